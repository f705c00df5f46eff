import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOrigin, overrideOrigin } from '../origins';
import { contentSecurityPolicy, joined, type Sources, type ThirdParty, type Variant } from './policy';

/** A page's document in every encoding that a browser may accept. */
export type Document = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string; policy: string };

/** One release, completely in memory, so that a store that changes meanwhile never mixes two. */
export type Release = {
  revision: string;
  registry: Buffer;
  /** The document of a decoded pathname and its query; undefined if no page has it. */
  documentOf(pathname: string, query: URLSearchParams): Document | undefined;
};

/** The part of `registry.json` that this server reads; the release tool in shared/federation writes it. */
type Registry = {
  revision: string;
  remotes: { base: string; previous: { base: string }[] }[];
  overrides: { hosts: string[] };
};
type Route = { pattern: string; html: string; styles: string[] };

type OnError = (error: unknown) => void;

/**
 * Origins from which a release loads code. An address that is none is left out and told: the policy of the documents then
 * refuses whatever it names.
 */
function sourcesOf({ remotes, overrides }: Registry, onError: OnError): Omit<Sources, 'thirdParty'> {
  const parsed = (addresses: string[], originOf: (address: string) => string | undefined) =>
    addresses.flatMap((address) => {
      const origin = originOf(address);
      if (origin === undefined) onError(new Error(`no code is loaded from '${address}', which the registry names`));
      return origin ?? [];
    });
  const bases = remotes.flatMap(({ base, previous }) => [base, ...previous.map((earlier) => earlier.base)]);
  const elsewhere = [...new Set(bases)].filter((base) => !/^\/(?!\/)/.test(base));
  return { remotes: parsed(elsewhere, codeOrigin), overrides: parsed(overrides.hosts, overrideOrigin) };
}

/** The folder of the store, and third-party code that its documents, or some of them, may run. */
export type StoreOptions = { dir: string; thirdParty?: ThirdParty; variant?: Variant | undefined };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Reads the live release of a store. Fails if there is none, or if it was replaced while it was read. */
async function readRelease({ dir, thirdParty, variant }: StoreOptions, onError: OnError): Promise<Release> {
  const registry = await readFile(join(dir, 'registry.json'));
  const parsed = JSON.parse(registry.toString()) as Registry;
  const folder = join(dir, `html-${parsed.revision}`);
  const routes = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')) as Route[];
  const sources = sourcesOf(parsed, onError);
  const documents = await Promise.all(
    routes.map(async ({ pattern, html, styles }) => {
      const [plain, br, gzip] = await Promise.all(
        ['', '.br', '.gz'].map((ending) => readFile(join(folder, html + ending))),
      );
      const withPolicy = (allowed: ThirdParty | undefined): Document => {
        const policy = contentSecurityPolicy({ ...sources, thirdParty: allowed }, styles);
        // A browser that keeps a document keeps its policy: with another one it is another document.
        const etag = `${parsed.revision}-${html}-${digestOf(policy)}`;
        return { plain: plain!, br: br!, gzip: gzip!, etag, policy };
      };
      const document = withPolicy(thirdParty);
      const varied = variant && withPolicy(joined(thirdParty, variant.thirdParty));
      return { meets: new RegExp(pattern, 'i'), document, varied };
    }),
  );
  return {
    revision: parsed.revision,
    registry,
    documentOf: (pathname, query) => {
      const found = documents.find(({ meets }) => meets.test(pathname));
      return variant?.meets(pathname, query) ? found?.varied : found?.document;
    },
  };
}

/** Interval of checks of the store, in milliseconds. */
const LOOK_EVERY = 1000;

/** The live release of a store, kept up to date. */
export type Live = {
  /** The folder of the store. */
  readonly dir: string;
  /** The release to answer from; it waits only for the very first read. */
  release(): Promise<Release | undefined>;
  /** Stops following. */
  close(): Promise<void>;
};

/**
 * Follows the store's live release: it is read again when `registry.json` is another file. While a new one is being
 * read, and if it cannot be read, visitors keep getting the previous one; `onError` is called with the reason, once for
 * each, and for each address of a release that is no origin of code.
 */
export function liveRelease(store: StoreOptions, onError: OnError): Live {
  let last: Release | undefined;
  let known = '';
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async (): Promise<void> => {
    try {
      const { mtimeMs, ino } = await stat(join(store.dir, 'registry.json'));
      const seen = `${mtimeMs} ${ino}`;
      if (seen === known) return;
      last = await readRelease(store, onError);
      known = seen;
      told = '';
    } catch (error) {
      const reason = String(error);
      if (reason !== told) onError(error);
      told = reason;
    }
  };
  const follow = async () => {
    await look();
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = follow();
    }, LOOK_EVERY);
  };
  const first = follow();
  let looking = first;

  return {
    dir: store.dir,
    release: async () => {
      if (!last) await first;
      return last;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
