/** Asks the OpenAI-compatible provider, and says what its failures are for the visitor and for the owner. */
import { content as ownContent } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { SYSTEM_PROMPT } from '#i18n/locales/system-prompt.ts';
import { resumeIn, sectionsInMarkdown } from '#resume';
import { COMPLETION_DEADLINES, streamCompletion, type CompletionDeadlines } from '#shared/chat-completion.ts';
import type { FailedCompletion } from '#shared/chat-completion-reader.ts';
import { CHAT_TEMPERATURE, completionsAddress, type ChatErrorCode, type ConversationMessage } from '#shared/chat.ts';
import { inEachLanguage, type Language } from '#shared/language.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import type { OptionalParameter } from '#shared/provider-error.ts';
import { addressOf, SECTIONS } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import type { Environment } from '../env.ts';
import type { Log } from '../log.ts';
import type { StartAnswer } from './answer-stream.ts';
import { ApiError } from './api-error.ts';

/** A little shorter than the page's own, so that the page hears of it, and the send is given back. */
const PROVIDER_DEADLINES: CompletionDeadlines = {
  ...COMPLETION_DEADLINES,
  silence: 55_000,
  thinking: 175_000,
  whole: 290_000,
};

type Conversation = readonly ConversationMessage[];

/** Undefined without a key. */
export function createModel(environment: Environment, log: Log, deadlines = PROVIDER_DEADLINES) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MAX_TOKENS, CHAT_DAILY_TOKENS: budget } = environment;
  if (OPENAI_API_KEY === undefined) return undefined;
  const prompts = inEachLanguage((language) => systemPrompt(ownContent, language));
  const systemTokens = inEachLanguage((language) => tokensOfProse(prompts[language]));
  const tokens = Math.min(...Object.values(systemTokens)) + maxTokens([{ content: '?' }]) + OPENAI_MAX_TOKENS;
  if (tokens > budget) {
    log.warn({ tokens, budget }, 'CHAT_DAILY_TOKENS is less than one question reserves: all are refused');
  }
  const refusedParameters = new Set<OptionalParameter>();
  const headers = {
    Authorization: `Bearer ${OPENAI_API_KEY}`,
    'Content-Type': 'application/json',
    Accept: 'text/event-stream',
    'Accept-Encoding': 'identity',
  };
  return {
    ask(conversation: Conversation, language: Language): StartAnswer {
      const body = {
        model: OPENAI_MODEL,
        temperature: CHAT_TEMPERATURE,
        max_tokens: OPENAI_MAX_TOKENS,
        stream: true,
        // What an exchange cost is then the provider's own figure.
        stream_options: { include_usage: true },
        messages: [{ role: 'system', content: prompts[language] }, ...conversation],
      } as const;
      const request = { address: completionsAddress(OPENAI_BASE_URL), headers, body };
      return (events) =>
        streamCompletion(request, {
          ...events,
          // A redirect could lead anywhere, the key with it.
          fetch: (address, init) => fetch(address, { ...init, redirect: 'manual' }),
          deadlines,
          refusedParameters,
          onRefusedParameter: (parameter) => {
            const instead = parameter === 'max_tokens' ? ', max_completion_tokens takes its place' : '';
            const line = `the model refuses a parameter: it is left out${instead}`;
            log.warn({ kind: 'parameter', parameter, model: OPENAI_MODEL }, line);
          },
        });
    },
    /** What a question takes at most, in tokens: the rules, and all that was written. */
    promptTokens: (conversation: Conversation, language: Language) => systemTokens[language] + maxTokens(conversation),
    /** What an answer can take at most, in tokens: a model that refuses the owner's limit has only that of the reader. */
    maxAnswerTokens: () =>
      refusedParameters.has('max_completion_tokens')
        ? Math.max(OPENAI_MAX_TOKENS, MAX_ANSWER_LENGTH)
        : OPENAI_MAX_TOKENS,
  };
}

/** British, without a comma before “and”. */
const IN_WORDS = new Intl.ListFormat('en-GB');

/** The system message for a visitor of the page in `language`. */
export function systemPrompt(content: Content, language: Language): string {
  const { person, experience } = content;
  // Neither address nor date is in it.
  const resume = resumeIn({ content, publicUrl: '', modified: new Date(0) }, language);
  const { page } = resume.words;
  return fill(SYSTEM_PROMPT, {
    name: person.name[language],
    title: person.title[language],
    company: experience[0]?.company[language] ?? '',
    email: person.email,
    language: MESSAGES[language].documents.englishName,
    sections: IN_WORDS.format(SECTIONS.map(addressOf)),
    facts: [...sectionsInMarkdown(resume, ''), page.contact.resume, page.footer.builtWith].join('\n'),
  });
}

/** A message's frame: its role and its ends. */
const TOKENS_PER_MESSAGE = 8;
const encoder = new TextEncoder();

/** Of our own prose, a little above what it takes: a token is about four letters of English, or one character of Chinese or Japanese. */
function tokensOfProse(text: string): number {
  const plain = text.match(/[\0-\x7f]/g)?.length ?? 0;
  return Math.ceil(plain / 3 + (text.length - plain) * 1.5) + TOKENS_PER_MESSAGE;
}

/** Of whatever a visitor may write, never less than it takes: no token of a byte-pair encoding is shorter than a byte. */
function maxTokens(messages: readonly { readonly content: string }[]): number {
  return messages.reduce((sum, message) => sum + encoder.encode(message.content).length + TOKENS_PER_MESSAGE, 0);
}

/** A rate limit and a used-up quota keep their kind, a time-out stays one; everything else is the owner's to know. */
const CODES: Partial<Record<FailedCompletion['error'], ChatErrorCode>> = {
  apiRateLimit: 'rate_limit_exceeded',
  quotaExceeded: 'insufficient_quota',
  timeout: 'upstream_timeout',
  stalled: 'upstream_timeout',
};

const ADVICE: Readonly<Record<FailedCompletion['error'], string>> = {
  apiRateLimit: 'the account’s rate limit: wait, or ask the provider for a higher one',
  quotaExceeded: 'no money left at the provider: top the account up, or raise its limit',
  key: 'check OPENAI_API_KEY: the provider does not take it',
  model: 'check OPENAI_MODEL and OPENAI_BASE_URL: the provider does not know the model or the address',
  tooLarge: 'the conversation is larger than the model takes: choose a model with a longer context',
  refused: 'the provider refuses the request: check the account’s rights, its region, the model’s parameters',
  filtered: 'the provider’s filter refused the question or the answer',
  noRoom: 'raise OPENAI_MAX_TOKENS: thoughts took all of it',
  notACompletion: 'check OPENAI_BASE_URL: what answers there is no OpenAI-compatible provider',
  network: 'check OPENAI_BASE_URL, and that this machine reaches it',
  timeout: 'the provider is slow: see its status page',
  stalled: 'the provider is slow: see its status page',
  upstream: 'the provider’s own failure: see its status page',
  brokeOff: 'the provider or something on the way ended the answer: see its status page',
  general: 'the provider could not be called',
};

/** What comes instead of an answer, with a good status: a provider charges for none of them, and a page is no provider. */
const FREE_ERRORS = new Set<string>(['apiRateLimit', 'quotaExceeded', 'key', 'notACompletion']);
const TOO_LARGE_FOR_RATE = 'one question is larger than the account may send: waiting never helps, a higher tier does';
/** Seconds, where the provider does not say: as long as the page blocks (`BLOCK_MS`, src/chat/session/session.ts). */
const DEFAULT_RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;
/** What keeps a connection from being made: names, routes, certificates. */
const NEVER_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|ENET\w+|EHOST\w+|EADDRNOTAVAIL|ETIMEDOUT|EPROTO|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|UNABLE_TO_\w+|\w*SELF_SIGNED_CERT\w*|HOSTNAME_MISMATCH|INVALID_CA)$/;

/** What a failed call is to the visitor, and to the owner's log. */
export function providerError({ error, detail, refusal, code = '' }: FailedCompletion): ApiError {
  const isTooLarge = error === 'apiRateLimit' && refusal?.status === 413;
  const hasNoResponse = error === 'network' || error === 'timeout';
  return new ApiError(CODES[error] ?? 'upstream_error', {
    type: error === 'filtered' ? 'content_filter' : error === 'noRoom' ? 'max_tokens' : undefined,
    retryAfterSeconds: error === 'apiRateLimit' ? retrySeconds(refusal?.retryAfter) : undefined,
    report: {
      kind: error,
      detail: code && !detail.includes(code) ? `${detail}: ${code}` : detail,
      advice: isTooLarge ? TOO_LARGE_FOR_RATE : ADVICE[error],
    },
    isFree: refusal !== undefined || FREE_ERRORS.has(error) || (hasNoResponse && NEVER_CONNECTED.test(code)),
  });
}

/** `Retry-After`, a number or a date, in whole seconds and within bounds. */
function retrySeconds(retryAfter = ''): number {
  const seconds = Math.ceil(Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000);
  return Math.min(Math.max(Number.isNaN(seconds) ? DEFAULT_RETRY_SECONDS : seconds, 1), MAX_RETRY_SECONDS);
}
