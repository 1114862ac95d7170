/** Reads the settings of the server once. A value that cannot hold stops the start, with one line per fault. */
import { z } from 'zod';
import { CHAT_DEFAULT_MODEL } from '#shared/chat.ts';
import { PROVIDER_BASE_URL } from '#shared/provider-address.ts';

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The site's own address, without a slash at the end; undefined: `http://localhost:<port>`. */
  readonly publicUrl: string | undefined;
  readonly openai: {
    readonly apiKey: string | undefined;
    readonly baseUrl: string;
    readonly model: string;
    /** The longest answer, in tokens; thoughts of a thinking model included. */
    readonly maxTokens: number;
  };
  readonly redisUrl: string | undefined;
  readonly sessionSecret: string | undefined;
  readonly chatDailyTokens: number;
  readonly chatAddressPerHour: number;
  /** Of pages elsewhere that may ask this chat. */
  readonly chatOrigins: readonly string[];
  /** How many proxies stand in front. */
  readonly trustProxy: number;
}

/** What is wrong with a setting. The value itself is never part of it: it may be a key. */
export interface EnvironmentFault {
  readonly variable: string;
  readonly rule: string;
  readonly example: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

type Parsed<Settings> =
  | ({ readonly ok: true } & Settings)
  | { readonly ok: false; readonly faults: readonly EnvironmentFault[] };

/** A whole number between two bounds, written in digits alone. */
function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
}

function address(protocols: readonly string[], rule: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: rule,
    abort: true,
  });
}

/** Letters that stand in an address as they are: the path becomes part of files, headers and routes. */
const PLAIN_PATH = /^(\/[\w.~-]+)*\/*$/;

const WEB = ['http:', 'https:'];

/** Of a whole site: without a slash at the end. */
const siteAddress = address(WEB, 'must be an http or https address')
  .refine((value) => {
    const { pathname, username } = new URL(value);
    return PLAIN_PATH.test(pathname) && !/[?#]/.test(value) && !username;
  }, 'must end with the host or a plain path, without a query or a fragment')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''))
  .optional();

/** Of a provider: the path of the conversations is written behind it. */
const providerAddress = address(WEB, 'must be an http or https address').refine(
  (value) => !/[?#]/.test(value),
  'must end with its path, without a query or a fragment',
);

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address to listen on')
    .default('127.0.0.1'),
  PUBLIC_URL: siteAddress,
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word without spaces or line ends')
    .optional(),
  OPENAI_BASE_URL: providerAddress.default(PROVIDER_BASE_URL),
  OPENAI_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, "must be the model's name")
    .default(CHAT_DEFAULT_MODEL),
  OPENAI_MAX_TOKENS: wholeNumber(1, 1_000_000).default(600),
  REDIS_URL: address(['redis:', 'rediss:'], 'must be a redis or rediss address').optional(),
  SESSION_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  CHAT_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).default(200_000),
  CHAT_ADDRESS_PER_HOUR: wholeNumber(1, 1_000_000_000).default(30),
  CHAT_ORIGINS: z
    .string()
    .transform((value) => value.trim().split(/[\s,]+/))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'must be origins with a comma between them, each with its scheme and nothing behind the host',
    )
    .default([]),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
});

const EXAMPLES: Readonly<Record<keyof z.infer<typeof schema> | 'VITE_CHAT_URL' | 'VITE_OPENAI_BASE_URL', string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://example.com',
  OPENAI_API_KEY: 'sk-…',
  OPENAI_BASE_URL: PROVIDER_BASE_URL,
  OPENAI_MODEL: CHAT_DEFAULT_MODEL,
  OPENAI_MAX_TOKENS: '600',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 'thirty-two random characters',
  CHAT_DAILY_TOKENS: '200000',
  CHAT_ADDRESS_PER_HOUR: '30',
  CHAT_ORIGINS: 'https://lena.gitlab.io',
  TRUST_PROXY: '1',
  VITE_CHAT_URL: 'https://chat.you.example',
  VITE_OPENAI_BASE_URL: PROVIDER_BASE_URL,
};

/** The settings in `variables`, or everything that is wrong with them. */
export function parseEnvironment(variables: Variables): Parsed<{ readonly environment: Environment }> {
  const result = schema.safeParse(setOf(variables));
  if (!result.success) return { ok: false, faults: faultsOf(result.error) };
  const { data } = result;
  return {
    ok: true,
    environment: {
      port: data.PORT,
      host: data.HOST,
      publicUrl: data.PUBLIC_URL,
      openai: {
        apiKey: data.OPENAI_API_KEY,
        baseUrl: data.OPENAI_BASE_URL,
        model: data.OPENAI_MODEL,
        maxTokens: data.OPENAI_MAX_TOKENS,
      },
      redisUrl: data.REDIS_URL,
      sessionSecret: data.SESSION_SECRET,
      chatDailyTokens: data.CHAT_DAILY_TOKENS,
      chatAddressPerHour: data.CHAT_ADDRESS_PER_HOUR,
      chatOrigins: data.CHAT_ORIGINS,
      trustProxy: data.TRUST_PROXY,
    },
  };
}

/**
 * Where the site will be, and its chat if that is elsewhere, for who builds it: by the same rules, and of the build's settings alone.
 * The provider that a page with a key calls is only looked at: Vite writes it into the page.
 */
export function parseBuildSettings(
  variables: Variables,
): Parsed<{ readonly publicUrl: string; readonly chatUrl: string | undefined }> {
  const settings = schema
    .pick({ PUBLIC_URL: true, PORT: true })
    .extend({ VITE_CHAT_URL: siteAddress, VITE_OPENAI_BASE_URL: providerAddress.optional() });
  const result = settings.safeParse(setOf(variables));
  if (!result.success) return { ok: false, faults: faultsOf(result.error) };
  const { PUBLIC_URL, PORT, VITE_CHAT_URL } = result.data;
  return { ok: true, publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`, chatUrl: VITE_CHAT_URL };
}

/** An empty value counts as not set. */
function setOf(variables: Variables): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/** One fault per variable: the first that was found. */
function faultsOf({ issues }: z.ZodError): EnvironmentFault[] {
  const faults = new Map<string, EnvironmentFault>();
  for (const { path, message } of issues) {
    const variable = String(path[0]);
    if (faults.has(variable)) continue;
    faults.set(variable, { variable, rule: message, example: EXAMPLES[variable as keyof typeof EXAMPLES] });
  }
  return [...faults.values()];
}

/** `PORT must be a whole number from 0 to 65535, for example PORT=3000` */
export function describeFault({ variable, rule, example }: EnvironmentFault): string {
  return `${variable} ${rule}, for example ${variable}=${example}`;
}
