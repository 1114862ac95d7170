/** Reads the settings of the server once, by the names of `.env.example`. A value that cannot hold stops the start. */
import { z } from 'zod';
import { CHAT_DEFAULT_MODEL, PROVIDER_BASE_URL } from '#shared/chat.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Its message has one line per fault: the variable, what is wrong, an example. Never the value: it may be a key. */
export class EnvironmentError extends Error {}

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  const digits = z.string().regex(/^\d{1,15}$/, rule);
  return digits.transform(Number).refine((value) => value >= min && value <= max, rule);
}

const text = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule);
const address = (protocol: RegExp, rule: string) => z.url({ protocol, error: rule, abort: true });

/** A name or a password in an address ends up where it is not expected: `fetch` refuses it, and logs show it. */
function webAddress(path: RegExp, rule: string) {
  return address(/^https?$/, 'must be an http or https address').refine((value) => {
    const { pathname, username, password } = new URL(value);
    return path.test(pathname) && !/[?#]/.test(value) && username + password === '';
  }, rule);
}

/** Of a whole site: without a slash at the end. Its path becomes part of files, headers and routes. */
const siteAddress = webAddress(
  /^(\/[\w.~-]+)*\/*$/,
  'must end with the host or a plain path, without a query or a fragment',
)
  .transform((value) => new URL(value).href.replace(/\/+$/, ''))
  .optional();

/** Of a provider: the path of the conversations is written behind it. */
const providerAddress = webAddress(
  /^/,
  'must end with its path, without a query or a fragment, and have no name or password in it',
);

/** The client takes whatever stands behind the host for a database, and sends it once it is connected. */
const redisAddress = address(/^rediss?$/, 'must be a redis or rediss address').refine((value) => {
  const { hostname, pathname } = new URL(value);
  return hostname !== '' && /^\/?\d*$/.test(pathname) && !/[?#]/.test(value);
}, 'must name a host, and behind it nothing but the number of a database');

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** A description is an example, of what has no default, or none that shows how it is written. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text(/^[\w.:-]+$/, 'must be a host name or an address to listen on').default('127.0.0.1'),
  PUBLIC_URL: siteAddress.describe('https://example.com'),
  OPENAI_API_KEY: text(/^[\x21-\x7e]+$/, 'must be one word without spaces or line ends')
    .optional()
    .describe('sk-…'),
  OPENAI_BASE_URL: providerAddress.default(PROVIDER_BASE_URL),
  OPENAI_MODEL: text(/^\S{1,200}$/, "must be the model's name").default(CHAT_DEFAULT_MODEL),
  OPENAI_MAX_TOKENS: wholeNumber(1, 1_000_000).default(600),
  REDIS_URL: redisAddress.optional().describe('redis://127.0.0.1:6379'),
  SESSION_SECRET: text(/^.{8,}$/s, 'must have at least 8 characters')
    .optional()
    .describe('32 random characters'),
  CHAT_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).default(200_000),
  CHAT_ADDRESS_PER_HOUR: wholeNumber(1, 1_000_000_000).default(30),
  CHAT_ORIGINS: z
    .string()
    .transform((value) => value.trim().split(/[\s,]+/))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins with a comma between them, each with its scheme and nothing behind the host',
    )
    .default([])
    .describe('https://lena.gitlab.io'),
  TRUST_PROXY: wholeNumber(0, 10).default(0).describe('1'),
});

export type Environment = Readonly<z.infer<typeof schema>>;

/** The settings in `variables`. Throws the `EnvironmentError` of all that is wrong with them. */
export function parseEnvironment(variables: Variables): Environment {
  return parse(schema, variables);
}

const buildSchema = schema.pick({ PUBLIC_URL: true, PORT: true }).extend({
  VITE_CHAT_URL: siteAddress.describe('https://chat.you.example'),
  // Only looked at: Vite writes it into a page with a key.
  VITE_OPENAI_BASE_URL: providerAddress.optional().describe(PROVIDER_BASE_URL),
});

/** Where the site will be, and its chat if that is elsewhere, for who builds it: by the same rules, and of the build's settings alone. */
export function parseBuildSettings(variables: Variables): { publicUrl: string; chatUrl: string | undefined } {
  const { PUBLIC_URL, PORT, VITE_CHAT_URL } = parse(buildSchema, variables);
  return { publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`, chatUrl: VITE_CHAT_URL };
}

/** An empty value, or one that is no text, counts as not set. Of a variable with several faults the first is told. */
function parse<Schema extends z.ZodObject>(wanted: Schema, variables: Variables): z.infer<Schema> {
  const given = Object.entries(variables).filter(([, value]) => typeof value === 'string' && value.trim());
  const result = wanted.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const rules = new Map(result.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  const defaults: Readonly<Record<string, unknown>> = schema.parse({});
  const lines = Array.from(rules, ([name, rule]) => {
    const { description = String(defaults[name]) } = wanted.shape[name] as z.ZodType;
    return `${name} ${rule}, for example ${name}=${description}`;
  });
  throw new EnvironmentError(lines.toReversed().join('\n'));
}
