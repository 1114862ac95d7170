import type { Messages } from './messages.ts';

export const documentMessages = {
  /** The first element of the page. */
  skip: { zh: '跳到正文', en: 'Skip to main content', ja: '本文へスキップ' },
  link: {
    /** Heard after a link's name, so English brings its own space. */
    newTab: { zh: '（在新标签页打开）', en: ' (opens in a new tab)', ja: '（新しいタブで開く）' },
  },
  /** What the saved résumé is called: among many in a folder it still says whose it is. */
  resumeFile: { zh: '{name}简历', en: '{name} - Resume', ja: '職務経歴書（{name}）' },
  notFound: {
    documentTitle: {
      zh: '找不到这个页面 · {name}',
      en: 'Page not found · {name}',
      ja: 'ページが見つかりません｜{name}',
    },
    heading: { zh: '找不到这个页面', en: 'Page not found', ja: 'ページが見つかりません' },
    text: {
      zh: '地址可能打错了，也可能页面已经移走。',
      en: 'The address may be mistyped, or the page has moved.',
      ja: 'アドレスが間違っているか、ページが移動したようです。',
    },
    home: { zh: '回到首页', en: 'Go to the home page', ja: 'トップページへ' },
  },
  /** In the place of the form's button. */
  noScript: {
    contact: {
      zh: '这个表单需要 JavaScript，请直接写信到 {email}。',
      en: 'This form needs JavaScript, so please write to {email} instead.',
      ja: '送信にはJavaScriptが必要です。{email}へ直接メールしてください。',
    },
  },
  /** On paper only. */
  print: {
    from: { zh: '打印自 {url}', en: 'Printed from {url}', ja: '印刷元：{url}' },
  },
} as const satisfies Messages;
