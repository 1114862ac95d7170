import type { Messages } from './messages.ts';

export const contactMessages = {
  heading: { zh: '联系', en: 'Contact', ja: '連絡先' },
  email: { zh: '邮箱', en: 'Email', ja: 'メール' },
  phone: { zh: '电话', en: 'Phone', ja: '電話' },
  location: { zh: '所在地', en: 'Location', ja: '所在地' },
  /** Names the group of social links, here and in the footer. */
  profiles: { zh: '其他账号', en: 'Profiles', ja: 'アカウント' },
  copyEmail: { zh: '复制邮箱', en: 'Copy address', ja: 'アドレスをコピー' },
  resume: { zh: '下载简历（PDF）', en: 'Download résumé (PDF)', ja: '職務経歴書をダウンロード（PDF）' },
  vcard: { zh: '存进通讯录（vCard）', en: 'Save contact (vCard)', ja: '連絡先を保存（vCard）' },
  form: {
    label: { zh: '写信给我', en: 'Write to me', ja: 'メールを書く' },
    name: { zh: '你的名字', en: 'Your name', ja: 'お名前' },
    namePlaceholder: { zh: '怎么称呼你', en: 'What should I call you?', ja: '例：山田 花子' },
    email: { zh: '你的邮箱', en: 'Your email', ja: 'メールアドレス' },
    emailPlaceholder: { zh: 'name@example.com', en: 'name@example.com', ja: 'name@example.com' },
    message: { zh: '想说的话', en: 'Message', ja: 'メッセージ' },
    messagePlaceholder: { zh: '写几句就好，不用客套', en: 'A few lines is plenty', ja: '短くて大丈夫です' },
    send: { zh: '用邮件发送', en: 'Send by email', ja: 'メールで送る' },
    hint: {
      zh: '会打开你的邮件应用，内容已经填好，在那里点发送。',
      en: 'This opens your mail app with everything filled in. You send it from there.',
      ja: 'メールアプリが開きます。内容は入力済みなので、そこから送信してください。',
    },
    submitting: { zh: '发送中…', en: 'Sending...', ja: '送信中…' },
  },
  sent: {
    title: { zh: '邮件应用已打开', en: 'Email Client Opened', ja: 'メールアプリを開きました' },
    text: {
      zh: '请在你的邮件应用里把信发出，我会尽快回复。',
      en: 'Please send the email from your own mail client. I’ll reply soon.',
      ja: 'お使いのメールアプリから送信してください。早めに返信します。',
    },
    /** Nobody can know whether the mail window opened. */
    nothing: {
      zh: '没看到邮件窗口？把内容复制下来，换个方式发也行。',
      en: 'No mail window? Copy the message and send it any way you like.',
      ja: '画面が開かないときは、内容をコピーして別の方法で送ってください。',
    },
  },
  error: {
    text: {
      zh: '发送失败，请再试一次。',
      en: 'Failed to send message. Please try again.',
      ja: '送信できませんでした。もう一度お試しください。',
    },
    /** These two follow the error text and are followed by `kept`. */
    notOpened: {
      zh: '邮件应用没有打开。可以复制内容，换个方式发。',
      en: 'Your mail app did not open. Copy the message and send it any way you like.',
      ja: 'メールアプリが開きませんでした。内容をコピーして別の方法で送ってください。',
    },
    tooLong: {
      zh: '邮件链接装不下这么多字。可以复制下来，自己粘进邮件；也可以删短一些再发。',
      en: 'A mail link can’t hold this much text. Copy it into an email yourself, or shorten it and try again.',
      ja: 'メールリンクに入りきらない長さです。コピーしてメールに貼り付けるか、短くしてもう一度送ってください。',
    },
    kept: {
      zh: '你写的内容都还在。',
      en: 'Nothing is lost: your text is still here.',
      ja: '入力した内容は残っています。',
    },
  },
  copyMessage: { zh: '复制内容', en: 'Copy message', ja: '内容をコピー' },
  copied: {
    message: { zh: '内容已复制', en: 'Message copied', ja: '内容をコピーしました' },
    email: { zh: '邮箱已复制', en: 'Address copied', ja: 'アドレスをコピーしました' },
  },
  copyFailed: {
    zh: '复制失败，请手动选中文字。',
    en: 'Could not copy. Please select the text by hand.',
    ja: 'コピーできませんでした。文字を選択してコピーしてください。',
  },
  again: { zh: '再写一封', en: 'Write another', ja: 'もう一通書く' },
  /** The prepared mail, in the visitor's language: the visitor sees it before sending it. */
  mail: {
    subject: { zh: '个人网站来信：{name}', en: 'Website message from {name}', ja: 'サイトからの連絡：{name}' },
    name: { zh: '名字：{name}', en: 'Name: {name}', ja: '名前：{name}' },
    email: { zh: '邮箱：{email}', en: 'Email: {email}', ja: 'メール：{email}' },
    message: { zh: '内容：', en: 'Message:', ja: '内容：' },
    time: { zh: '发送时间：{time}', en: 'Sent: {time}', ja: '送信日時：{time}' },
  },
} as const satisfies Messages;
