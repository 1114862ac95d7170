/** What the chat's panel says. The English of warning, blocked and errors is given: it stays as it is, word for word. */
import { chatButtonMessages } from './chat-button.ts';
import type { Messages } from './messages.ts';

export const chatMessages = {
  ...chatButtonMessages,
  closeChat: { zh: '关闭聊天', en: 'Close chat', ja: 'チャットを閉じる' },
  title: { zh: '问问我的助手', en: 'Ask my assistant', ja: 'アシスタントに聞く' },
  welcome: {
    zh: '你好，我是{name}网站上的助手。经历、技能、项目、联系方式，都可以问我。',
    en: 'Hello, I’m the assistant on {name}’s site. Ask me about experience, skills, projects or how to get in touch.',
    ja: 'こんにちは。{name}のサイトのアシスタントです。経歴、スキル、制作物、連絡先について聞いてください。',
  },
  placeholder: { zh: '想问点什么？', en: 'Type a message...', ja: 'メッセージを入力' },
  /** Beside the suggested questions: it leads to the input and sends nothing. */
  advertisement: {
    zh: '贴一份招聘启事来对照',
    en: 'Check a job ad against this page',
    ja: '求人票と照らし合わせる',
  },
  /** Then the placeholder. */
  advertisementHere: {
    zh: '把招聘启事贴在这里，我逐项看本页写没写。',
    en: 'Paste the job ad here: I’ll go through it point by point.',
    ja: 'ここに求人票を貼り付けてください。項目ごとに照らし合わせます。',
  },
  sendMessage: { zh: '发送消息', en: 'Send message', ja: 'メッセージを送信' },
  messageCount: { zh: '已发 {current}/{max}', en: '{current}/{max} sent', ja: '送信{current}/{max}件' },
  sessionDuration: { zh: '已过 {minutes} 分钟', en: 'Session {minutes} min', ja: '経過{minutes}分' },
  configureApiKey: { zh: '未配置 API Key', en: 'API key not configured', ja: 'APIキー未設定' },
  warning: {
    zh: '提示：你还可以发 {remaining} 条消息。设这个限制是为了防止 API 被滥用。',
    en: 'Tip: You can send {remaining} more messages. This is a protection measure to prevent API abuse.',
    ja: 'お知らせ：あと{remaining}件送信できます。APIの不正利用を防ぐための制限です。',
  },
  blocked: {
    zh: '暂时受限，请稍后再试',
    en: 'Temporarily restricted, please try again later',
    ja: '一時的に利用を制限しています。しばらくしてからお試しください。',
  },
  /** Around every refused send and every error. */
  warned: { zh: '⚠️ {text}', en: '⚠️ {text}', ja: '⚠️ {text}' },
  errors: {
    sessionTimeout: {
      zh: '这次聊天已超过 {minutes} 分钟的上限。',
      en: 'Session time has exceeded {minutes} minutes limit',
      ja: 'セッションの制限時間（{minutes}分）を過ぎました。',
    },
    messageLimit: {
      zh: '这次聊天的 {count} 条消息已经用完。',
      en: 'Reached the limit of {count} messages per session',
      ja: 'セッションごとの上限（{count}件）に達しました。',
    },
    rateLimit: {
      zh: '请等 {seconds} 秒再发送。',
      en: 'Please wait {seconds} seconds before sending',
      ja: '{seconds}秒待ってから送信してください。',
    },
    noApiKey: {
      zh: '请先配置 OpenAI API Key。',
      en: 'Please configure OpenAI API Key first',
      ja: '先にOpenAIのAPIキーを設定してください。',
    },
    /** The second and third line after `noApiKey`. */
    noApiKeyVariable: {
      zh: '设置环境变量 {variable} 即可。',
      en: 'Please set the environment variable {variable}.',
      ja: '環境変数{variable}を設定してください。',
    },
    noApiKeyVisitor: {
      zh: '访客可以直接[写信](#contact)。',
      en: 'Visitors can [write an email](#contact) instead.',
      ja: 'お問い合わせは[連絡先](#contact)からどうぞ。',
    },
    apiRateLimit: {
      zh: 'API 请求太频繁，请稍后再试。',
      en: 'API request rate too high, please try again later',
      ja: 'APIへのリクエストが多すぎます。しばらくしてからお試しください。',
    },
    quotaExceeded: {
      zh: 'API 额度已用完，请联系网站管理员。',
      en: 'API quota exceeded, please contact the website administrator',
      ja: 'APIの利用枠を使い切りました。サイトの管理者に連絡してください。',
    },
    specific: {
      zh: '抱歉，出错了：{message}',
      en: 'Sorry, an error occurred: {message}',
      ja: 'すみません、エラーが発生しました：{message}',
    },
    general: { zh: '抱歉，出错了。', en: 'Sorry, an error occurred', ja: 'すみません、エラーが発生しました。' },
  },
  /** The {message} of `errors.specific`: never the provider's own words. */
  causes: {
    network: { zh: '网络连接失败', en: 'the connection failed', ja: 'ネットワークに接続できません' },
    timeout: {
      zh: '模型响应超时',
      en: 'the model did not answer in time',
      ja: 'AIの応答が間に合いませんでした',
    },
    upstream: { zh: '模型服务出了故障', en: 'the model service failed', ja: 'AIのサービスで障害が起きています' },
    refused: { zh: '请求被拒绝', en: 'the request was refused', ja: 'リクエストが拒否されました' },
    key: { zh: 'API Key 无效', en: 'the API key is not valid', ja: 'APIキーが無効です' },
    model: { zh: '找不到这个模型', en: 'the model was not found', ja: 'AIモデルが見つかりません' },
    tooLarge: { zh: '消息太长', en: 'the message is too long', ja: 'メッセージが長すぎます' },
  },
  /** The red hint when the built-in answerer speaks. It begins with `configureApiKey`. */
  hintBuiltIn: {
    zh: '未配置 API Key：回答取自本页文字',
    en: 'API key not configured: answers come from this page’s own text',
    ja: 'APIキー未設定：回答はこのページの文章から',
  },
  /** The same where a key is configured, or nobody knows yet. */
  hintHere: {
    zh: '回答取自本页文字',
    en: 'Answers come from this page’s own text',
    ja: '回答はこのページの文章から',
  },
  /** Under the welcome, only with a model. */
  modelNote: {
    zh: '回答由 AI 模型生成，可能有误。消息会发给模型服务商，本站不保存。',
    en: 'An AI model writes the answers and can be wrong. Your messages go to its provider; this site keeps none.',
    ja: '回答はAIが生成するため、誤りを含むことがあります。メッセージはAIの提供元に送られ、このサイトには残りません。',
  },
  log: { zh: '聊天记录', en: 'Conversation', ja: '会話' },
  from: {
    human: { zh: '你', en: 'You', ja: 'あなた' },
    ai: { zh: '助手', en: 'Assistant', ja: 'アシスタント' },
  },
  typing: { zh: '正在回答', en: 'Answering', ja: '回答中' },
  /** Announced once, when the answer is complete. */
  newAnswer: { zh: '新回答：{answer}', en: 'New answer: {answer}', ja: '新しい回答：{answer}' },
  stop: { zh: '停止回答', en: 'Stop answering', ja: '回答を止める' },
  stopped: { zh: '已停止。', en: 'Stopped.', ja: '停止しました。' },
  waiting: { zh: '还在等回答…', en: 'Still waiting for the answer...', ja: '回答を待っています…' },
  stalled: {
    zh: '等了 {seconds} 秒没有动静，先停下了。',
    en: 'Nothing came for {seconds} seconds, so I stopped waiting.',
    ja: '{seconds}秒たっても届かないので、待つのをやめました。',
  },
  brokeOff: {
    zh: '回答中断了，以上是已经收到的部分。',
    en: 'The answer broke off. This is as far as it got.',
    ja: '回答が途中で切れました。届いたのはここまでです。',
  },
  brokeOffEmpty: {
    zh: '连接断了，还没收到回答。',
    en: 'The connection broke before an answer arrived.',
    ja: '接続が切れ、回答は届きませんでした。',
  },
  retry: { zh: '再问一次', en: 'Ask again', ja: 'もう一度聞く' },
  /** Beside `retry`, only when nothing had arrived. */
  retryFree: { zh: '不占消息条数', en: 'Doesn’t use up a message', ja: '送信数には含みません' },
  /** A button below an error. */
  answerHere: { zh: '用本页内容回答', en: 'Answer from this page', ja: 'このページから回答' },
  notLoaded: {
    zh: '没能加载本页的回答功能。请检查网络后再试一次；还不行的话，先复制问题，再刷新页面。',
    en: 'What answers from this page could not be loaded. Check the connection and try once more. If that doesn’t help, copy your question and reload the page.',
    ja: 'このページから回答する機能を読み込めませんでした。接続を確認して、もう一度お試しください。直らないときは、質問をコピーしてからページを再読み込みしてください。',
  },
  offline: {
    zh: '网络断了。写好的内容会留着，连上再发。',
    en: 'You’re offline. Your text will wait here.',
    ja: 'オフラインです。入力した内容は残るので、つながってから送れます。',
  },
  online: { zh: '网络恢复了', en: 'Back online', ja: 'オンラインに戻りました' },
  jump: { zh: '回到最新消息', en: 'Jump to newest', ja: '最新のメッセージへ' },
  copyAnswer: { zh: '复制回答', en: 'Copy answer', ja: '回答をコピー' },
  answerCopied: { zh: '回答已复制', en: 'Answer copied', ja: '回答をコピーしました' },
  countdown: {
    zh: '{seconds} 秒后可以发送',
    en: 'You can send in {seconds}\u00A0s',
    ja: 'あと{seconds}秒で送信できます',
  },
  left: {
    one: { zh: '还能发 {count} 条', en: '{count} message left', ja: 'あと{count}件' },
    other: { zh: '还能发 {count} 条', en: '{count} messages left', ja: 'あと{count}件' },
  },
  /** Near the end of a message. */
  charactersLeft: {
    one: { zh: '还能写 {count} 个字', en: '{count} character left', ja: 'あと{count}文字' },
    other: { zh: '还能写 {count} 个字', en: '{count} characters left', ja: 'あと{count}文字' },
  },
  tooLong: {
    zh: '最多 {max} 个字，现在 {count} 个。',
    en: 'That’s {count} characters. The limit is {max}.',
    ja: '最大{max}文字です（いま{count}文字）。',
  },
  /** These two replace the input. */
  usedUp: {
    zh: '{max} 条消息都用完了。想接着聊，可以[写信](#contact)。',
    en: 'That was the last of {max} messages. To go on, [write an email](#contact).',
    ja: '送信できる{max}件を使い切りました。続きは[連絡先](#contact)からどうぞ。',
  },
  timeUp: {
    zh: '{minutes} 分钟的聊天时间到了。想接着聊，可以[写信](#contact)。',
    en: 'The {minutes}-minute session is over. To go on, [write an email](#contact).',
    ja: '{minutes}分のセッションが終わりました。続きは[連絡先](#contact)からどうぞ。',
  },
  blockedContact: {
    zh: '着急的话，可以[写信](#contact)。',
    en: 'If it can’t wait, [write an email](#contact).',
    ja: 'お急ぎなら[連絡先](#contact)からどうぞ。',
  },
} as const satisfies Messages;
