import { LRUCache } from 'lru-cache';
import { type EncodedBody, encodeBody } from '../http/encoded-body';

const MAX_BYTES = 64 * 1024 * 1024;
/** Far more than the catalogue's answers need; questions about ids that do not exist are many, and short. */
const MAX_ANSWERS = 20_000;

/** Where the cache reads the catalogue's revision. */
export interface RevisionSource {
  readonly current: number | undefined;
}

/**
 * Catalogue answers as bytes, plain and compressed, ready to send. An answer is valid for one revision of the
 * catalogue; equal concurrent questions query the database once.
 */
export class CatalogueCache {
  readonly #revision: RevisionSource;
  readonly #kept: LRUCache<string, EncodedBody, () => Promise<unknown>>;

  constructor(revision: RevisionSource) {
    this.#revision = revision;
    this.#kept = new LRUCache<string, EncodedBody, () => Promise<unknown>>({
      max: MAX_ANSWERS,
      maxSize: MAX_BYTES,
      sizeCalculation: (body, key) => body.bytes + 2 * key.length,
      fetchMethod: async (_key, _stale, { context }) => encodeBody(await context()),
    });
  }

  /** Whether the answer to a question is in memory. */
  has(question: string): boolean {
    return this.#kept.has(`${this.#revision.current} ${question}`);
  }

  /**
   * The answer to a question.
   * @param question path and validated body as text
   * @param load makes the answer in wire codes; what it throws is rethrown and not cached
   */
  async answer(question: string, load: () => Promise<unknown>): Promise<EncodedBody> {
    // Read before loading: an answer made while the revision was being raised is stored under the old one, which is no
    // longer used.
    const revision = this.#revision.current;
    if (revision === undefined) return encodeBody(await load());
    return this.#kept.forceFetch(`${revision} ${question}`, { context: load });
  }
}
