/** Reads the settings of the server once, by the names of `.env.example`. A value that cannot hold stops the start. */
import { z } from 'zod';
import { CHAT_DEFAULT_MODEL } from '#shared/chat.ts';
import { PROVIDER_BASE_URL } from '#shared/provider-address.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Its message has one line per fault: the variable, what is wrong, an example. Never the value: it may be a key. */
export class EnvironmentError extends Error {}

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

const webAddress = () => address(['http:', 'https:'], 'must be an http or https address');

/** Letters that stand in an address as they are: the path becomes part of files, headers and routes. */
const PLAIN_PATH = /^(\/[\w.~-]+)*\/*$/;

/** A name or a password in an address ends up where it is not expected: `fetch` refuses it, and logs show it. */
function hasCredentials(value: string): boolean {
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
}

/** Of a whole site: without a slash at the end. */
const siteAddress = webAddress()
  .refine((value) => {
    const { pathname } = new URL(value);
    return PLAIN_PATH.test(pathname) && !/[?#]/.test(value) && !hasCredentials(value);
  }, 'must end with the host or a plain path, without a query or a fragment')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''))
  .optional();

/** Of a provider: the path of the conversations is written behind it. */
const providerAddress = webAddress().refine(
  (value) => !/[?#]/.test(value) && !hasCredentials(value),
  'must end with its path, without a query or a fragment, and have no name or password in it',
);

/** The client takes whatever stands behind the host for a database, and sends it once it is connected. */
const redisAddress = address(['redis:', 'rediss:'], 'must be a redis or rediss address').refine((value) => {
  const { hostname, pathname } = new URL(value);
  return hostname !== '' && /^\/?\d*$/.test(pathname) && !/[?#]/.test(value);
}, 'must name a host, and behind it nothing but the number of a database');

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
  REDIS_URL: redisAddress.optional(),
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

export type Environment = Readonly<z.infer<typeof schema>>;

/** Of what has no default, or none that shows how it is written. */
const EXAMPLES: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://example.com',
  OPENAI_API_KEY: 'sk-…',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 'thirty-two random characters',
  CHAT_ORIGINS: 'https://lena.gitlab.io',
  TRUST_PROXY: '1',
  VITE_CHAT_URL: 'https://chat.you.example',
  VITE_OPENAI_BASE_URL: PROVIDER_BASE_URL,
};

/** The settings in `variables`. Throws the `EnvironmentError` of all that is wrong with them. */
export function parseEnvironment(variables: Variables): Environment {
  return parse(schema, variables);
}

const buildSchema = schema.pick({ PUBLIC_URL: true, PORT: true }).extend({
  VITE_CHAT_URL: siteAddress,
  // Only looked at: Vite writes it into a page with a key.
  VITE_OPENAI_BASE_URL: providerAddress.optional(),
});

/** Where the site will be, and its chat if that is elsewhere, for who builds it: by the same rules, and of the build's settings alone. */
export function parseBuildSettings(variables: Variables): { publicUrl: string; chatUrl: string | undefined } {
  const { PUBLIC_URL, PORT, VITE_CHAT_URL } = parse(buildSchema, variables);
  return { publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`, chatUrl: VITE_CHAT_URL };
}

/** An empty value counts as not set. Of a variable with several faults the first is told. */
function parse<Schema extends z.ZodType>(wanted: Schema, variables: Variables): z.infer<Schema> {
  const result = wanted.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim())));
  if (result.success) return result.data;
  const rules = new Map(result.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  const examples: Readonly<Record<string, unknown>> = { ...schema.parse({}), ...EXAMPLES };
  const lines = Array.from(rules, ([name, rule]) => `${name} ${rule}, for example ${name}=${String(examples[name])}`);
  throw new EnvironmentError(lines.toReversed().join('\n'));
}
