import type { Logger } from 'pino';
import {
  type CardConfig,
  type P2pConfig,
  type PaymeConfig,
  paymeScript,
  SANDBOX_RESULTS,
} from '../../platform/config/card-providers';
import { codeOrigin } from '../../platform/origins';
import type { Variant } from '../../platform/site/policy';
import { P2P_CREDENTIALS, PAYME_CREDENTIALS } from '../../sandbox/provider-credentials';
import { p2pProvider } from './p2p/p2p';
import { paymeProvider } from './payme/payme';
import type { CardProviders } from './provider';

/** The providers' configuration, that of the sandbox included, and where the server calls them. */
export interface CardSetup {
  readonly p2p: (P2pConfig & { readonly callUrl: () => string }) | undefined;
  readonly payme: (PaymeConfig & { readonly callUrl: () => string }) | undefined;
}

/** Made-up credentials of the sandbox, as a provider gives them to a site. */
const sandboxP2p = (site: string): P2pConfig => ({
  url: `${site}/sandbox/p2p`,
  ...P2P_CREDENTIALS,
  takesSha1: false,
});
const sandboxPayme = (site: string): PaymeConfig => ({
  url: `${site}/sandbox/payme`,
  script: paymeScript(`${site}/sandbox/payme`),
  ...PAYME_CREDENTIALS,
  ...{ previousKey: undefined, operationDigits: 6, zip: '000000', hasTaxFields: false, results: SANDBOX_RESULTS },
});

/**
 * What is configured. Browsers open the sandbox at the site's address; this server calls it at its own.
 * @param ownAddress where this server listens, once it does
 */
export function cardSetup(
  { cards: { p2p, payme }, siteUrl }: { cards: CardConfig; siteUrl: string },
  ownAddress: () => string,
): CardSetup {
  const sandbox = (name: string) => () => `${ownAddress()}/sandbox/${name}`;
  const real = (url: string) => () => url;
  return {
    p2p:
      p2p === 'sandbox'
        ? { ...sandboxP2p(siteUrl), callUrl: sandbox('p2p') }
        : p2p && { ...p2p, callUrl: real(p2p.url) },
    payme:
      payme === 'sandbox'
        ? { ...sandboxPayme(siteUrl), callUrl: sandbox('payme') }
        : payme && { ...payme, callUrl: real(payme.url) },
  };
}

/** The providers of a setup. */
export const cardProvidersOf = ({ p2p, payme }: CardSetup, log: Logger): CardProviders => ({
  ...(p2p && { p2p: p2pProvider({ config: p2p, url: p2p.callUrl, log }) }),
  ...(payme && { payme: paymeProvider({ config: payme, url: payme.callUrl, log }) }),
});

/** The page of payments, by its address. */
const PAYMENT_PAGE = /^\/usuario\/pagos\/?$/i;

/**
 * The documents that payme's script may run in: those of the payment page that are loaded for payme. With an `attempt` the page
 * shows how that went and opens nothing. Its script stands by its whole address; its frame, its calls and its form go to its
 * origin.
 */
export function paymeVariant({ payme }: CardSetup): Variant | undefined {
  const origin = payme && codeOrigin(payme.url);
  if (!payme || origin === undefined) return undefined;
  return {
    thirdParty: { scripts: [payme.script], frames: [origin], calls: [origin], forms: [origin] },
    meets: (pathname, query) => PAYMENT_PAGE.test(pathname) && query.get('type') === 'payme' && !query.has('attempt'),
  };
}
