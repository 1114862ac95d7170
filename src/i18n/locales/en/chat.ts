/** What the chat’s panel says. The English of warning, blocked and errors is given: it stays as it is, word for word. */
export const chat = {
  closeChat: 'Close chat',
  title: 'Ask my assistant',
  welcome:
    'Hello, I’m the assistant on {name}’s site. Ask me about experience, skills, projects or how to get in touch.',
  placeholder: 'Type a message...',
  /** Beside the suggested questions: it leads to the input and sends nothing. */
  advertisement: 'Check a job ad',
  /** Then the placeholder. */
  advertisementHere: 'Paste the job ad here: I’ll go through it point by point.',
  sendMessage: 'Send message',
  messageCount: '{current}/{max} sent',
  sessionDuration: 'Session {minutes} min',
  configureApiKey: 'API key not configured',
  warning: 'Tip: You can send {remaining} more messages. This is a protection measure to prevent API abuse.',
  blocked: 'Temporarily restricted, please try again later',
  /** Around every refused send and every error. */
  warned: '⚠️ {text}',
  errors: {
    sessionTimeout: 'Session time has exceeded {minutes} minutes limit',
    messageLimit: 'Reached the limit of {count} messages per session',
    rateLimit: 'Please wait {seconds} seconds before sending',
    noApiKey: 'Please configure OpenAI API Key first',
    /** The second and third line after `noApiKey`. */
    noApiKeyVariable: 'Please set the environment variable {variable}.',
    noApiKeyVisitor: 'Visitors can [write an email](#contact) instead.',
    apiRateLimit: 'API request rate too high, please try again later',
    quotaExceeded: 'API quota exceeded, please contact the website administrator',
    specific: 'Sorry, an error occurred: {message}',
    general: 'Sorry, an error occurred',
  },
  /** The {message} of `errors.specific`: never the provider's own words. */
  causes: {
    network: 'the connection failed',
    timeout: 'the model did not answer in time',
    upstream: 'the model service failed',
    refused: 'the request was refused',
    filtered: 'a content filter refused the answer',
    noRoom: 'the model used up its length before the first word',
    key: 'the API key is not valid',
    model: 'the model was not found',
    tooLarge: 'the message is too long',
  },
  /** The red hint when the built-in answerer speaks. It begins with `configureApiKey`. */
  hintBuiltIn: 'API key not configured: answers come from this page’s own text',
  /** The same where a key is configured, or nobody knows yet. */
  hintHere: 'Answers come from this page’s own text',
  /** Under the welcome, only with a model. */
  modelNote: 'An AI model writes the answers and can be wrong. Your messages go to its provider; this site keeps none.',
  log: 'Conversation',
  from: {
    human: 'You',
    ai: 'Assistant',
  },
  typing: 'Answering',
  /** Announced once, when the answer is complete. */
  newAnswer: 'New answer: {answer}',
  stop: 'Stop answering',
  stopped: 'Stopped.',
  /** Under an answer that was cut. */
  shortened: {
    length: 'The answer reached its maximum length and stops here.',
    filter: 'A content filter cut this answer short.',
  },
  waiting: 'Still waiting for the answer...',
  stalled: 'Nothing came for {seconds} seconds, so I stopped waiting.',
  brokeOff: 'The answer broke off. This is as far as it got.',
  brokeOffEmpty: 'The connection dropped before an answer arrived.',
  retry: 'Ask again',
  /** Beside `retry`, only when nothing had arrived. */
  retryFree: 'Doesn’t use up a message',
  /** A button below an error. */
  answerHere: 'Answer from this page',
  notLoaded:
    'The built-in answers could not be loaded. Check your connection and try once more. If that doesn’t help, copy your question and reload the page.',
  offline: 'You’re offline. Your text will wait here.',
  online: 'Back online',
  jump: 'Jump to newest',
  copyAnswer: 'Copy answer',
  answerCopied: 'Answer copied',
  countdown: 'You can send in {seconds}\u00A0s',
  left: {
    one: '{count} message left',
    other: '{count} messages left',
  },
  /** Near the end of a message. */
  charactersLeft: {
    one: '{count} character left',
    other: '{count} characters left',
  },
  tooLong: 'That’s {count} characters. The limit is {max}.',
  /** These two replace the input. */
  usedUp: 'That was the last of {max} messages. To continue, [write an email](#contact).',
  timeUp: 'The {minutes}-minute session is over. To continue, [write an email](#contact).',
  blockedContact: 'If it can’t wait, [write an email](#contact).',
} as const;
