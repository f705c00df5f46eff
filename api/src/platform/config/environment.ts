import { resolve } from 'node:path';
import * as v from 'valibot';
import { codeOrigin } from '../origins';
import { parseTrustProxy } from './trust-proxy';

const WORKSPACE = resolve(__dirname, '../../../..');

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.digits()), String(fallback)),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
    v.description(`must be a whole number from ${min} to ${max}`),
  );
const perMinute = (fallback: number) => wholeNumber(fallback, 1, 1_000_000);
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.picklist(options), v.description(`must be one of ${options.join(', ')}`));
const matching = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern), v.description(what));
const folder = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((path) => resolve(path)),
);

/**
 * Whether the text is the address of a database. An '@' or '/' that a password has as it is ends up in another part of the
 * address, and from there in messages.
 */
function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, hostname, searchParams, hash } = new URL(text);
  return /^\/?[^/@]*$/.test(pathname) && hash === '' && (hostname !== '' || searchParams.has('host'));
}

/** Whether the text is an http or https address without a path. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether the text is an address of https, or of http on this machine, that a path may be added to. */
function isBase(text: string): boolean {
  // It becomes a source of the documents' policy: nothing in it may end a directive.
  if (!/^[\w.:/[\]~%-]+$/.test(text) || codeOrigin(text) === undefined) return false;
  const { search, hash, username, password, pathname } = new URL(text);
  return `${search}${hash}${username}${password}` === '' && (pathname === '/' || !pathname.endsWith('/'));
}
const base = v.pipe(
  v.string(),
  v.check(isBase),
  v.transform((text) => text.replace(/\/$/, '')),
  v.description('must be an https address without a slash at its end, like https://checkout.example.ec'),
);
/** A key as the provider gave it: its bytes are hashed, so that nothing but the white space around it may go. */
const secret = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.description('must be a key, not only white space'));

/** Four different codes of one or two characters: pending, denied, authorised, reversed. */
const PaymeResults = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((code) => code.trim())),
  v.check((codes) => codes.length === 4 && new Set(codes).size === 4 && codes.every((code) => /^\w{1,10}$/.test(code))),
  v.description('must be four different codes, comma-separated: pending, denied, authorised, reversed'),
);

const TrustProxy = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const trust = parseTrustProxy(dataset.value);
    if (trust !== undefined) return trust;
    addIssue();
    return NEVER;
  }),
  v.description(
    'must be off, the number of proxies in front of this server (1 to 9), or their addresses and networks, comma-separated; whoever is believed can pretend to be any address',
  ),
);

/** The variables; their descriptions say what a wrong one must be, because its value may hold a password. */
export const Environment = v.object({
  PORT: wholeNumber(8080, 0, 65_535),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '0.0.0.0'),
  DATA_DIR: v.optional(folder, resolve(WORKSPACE, '.data')),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isDatabaseUrl),
      v.description(
        "must be like postgres://user:password@host:5432/database, with '@', '/', ':', '#' and '?' of a password percent-encoded",
      ),
    ),
  ),
  DATABASE_POOL: wholeNumber(10, 3, 200),
  DRAFT_KEY: v.optional(matching(/^[\da-fA-F]{64}$/, 'must be 64 hexadecimal digits, like openssl rand -hex 32 makes')),
  SITE_DIR: v.optional(folder),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin),
      v.description('must be the address of the site alone, like https://www.condor.example'),
    ),
  ),
  SEED: v.optional(
    matching(
      /^(?:off|(?:demo|catalogue)(?:,(?:demo|catalogue))*)$/,
      'must be off, or of demo and catalogue one or both, comma-separated',
    ),
  ),
  LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  NODE_ENV: v.optional(v.string()),
  TRUST_PROXY: v.optional(TrustProxy, 'off'),
  RATE_LIMITS: v.optional(oneOf(['on', 'off']), 'on'),
  READS_PER_MINUTE: perMinute(6000),
  WRITES_PER_MINUTE: perMinute(300),
  SIGN_INS_PER_MINUTE: perMinute(120),
  REPORTS_PER_MINUTE: perMinute(60),
  PROVIDER_POSTS_PER_MINUTE: perMinute(1200),
  CUSTOMER_READS_PER_MINUTE: perMinute(600),
  CUSTOMER_WRITES_PER_MINUTE: perMinute(60),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//), v.url(), v.description('must be like smtps://user:password@host')),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.rfcEmail(), v.description('must be an e-mail address'))),
  SMS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\//), v.url(), v.description('must be an http or https address')),
  ),
  SANDBOX: v.optional(oneOf(['on', 'off'])),
  RECAPTCHA_SITE_KEY: v.optional(matching(/^[\w-]{1,100}$/, 'must be a site key of reCAPTCHA')),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_MIN_SCORE: v.pipe(
    v.optional(v.pipe(v.string(), v.decimal()), '0.5'),
    v.transform(Number),
    v.minValue(0),
    v.maxValue(1),
    v.description('must be a number from 0 to 1'),
  ),
  P2P_URL: v.optional(base),
  P2P_LOGIN: v.optional(secret),
  P2P_SECRET_KEY: v.optional(secret),
  P2P_SHA1: v.optional(oneOf(['on', 'off']), 'off'),
  PAYME_URL: v.optional(base),
  PAYME_SCRIPT: v.optional(base),
  PAYME_ACQUIRER: v.optional(matching(/^\d{1,10}$/, 'must be up to 10 digits')),
  PAYME_COMMERCE: v.optional(matching(/^\d{1,10}$/, 'must be up to 10 digits')),
  PAYME_KEY: v.optional(secret),
  PAYME_PREVIOUS_KEY: v.optional(secret),
  PAYME_OPERATION_DIGITS: wholeNumber(6, 6, 12),
  PAYME_ZIP: v.optional(matching(/^\w{1,10}$/, 'must be up to 10 letters and digits'), '000000'),
  PAYME_TAX_FIELDS: v.optional(oneOf(['on', 'off']), 'off'),
  PAYME_RESULTS: v.optional(PaymeResults, '1,2,3,4'),
});

/** The variables as read. */
export type Read = v.InferOutput<typeof Environment>;

/** What a variable must be. */
function demandOn(name: keyof typeof Environment.entries): string {
  const schema = Environment.entries[name];
  const own = v.getDescription(schema as v.GenericSchema);
  return own ?? v.getDescription(('wrapped' in schema ? schema.wrapped : schema) as v.GenericSchema) ?? 'is wrong';
}

/**
 * Reads the variables; empty ones count as unset.
 * @throws Error with a line for each wrong variable: its name and what it must be, never its value
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): Read {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (parsed.success) return parsed.output;
  const names = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)))] as (keyof typeof Environment.entries)[];
  throw new Error(`The environment is not understood. ${names.map((name) => `${name} ${demandOn(name)}`).join('; ')}.`);
}
