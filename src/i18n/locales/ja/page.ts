import type { PageTranslation } from '../translation.ts';
import * as shared from './shared.ts';

export const page: PageTranslation = {
  header: {
    brand: {
      label: '{name}、先頭へ戻る',
    },
    nav: {
      label: 'メイン',
    },
    menu: {
      open: 'メニューを開く',
      close: 'メニューを閉じる',
    },
    language: {
      label: '言語：{language}',
      list: '言語を選ぶ',
      changed: '日本語に切り替えました',
    },
    theme: {
      toDark: 'ダークモードに切り替える',
      toLight: 'ライトモードに切り替える',
    },
  },

  headerLinks: {
    about: 'プロフィール',
    experience: '経歴',
    projects: '制作物',
    contact: '連絡先',
  },

  hero: {
    projects: '制作物を見る',
    contact: '連絡する',
    resume: '職務経歴書（PDF）',
    scroll: '下へスクロール',
  },

  globe: {
    name: '{place}の位置を示す地球儀',
    description: '点で描いた地球儀です。マゼンタの印が{place}（{coordinates}）です。',
  },

  globeControls: {
    keys: '矢印キーで回転、+と−で拡大・縮小、Homeで{place}に戻り、スペースで一時停止します。',
    controls: '地球儀の操作',
    zoomOut: '縮小',
    zoomIn: '拡大',
    pause: '回転を止める',
    play: '回転を再開する',
    turnTo: '{place}まで回す',
    wheel: '{key}を押しながらスクロールで拡大・縮小',
  },

  about: {
    heading: 'プロフィール',
    notes: {
      label: 'ノートを小島、リンクを点線で描いた図',
    },
    cards: {
      label: {
        experience: '経歴',
        projects: '制作物',
        contact: '連絡先',
      },
    },
    advantages: {
      heading: '強み',
    },
  },

  experience: {
    heading: '経歴',
    technologies: '使用技術',
    earlier: '以前の職歴',
    achievements: 'おもな成果',
  },

  skills: {
    heading: 'スキル',
  },

  projects: {
    heading: '制作物',
    open: '詳しく見る',
    technologies: '使用技術',
    view: 'サイトを見る',
    code: 'コードを見る',
    close: '閉じる',
  },

  contact: {
    heading: '連絡先',
    email: 'メール',
    phone: '電話',
    location: '所在地',
    profiles: 'アカウント',
    copyEmail: 'アドレスをコピー',
    handle: '{label}：{handle}',
    copyHandle: '{label} IDをコピー',
    resume: '職務経歴書をダウンロード（PDF）',
    vcard: '連絡先を保存（vCard）',
    form: {
      label: 'メールを書く',
      name: 'お名前',
      namePlaceholder: '例：山田 花子',
      email: 'メールアドレス',
      emailPlaceholder: 'name@example.com',
      message: 'メッセージ',
      messagePlaceholder: '短い文章でもかまいません',
      send: 'メールで送る',
      hint: 'メールアプリが開きます。内容は入力済みなので、そこから送信してください。',
      submitting: '送信中…',
      blank: '空白しか入力されていません。文字を入力してください。',
      noScript: '送信にはJavaScriptが必要です。{email}へ直接メールしてください。',
    },
    sent: {
      title: 'メールアプリを開きました',
      text: 'お使いのメールアプリから送信してください。なるべく早くお返事します。',
      paste: '文章が長いため、全文をクリップボードにコピーしました。メールに貼り付けて送信してください。',
      nothing: 'メールアプリが開かないときは、内容をコピーして、メールに貼り付けてください。',
    },
    error: {
      text: '送信できませんでした。もう一度お試しください。',
      notOpened: 'メールアプリが開きませんでした。内容をコピーして別の方法で送ってください。',
      tooLong:
        '文章が長いため、メールアプリに渡せませんでした。コピーしてメールに貼り付けるか、短くしてお送りください。',
      notCopied:
        'メールアプリは開きましたが、ブラウザにコピーを拒否されました。下のボタンでコピーして、メールに貼り付けてください。',
      kept: '入力した内容は残っています。',
    },
    copyMessage: '内容をコピー',
    copied: {
      message: '内容をコピーしました',
      email: 'アドレスをコピーしました',
      handle: '{label} IDをコピーしました',
    },
    copyFailed: 'コピーできませんでした。文字を選択してコピーしてください。',
    again: 'もう一通書く',
    mail: {
      subject: 'サイトからの連絡：{name}',
      name: '名前：{name}',
      email: 'メール：{email}',
      message: '内容：',
      time: '作成日時：{time}',
      paste: '（全文をクリップボードにコピーしました。この行を消して、ここに貼り付けてください。）',
    },
  },

  footer: {
    copyright: '© {year} {name}',
    builtWith: 'React、TypeScript、Viteで制作',
  },

  document: {
    skip: '本文へスキップ',
    link: {
      newTab: '（新しいタブで開く）',
    },
    resumeFile: '職務経歴書（{name}）',
    print: {
      from: '印刷元：{url}',
    },
  },

  chatButton: {
    label: 'チャット',
    openChat: 'チャットを開く',
    loading: 'チャットを開いています…',
    loadFailed: 'チャットを読み込めませんでした。もう一度試すか、ページを再読み込みしてください。',
    newAnswerClosed: 'チャットを開く（新しい回答あり）',
  },

  shared: { retry: shared.retry, copy: shared.copy, copied: shared.copied },
};
