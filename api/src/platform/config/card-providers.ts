import type { Read } from './environment';

/** PlacetoPay: where its calls are, and the site's credentials. */
export interface P2pConfig {
  /** Without a slash at its end. */
  readonly url: string;
  readonly login: string;
  readonly secretKey: string;
  /** Whether notifications of the old form are believed too: SHA-1, without a prefix. */
  readonly takesSha1: boolean;
}

/** What payme's query calls the states of an operation; nobody documents them. */
export interface PaymeResults {
  readonly pending: string;
  readonly denied: string;
  readonly authorised: string;
  readonly reversed: string;
}

/** Pay-me: where its script and its calls are, and the commerce's credentials. */
export interface PaymeConfig {
  /** What script, frame and query stand below; without a slash at its end. */
  readonly url: string;
  readonly script: string;
  readonly acquirer: string;
  readonly commerce: string;
  readonly key: string;
  /** The key before: a new pair replaces the old at once, while answers of open operations are under way. */
  readonly previousKey: string | undefined;
  /** Width of an operation number. */
  readonly operationDigits: number;
  /** What stands for the buyer's postal code: the field is required, and few know their six digits. */
  readonly zip: string;
  /** Whether the acquirer wants the VAT in fields of its own. */
  readonly hasTaxFields: boolean;
  readonly results: PaymeResults;
}

/** `sandbox` is the one of this server, with made-up credentials. */
export interface CardConfig {
  readonly p2p: P2pConfig | 'sandbox' | undefined;
  readonly payme: PaymeConfig | 'sandbox' | undefined;
}

/** All variables of a group, or none of them. @throws Error that names the group */
function together(given: Record<string, string | undefined>): boolean {
  const values = Object.values(given);
  if (values.every((value) => value === undefined)) return false;
  if (values.every((value) => value !== undefined)) return true;
  throw new Error(`The environment is not understood. ${Object.keys(given).join(', ')} go together`);
}

function p2pOf({ P2P_URL, P2P_LOGIN, P2P_SECRET_KEY, P2P_SHA1 }: Read): P2pConfig | undefined {
  if (!together({ P2P_URL, P2P_LOGIN, P2P_SECRET_KEY })) return undefined;
  return {
    ...{ url: P2P_URL as string, login: P2P_LOGIN as string, secretKey: P2P_SECRET_KEY as string },
    takesSha1: P2P_SHA1 === 'on',
  };
}

/** The script is below the address unless it is named. */
export const paymeScript = (url: string): string => `${url}/VPOS2/js/modalcomercio.js`;

/** The four codes, in the order of the variable. */
function resultsOf([pending = '', denied = '', authorised = '', reversed = '']: readonly string[]): PaymeResults {
  return { pending, denied, authorised, reversed };
}

function paymeOf(env: Read): PaymeConfig | undefined {
  const { PAYME_URL, PAYME_ACQUIRER, PAYME_COMMERCE, PAYME_KEY } = env;
  if (!together({ PAYME_URL, PAYME_ACQUIRER, PAYME_COMMERCE, PAYME_KEY })) return undefined;
  return {
    url: PAYME_URL as string,
    script: env.PAYME_SCRIPT ?? paymeScript(PAYME_URL as string),
    acquirer: PAYME_ACQUIRER as string,
    commerce: PAYME_COMMERCE as string,
    key: PAYME_KEY as string,
    previousKey: env.PAYME_PREVIOUS_KEY,
    operationDigits: env.PAYME_OPERATION_DIGITS,
    zip: env.PAYME_ZIP,
    hasTaxFields: env.PAYME_TAX_FIELDS === 'on',
    results: resultsOf(env.PAYME_RESULTS),
  };
}

/** What payme's sandbox of this server answers like: the defaults of the variables. */
export const SANDBOX_RESULTS: PaymeResults = resultsOf(['1', '2', '3', '4']);

/**
 * The providers that are configured; in the sandbox, if none is, both of our own. What is half configured is refused: it
 * would be noticed by a buyer.
 */
export function cardsOf(env: Read, sandbox: boolean): CardConfig {
  const [p2p, payme] = [p2pOf(env), paymeOf(env)];
  return sandbox && !p2p && !payme ? { p2p: 'sandbox', payme: 'sandbox' } : { p2p, payme };
}
