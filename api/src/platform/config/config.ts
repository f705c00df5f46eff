import { resolve } from 'node:path';
import * as v from 'valibot';
import type { RecaptchaOptions } from '../captcha/recaptcha';
import type { Rates } from '../http/rates';

const WORKSPACE = resolve(__dirname, '../../../..');

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.digits()), String(fallback)),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const perMinute = (fallback: number) => wholeNumber(fallback, 1, 1_000_000);
const folder = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((path) => resolve(path)),
);

const Environment = v.object({
  PORT: wholeNumber(8080, 0, 65_535),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '0.0.0.0'),
  DATA_DIR: v.optional(folder, resolve(WORKSPACE, '.data')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_POOL: wholeNumber(10, 3, 200),
  SITE_DIR: v.optional(folder),
  SEED: v.optional(v.pipe(v.string(), v.regex(/^(?:off|(?:demo|catalogue)(?:,(?:demo|catalogue))*)$/))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.nonEmpty()), 'off'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  READS_PER_MINUTE: perMinute(6000),
  WRITES_PER_MINUTE: perMinute(300),
  SIGN_INS_PER_MINUTE: perMinute(120),
  REPORTS_PER_MINUTE: perMinute(60),
  CUSTOMER_READS_PER_MINUTE: perMinute(300),
  CUSTOMER_WRITES_PER_MINUTE: perMinute(60),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  SMS_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//), v.url())),
  SANDBOX: v.optional(v.picklist(['on', 'off']), 'on'),
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_MIN_SCORE: v.pipe(
    v.optional(v.pipe(v.string(), v.decimal()), '0.5'),
    v.transform(Number),
    v.minValue(0),
    v.maxValue(1),
  ),
});

/** Configuration of this instance of the server; see api/README.md for the variables. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database; unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Maximum number of connections to the database. */
  databasePool: number;
  /** Release store to serve the composed site from; none when absent. */
  siteDir: string | undefined;
  /** What a start writes: the demo catalogue, and the demo customers, who need it. */
  seed: { catalogue: boolean; customers: boolean };
  logLevel: string;
  /** Fastify's `trustProxy`: whether and whose `X-Forwarded-For` is trusted. */
  trustProxy: boolean | string;
  /** Calls per minute that an address, or a customer, may make; undefined: no limits here. */
  rates: Rates | undefined;
  /** Servers that send mails and SMS; without them messages stay in the outbox. */
  mail: { url: string; from: string; smsUrl: string } | undefined;
  /** Whether anyone who can reach this server may read the outbox; never if messages are sent. */
  sandbox: boolean;
  /** Keys of Google's reCAPTCHA v3; without them captchas are ALTCHA, without a third party. */
  recaptcha: RecaptchaOptions | undefined;
}

/** `off` nobody, `on` everybody, or a comma-separated list of addresses and networks. */
const trusted = (text: string): Config['trustProxy'] => (text === 'on' || text === 'off' ? text === 'on' : text);

type Read = v.InferOutput<typeof Environment>;

/** All three or none: with only some of them codes would not be sent. */
function mailOf({ SMTP_URL, MAIL_FROM, SMS_URL }: Read): Config['mail'] {
  if (SMTP_URL && MAIL_FROM && SMS_URL) return { url: SMTP_URL, from: MAIL_FROM, smsUrl: SMS_URL };
  if (SMTP_URL || MAIL_FROM || SMS_URL) {
    throw new Error('The environment is not understood. SMTP_URL, MAIL_FROM and SMS_URL go together');
  }
  return undefined;
}

/** Both keys or none: with one of them no form could be sent. */
/**
 * `demo` is the customers with the catalogue that they need, `catalogue` the catalogue alone. Customers whose password is
 * published do not come by themselves to a database that somebody has named.
 */
function seedOf({ SEED, DATABASE_URL }: Read): Config['seed'] {
  const parts = new Set((SEED ?? (DATABASE_URL === undefined ? 'demo' : 'catalogue')).split(','));
  return { catalogue: !parts.has('off'), customers: parts.has('demo') };
}

function recaptchaOf({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_MIN_SCORE }: Read): Config['recaptcha'] {
  if (RECAPTCHA_SITE_KEY && RECAPTCHA_SECRET) {
    return { siteKey: RECAPTCHA_SITE_KEY, secret: RECAPTCHA_SECRET, minScore: RECAPTCHA_MIN_SCORE };
  }
  if (RECAPTCHA_SITE_KEY || RECAPTCHA_SECRET) {
    throw new Error('The environment is not understood. RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together');
  }
  return undefined;
}

const ratesOf = (env: Read): Config['rates'] =>
  env.RATE_LIMITS === 'off'
    ? undefined
    : {
        addressReads: env.READS_PER_MINUTE,
        addressWrites: env.WRITES_PER_MINUTE,
        addressSignIns: env.SIGN_INS_PER_MINUTE,
        addressReports: env.REPORTS_PER_MINUTE,
        customerReads: env.CUSTOMER_READS_PER_MINUTE,
        customerWrites: env.CUSTOMER_WRITES_PER_MINUTE,
      };

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws Error naming the invalid variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The environment is not understood. ${wrong.join('; ')}`);
  }
  const env = parsed.output;
  const mail = mailOf(env);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    siteDir: env.SITE_DIR,
    seed: seedOf(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: trusted(env.TRUST_PROXY),
    rates: ratesOf(env),
    mail,
    sandbox: env.SANDBOX === 'on' && mail === undefined,
    recaptcha: recaptchaOf(env),
  };
}
