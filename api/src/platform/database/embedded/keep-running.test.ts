import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../../../test/support/eventually';
import { keepRunning, pauseAfter } from './keep-running';

const running: ChildProcess[] = [];
/** A process in the place of a database server. */
const startOne = async (): Promise<{ pid: number; port: number }> => {
  const child = spawn('sleep', ['300']);
  running.push(child);
  await once(child, 'spawn');
  return { pid: child.pid ?? 0, port: 5432 };
};

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

test('a server that has died is started again on its port, however often a start fails', async () => {
  const first = await startOne();
  const say = jest.fn();
  const failing = jest.fn().mockRejectedValueOnce(new Error('disk full')).mockRejectedValueOnce(new Error('disk full'));
  const again: { pid: number }[] = [];
  const leave = keepRunning(first, {
    say,
    start: async (port) => {
      await failing(port);
      const server = await startOne();
      again.push(server);
      return server;
    },
  });
  process.kill(first.pid, 'SIGKILL');
  await eventually(async () => expect(again).toHaveLength(1));
  expect(failing.mock.calls).toEqual([[5432], [5432], [5432]]);
  expect(say.mock.calls).toEqual([
    ['The PostgreSQL server has died and is started again.', 'warn'],
    [expect.stringContaining('disk full'), 'warn'],
    [expect.stringContaining('disk full'), 'warn'],
  ]);
  expect(await leave()).toBe(true);
});

test('nothing is started any more once it is left, and it says when no server runs', async () => {
  const first = await startOne();
  const start = jest.fn(
    (_port: number, signal: AbortSignal) =>
      new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  const leave = keepRunning(first, { start, say: () => undefined });
  process.kill(first.pid, 'SIGKILL');
  await eventually(async () => expect(start).toHaveBeenCalled());
  expect(await leave()).toBe(false);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the pauses before a start grow, up to half a minute', () => {
  expect([0, 1, 2, 3, 6, 7, 8, 2000].map(pauseAfter)).toEqual([0, 500, 1000, 2000, 16_000, 30_000, 30_000, 30_000]);
});
