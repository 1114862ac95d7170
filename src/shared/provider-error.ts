/**
 * What a provider's error means: one table from HTTP status, `code`, `type` and text to the chat's error key
 * (specification.md §8), for the page and for the server. The provider's words go no further than this.
 */

/** The value under a name or an index; undefined where there is none. */
export function getProp(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function getString(value: unknown, name: string): string | undefined {
  const member = getProp(value, name);
  return typeof member === 'string' ? member : undefined;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error as OpenAI-compatible providers report it, as far as it can be read. */
export interface ProviderError {
  /** HTTP status, or a number that stands for one inside a body. */
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  /** The parameter that was refused. */
  readonly param?: string | undefined;
}

/** `apiRateLimit` and `quotaExceeded` block the chat; the others are causes of `specific`. */
export type ProviderErrorKey =
  | 'apiRateLimit'
  | 'quotaExceeded'
  | 'key'
  | 'model'
  | 'tooLarge'
  | 'timeout'
  /** Stopped by a filter before a word. */
  | 'filtered'
  /** The whole length went into thoughts: no word was left. */
  | 'noRoom'
  | 'refused'
  | 'upstream';

/** Reads an error out of a body of any shape that providers use; undefined where there is none in it. */
export function findProviderError(body: unknown, status?: number): ProviderError | undefined {
  if (Array.isArray(body)) return findProviderError(body[0], status);
  const choices = getProp(body, 'choices');
  const found =
    nestedError(body) ?? nestedError(getProp(choices, '0')) ?? (Array.isArray(choices) ? undefined : bareError(body));
  if (found === undefined) return undefined;
  const [code, type] = [wordOf(found, CODES), wordOf(found, TYPES)];
  const reason = getString(getProp(getProp(found, 'details'), '0'), 'reason');
  return {
    status: statusIn(code) ?? statusIn(wordOf(found, ['status_code', 'status'])) ?? status,
    code: reason ?? code,
    type: type ?? getString(found, 'status'),
    text: typeof found === 'string' ? found : wordOf(found, TEXTS),
    param: getString(found, 'param') ?? lastOf(getProp(found, 'loc')),
  };
}

const CODES = ['code', 'error_code', 'status_code'];
const TYPES = ['type', 'object'];
const TEXTS = ['message', 'msg', 'error_msg', 'status_msg', 'detail', 'error'];

/** `{"error":…}`, `{"errors":[…]}`, `{"detail":…}`, `{"base_resp":{…}}`: objects, lists and texts. */
function nestedError(value: unknown): unknown {
  for (const name of ['error', 'errors', 'detail', 'fault', 'base_resp']) {
    const member = getProp(value, name);
    const error = Array.isArray(member) ? (member as unknown[])[0] : member;
    if (!error || getProp(error, 'status_code') === 0 || isEmpty(error)) continue;
    // `{"error":"invalid_request","message":"…","code":402}`: what stands beside the text belongs to it.
    return typeof error === 'string' && typeof value === 'object'
      ? { ...value, message: getString(value, 'message') ?? error }
      : error;
  }
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** An error without `error` around it: `{"object":"error","message":…}`, `{"code":"Arrearage","message":…}`. */
function bareError(body: unknown): unknown {
  const names = ['message', 'msg', 'error_msg'];
  const isNews = /^(?:queued|pending|starting|loading|(?:in_)?process(?:ing)?|in_progress|ok|success)$/i;
  return names.some((name) => getString(body, name)) && !isNews.test(getString(body, 'status') ?? '')
    ? body
    : undefined;
}

/** The first of the names that holds a text or a number. */
function wordOf(value: unknown, names: readonly string[]): string | undefined {
  for (const name of names) {
    const member = getProp(value, name);
    if (typeof member === 'string' || typeof member === 'number') return String(member);
  }
  return undefined;
}

/** `{"loc":["body","max_tokens"]}`: as FastAPI names a field. */
function lastOf(path: unknown): string | undefined {
  const last: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return typeof last === 'string' ? last : undefined;
}

function statusIn(word = ''): number | undefined {
  return /^[45]\d\d$/.test(word) ? Number(word) : undefined;
}

/** Reads the body of a refused request, as JSON or as bare text. */
export function readProviderError(body: string, status: number): ProviderError {
  return findProviderError(parseJson(body), status) ?? { status, text: body.startsWith('<') ? undefined : body };
}

/**
 * A refused key, an unknown model and an empty account are told by the status; everything else by `code`, then by `type`,
 * then by the text, then by the status. A rate limit and a used-up quota both come as 429: only the words tell them apart.
 */
export function keyOfError({ status = 500, code = '', type = '', text = '' }: ProviderError): ProviderErrorKey {
  if (status === 401 || status === 404) return saysNoMoney(`${code} ${text}`) ? 'quotaExceeded' : keyOfStatus(status);
  return keyIn(NAME_KEYS, code) ?? keyIn(NAME_KEYS, type) ?? keyIn(TEXT_KEYS, text) ?? keyOfStatus(status);
}

const NAME_KEYS: readonly (readonly [RegExp, ProviderErrorKey])[] = [
  [/content.?filter|sensitive|moderation|safety|prohibited|data.?inspection/i, 'filtered'],
  [/^max_tokens$/, 'noRoom'],
  [/billing|arrear|overdue|insufficient.?(?:balance|credit|funds)/i, 'quotaExceeded'],
  // A quota of requests or tokens is one of a minute.
  [/rate_limit|throttl|(?:request|token)_quota/i, 'apiRateLimit'],
  [/quota(?!.*per.?(?:minute|second))/i, 'quotaExceeded'],
  [/rate.?limit|too.?many.?requests/i, 'apiRateLimit'],
  [/api.?key|^unauth|authentication/i, 'key'],
  [/model.?(?:not.?found|decommissioned)|invalid.?model|deploymentnotfound/i, 'model'],
  [/context.?(?:length|size)|too.?large|above_max_length/i, 'tooLarge'],
  [/time.?out|deadline.?exceeded/i, 'timeout'],
];

/** What says nothing about the kind, as `invalid_request_error` or `requests`, leaves it to what comes next. */
function keyIn(keys: typeof NAME_KEYS, words: string): ProviderErrorKey | undefined {
  return keys.find(([pattern]) => pattern.test(words))?.[1];
}

const NO_MONEY = [
  /insufficient[ _-]?(?:account )?(?:balance|credits?|funds)|(?:credit|account) balance (?:is )?(?:too low|insufficient)/i,
  /\b(?:no|not enough|not have enough|out of|run out of) (?:credits?|balance|funds)\b|payment required|arrear|overdue (?:payment|balance)|used all available credits/i,
  /exceeded your current quota|spending (?:limit|cap)|billing.{0,12}(?:hard limit|not active|inactive)/i,
  /欠费|余额不足|余额已用|余量已用|账户.{0,6}不足|额度.{0,4}(?:不足|用完|用尽)|残高|残高不足|クレジット.{0,4}不足/,
];

function saysNoMoney(text: string): boolean {
  return NO_MONEY.some((pattern) => pattern.test(text));
}

/** An address where more can be paid for (`…/account/billing`) stands in the text of either: it tells nothing. */
const TEXT_KEYS: typeof NAME_KEYS = [
  [/rate_limit/, 'apiRateLimit'],
  ...NO_MONEY.map((pattern) => [pattern, 'quotaExceeded'] as const),
  [/^(?=[^]*(?:quota|limit))[^]*(?:per[- ](?:minute|second)|\b[RT]PM\b)/i, 'apiRateLimit'],
  [/quota/i, 'quotaExceeded'],
  [/rate.?limit|too many requests|request limit reached|请求过于频繁|并发/i, 'apiRateLimit'],
  [
    /context (?:length|window|size)|maximum context|input validation error.*tokens|range of input length|上下文长度|(?:prompt|request|input) (?:is )?too (?:long|large)/i,
    'tooLarge',
  ],
  [
    /(?:invalid|incorrect|missing|wrong|not valid).{0,12}(?:api.?)?key|key.{0,12}(?:not valid|invalid)|无效的令牌|密钥/i,
    'key',
  ],
  [
    /model.{0,60}(?:not found|not exist|unknown)|(?:no such|unknown|not a valid) model|no models? loaded|模型不存在/i,
    'model',
  ],
  [/content.?(?:filter|management policy|exists risk)|safety system|moderation|flagged|敏感|违规/i, 'filtered'],
];

const STATUS_KEYS: Readonly<Record<number, ProviderErrorKey>> = {
  401: 'key',
  402: 'quotaExceeded',
  404: 'model',
  408: 'timeout',
  413: 'tooLarge',
  429: 'apiRateLimit',
  504: 'timeout',
  // Of a proxy that waited for the provider.
  522: 'timeout',
  524: 'timeout',
};

function keyOfStatus(status: number): ProviderErrorKey {
  return STATUS_KEYS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'upstream');
}

/** What a request sends along that some models refuse. */
const OPTIONAL_PARAMETERS = ['max_tokens', 'max_completion_tokens', 'temperature', 'stream_options'] as const;
export type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number];

/**
 * The parameter whose refusal an error is; undefined for every other error. Where the error names a parameter or a kind of
 * its own, only that counts. A text may quote the visitor: there the refusing words have to stand beside the name.
 */
export function refusedParameter({
  status,
  code = '',
  text = '',
  param,
}: ProviderError): OptionalParameter | undefined {
  if ((status !== 400 && status !== 422) || keyIn(NAME_KEYS, code)) return undefined;
  if (param !== undefined) {
    const isRefusal = /unsupported|unrecognized|unknown/i.test(code) || new RegExp(REFUSING, 'i').test(text);
    return isRefusal ? OPTIONAL_PARAMETERS.find((name) => name === param) : undefined;
  }
  return OPTIONAL_PARAMETERS.find((name) =>
    new RegExp(`\\b${name}\\b${AFTER}(?:${REFUSING})|(?:${REFUSING})${BEFORE}${name}\\b`, 'i').test(text),
  );
}

const REFUSING =
  "not? (?:longer )?(?:be )?(?:supported|permitted|allowed)|unsupported|n[o']t support|unrecognized|unexpected|unknown|deprecated|only (?:the default|\\S+ is allowed)|extra (?:inputs|fields)|不支持";
/** At most three words; no quotation begins or ends between them. */
const AFTER = String.raw`[^\w?!]*(?:\w+\s+){0,3}`;
const BEFORE = String.raw`(?:[\s:]+\w+){0,3}[^\w?!]*`;
