import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { CatalogueRevision } from './revision';

type Answer = { rows: { revision: number }[] };

/** A connection whose every step the test lets through or fails. */
class Connection extends EventEmitter {
  static readonly made: Connection[] = [];
  isEnded = false;
  connect = jest.fn(async () => undefined);
  listen = jest.fn(async () => undefined);
  read = jest.fn(async (): Promise<Answer> => ({ rows: [{ revision: 1 }] }));

  constructor() {
    super();
    Connection.made.push(this);
    Connection.prepare(this);
  }

  /** What the next ones do other than succeed. */
  static prepare: (connection: Connection) => void = () => undefined;

  query(text: string) {
    return text.startsWith('listen') ? this.listen() : this.read();
  }

  async end() {
    if (this.isEnded) return;
    this.isEnded = true;
    this.emit('end');
  }
}

jest.mock('pg', () => ({
  get Client() {
    return Connection;
  },
}));

/** A promise that the test settles. */
function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const log = { warn: jest.fn() } as unknown as Logger;
const lost = new Error('lost');

beforeEach(() => {
  jest.useFakeTimers();
  Connection.made.length = 0;
  Connection.prepare = () => undefined;
});
afterEach(() => jest.useRealTimers());

const retry = () => jest.advanceTimersByTimeAsync(1000);

test('a connection that cannot listen is let go', async () => {
  Connection.prepare = ({ listen }) => void listen.mockRejectedValue(lost);
  await expect(new CatalogueRevision('', log).follow()).rejects.toBe(lost);
  expect(Connection.made[0]?.isEnded).toBe(true);
});

test('closing while the connection is being mended leaves nothing behind', async () => {
  const revision = new CatalogueRevision('', log);
  await revision.follow();
  const connecting = deferred<undefined>();
  Connection.prepare = ({ connect }) => void connect.mockReturnValue(connecting.promise);
  await Connection.made[0]?.end();
  await retry();
  const closed = revision.close();
  connecting.resolve(undefined);
  await closed;
  expect(Connection.made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a connection that dies in its first reading is asked no more, and does not harm the next one', async () => {
  const reading = deferred<Answer>();
  Connection.prepare = ({ read }) => void read.mockReturnValue(reading.promise);
  const revision = new CatalogueRevision('', log);
  const following = revision.follow();
  await jest.advanceTimersByTimeAsync(0);
  const [first] = Connection.made;
  await first?.end();
  reading.reject(lost);
  await following;
  expect(revision.current).toBeUndefined();
  Connection.prepare = () => undefined;
  await retry();
  expect(revision.current).toBe(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(revision.current).toBe(1);
  expect(first?.read).toHaveBeenCalledTimes(1);
  await revision.close();
  expect(jest.getTimerCount()).toBe(0);
});

test('what a replaced connection hears late does not count', async () => {
  const revision = new CatalogueRevision('', log);
  await revision.follow();
  const [first] = Connection.made;
  const late = deferred<Answer>();
  first?.read.mockReturnValue(late.promise);
  first?.emit('notification');
  await first?.end();
  await retry();
  late.resolve({ rows: [{ revision: 99 }] });
  await jest.advanceTimersByTimeAsync(0);
  expect(revision.current).toBe(1);
  await revision.close();
});
