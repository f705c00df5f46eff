import type { RecaptchaOptions } from '../captcha/recaptcha';
import type { Rates } from '../http/rates';
import { type CardConfig, cardsOf } from './card-providers';
import { type Read, readEnvironment } from './environment';
import type { TrustProxy } from './trust-proxy';

/** Configuration of this instance of the server; see api/README.md for the variables. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database; unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Maximum number of connections to the database. */
  databasePool: number;
  /** Key that encrypts what is typed in applications and not saved; the database's own secret when absent. */
  draftKey: string | undefined;
  /** Release store to serve the composed site from; none when absent. */
  siteDir: string | undefined;
  /** Origin of the site, for links in mails: a request's own is not believed, because its sender chooses it. */
  siteUrl: string;
  /** What a start writes: the demo catalogue, and the demo customers, who need it. */
  seed: { catalogue: boolean; customers: boolean };
  logLevel: string;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: TrustProxy;
  /** Calls per minute that an address, or a customer, may make; undefined: no limits here. */
  rates: Rates | undefined;
  /** Servers that send mails and SMS; without them messages stay in the outbox. */
  mail: { url: string; from: string; smsUrl: string } | undefined;
  /** Whether anyone who can reach this server may read the outbox; never if messages are sent. */
  sandbox: boolean;
  /** Whether the sandbox has the back office, which changes anybody's purchases: with the embedded database alone. */
  backOffice: boolean;
  /** Keys of Google's reCAPTCHA v3; without them captchas are ALTCHA, without a third party. */
  recaptcha: RecaptchaOptions | undefined;
  /** Providers of card payments; one that is missing is not offered. */
  cards: CardConfig;
}

/** All three or none: with only some of them codes would not be sent. With them the site's address: mails lead to it. */
function mailOf({ SMTP_URL, MAIL_FROM, SMS_URL, SITE_URL }: Read): Config['mail'] {
  if (SMTP_URL && MAIL_FROM && SMS_URL && !SITE_URL) {
    throw new Error(
      'The environment is not understood. SMTP_URL, MAIL_FROM and SMS_URL need SITE_URL: mails lead to it',
    );
  }
  if (SMTP_URL && MAIL_FROM && SMS_URL) return { url: SMTP_URL, from: MAIL_FROM, smsUrl: SMS_URL };
  if (SMTP_URL || MAIL_FROM || SMS_URL) {
    throw new Error('The environment is not understood. SMTP_URL, MAIL_FROM and SMS_URL go together');
  }
  return undefined;
}

/**
 * `demo` is the customers with the catalogue that they need, `catalogue` the catalogue alone. Customers whose password is
 * published do not come by themselves to a database that somebody has named.
 */
function seedOf({ SEED, DATABASE_URL }: Read): Config['seed'] {
  const parts = new Set((SEED ?? (DATABASE_URL === undefined ? 'demo' : 'catalogue')).split(','));
  return { catalogue: !parts.has('off'), customers: parts.has('demo') };
}

/** Both keys or none: with one of them no form could be sent. */
function recaptchaOf({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_MIN_SCORE }: Read): Config['recaptcha'] {
  if (RECAPTCHA_SITE_KEY && RECAPTCHA_SECRET) {
    return { siteKey: RECAPTCHA_SITE_KEY, secret: RECAPTCHA_SECRET, minScore: RECAPTCHA_MIN_SCORE };
  }
  if (RECAPTCHA_SITE_KEY || RECAPTCHA_SECRET) {
    throw new Error('The environment is not understood. RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together');
  }
  return undefined;
}

/**
 * Whoever tries the site out has it without asking. Where messages of real people may be, it shows codes and passwords to
 * strangers: there it must be asked for.
 */
const sandboxOf = ({ SANDBOX, NODE_ENV, DATABASE_URL }: Read): boolean =>
  SANDBOX === undefined ? NODE_ENV !== 'production' && DATABASE_URL === undefined : SANDBOX === 'on';

const ratesOf = (env: Read): Config['rates'] =>
  env.RATE_LIMITS === 'off'
    ? undefined
    : {
        addressReads: env.READS_PER_MINUTE,
        addressWrites: env.WRITES_PER_MINUTE,
        addressSignIns: env.SIGN_INS_PER_MINUTE,
        addressReports: env.REPORTS_PER_MINUTE,
        addressProviders: env.PROVIDER_POSTS_PER_MINUTE,
        customerReads: env.CUSTOMER_READS_PER_MINUTE,
        customerWrites: env.CUSTOMER_WRITES_PER_MINUTE,
      };

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws Error naming the invalid variable and what it must be, never its value
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment);
  const mail = mailOf(env);
  const sandbox = sandboxOf(env) && mail === undefined;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    draftKey: env.DRAFT_KEY,
    siteDir: env.SITE_DIR,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    seed: seedOf(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rates: ratesOf(env),
    mail,
    sandbox,
    backOffice: sandbox && env.DATABASE_URL === undefined,
    recaptcha: recaptchaOf(env),
    cards: cardsOf(env, sandbox),
  };
}
