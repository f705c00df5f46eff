import { Client } from 'pg';
import type { Logger } from 'pino';

const RETRY_MS = 1000;
/** A connection can die silently, so the revision is also polled, and a missing answer counts as a loss. */
const ASK_MS = 10_000;
const PATIENCE_MS = 5000;

async function revisionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ revision: number }>('select revision from catalogue_revision');
  return rows[0]?.revision;
}

/** Closes a connection that may already be broken. */
const leave = (client: Client): void => void client.end().catch(() => undefined);

/**
 * Follows the catalogue's revision in the database, whoever raises it: this instance, another one, or psql. While the
 * database cannot be reached, the revision is unknown and nothing may be answered from memory.
 */
export class CatalogueRevision {
  #current: number | undefined;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retrying: Promise<void> | undefined;
  #asking: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #url: string;
  readonly #log: Logger;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** The current revision for answers; undefined if it is not known. */
  get current(): number | undefined {
    return this.#current;
  }

  /** Starts to follow. @throws if the database cannot be reached now; later losses are repaired automatically. */
  async follow(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'vitrina-api catalogue',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the catalogue is not followed at present'));
    client.on('end', () => this.#lost(client));
    client.on('notification', () => void this.#read(client));
    try {
      await client.connect();
      await client.query('listen catalogue');
    } catch (error) {
      leave(client);
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#asking = setInterval(() => void this.#read(client), ASK_MS);
    await this.#read(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#asking);
    await this.#client?.end();
    await this.#retrying;
  }

  async #read(client: Client): Promise<void> {
    const revision = await revisionOf(client).catch((error: unknown) => {
      if (this.#client === client) this.#log.warn({ err: error }, 'the revision of the catalogue could not be read');
      leave(client);
      return undefined;
    });
    // Events of a connection that has been replaced do not concern the current one.
    if (this.#client === client) this.#current = revision;
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#current = undefined;
    clearInterval(this.#asking);
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.#retrying = this.follow().catch(() => this.#again());
    }, RETRY_MS);
  }
}
