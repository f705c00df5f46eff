import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { eventually } from '../../../test/support/eventually';
import { askProvider, parseExactly } from './ask-provider';
import { Clock } from './p2p/clock';
import { p2pProvider } from './p2p/p2p';

let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer((_request, response) => answer(response));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('numbers keep all their digits', () => {
  expect(parseExactly('{"id":9007199254740993,"total":33636.61,"many":1e3,"text":"007"}')).toEqual({
    ...{ id: '9007199254740993', total: '33636.61', many: '1e3', text: '007' },
  });
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['nothing in time', () => undefined, 'no answer in 200 ms'],
  [
    'half an answer',
    (response) => response.writeHead(200, { 'content-length': '99' }).write('{'),
    'no answer in 200 ms',
  ],
  ['an empty body', (response) => response.end(), 'an answer of 0 characters that is no JSON, with status 200'],
  [
    'a page',
    (response) => response.writeHead(502).end('<html>'),
    'an answer of 6 characters that is no JSON, with status 502',
  ],
  ['a text', (response) => response.end('"hi"'), 'an answer of 4 characters that is no JSON, with status 200'],
  ['null', (response) => response.end('null'), 'an answer of 4 characters that is no JSON, with status 200'],
  ['another address', (response) => response.writeHead(302, { location: 'https://evil.example/' }).end(), 'no answer'],
  ['a closed connection', (response) => response.destroy(), 'no answer'],
  ['more than anybody says', (response) => response.end(`"${'x'.repeat(1_000_000)}"`), 'an answer above 1000000 bytes'],
])('%s is a failure that says so', async (_what, give, message) => {
  answer = (response) => void give(response);
  await expect(askProvider(origin, {}, 200)).rejects.toThrow(message);
});

test('an answer without an end is not read to it', async () => {
  let isOver = false;
  answer = (response) => {
    response.on('close', () => {
      isOver = true;
    });
    const more = () => {
      if (isOver) return;
      response.write('x'.repeat(64_000));
      setImmediate(more);
    };
    more();
  };
  await expect(askProvider(origin, {}, 30_000)).rejects.toThrow('an answer above 1000000 bytes, with status 200');
  await eventually(async () => expect(isOver).toBe(true));
});

test('neither keys nor data of persons are in what is logged of a failure', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = { login: 'site', secretKey: 'hush-ñ', takesSha1: false };
  const p2p = p2pProvider({ config, url: () => origin, log });
  answer = (response) =>
    void response
      .writeHead(401)
      .end('{"status":{"status":"FAILED","reason":401,"message":"Authentication failed 102"}}');
  const attempt = { providerReference: '1234', reference: '1-1', amount: 100 as never };
  const error = await p2p.query(attempt).catch((failure: unknown) => failure);
  log.warn({ err: error });
  expect(String(error)).toContain('p2p answered 401 FAILED 102');
  expect(lines.join('')).not.toMatch(/hush|tranKey/);
  expect(p2p.troubles()).toEqual(['p2p does not accept the secret key (102)']);
});

test('an attempt that has no session of p2p asks nobody', async () => {
  const config = { login: 'site', secretKey: 'x', takesSha1: false };
  const p2p = p2pProvider({ config, url: () => 'http://127.0.0.1:1', log: pino({ level: 'silent' }) });
  const attempt = { providerReference: 'demo-2103-c1', reference: '2103-c1', amount: 100 as never };
  await expect(p2p.query(attempt)).rejects.toThrow('no session of p2p');
  await expect(p2p.cancel?.(attempt)).rejects.toThrow('no session of p2p');
});

test('a clock that runs away from p2p’s is told before p2p refuses it', () => {
  const clock = new Clock();
  const now = Date.parse('2026-11-29T15:15:00Z');
  clock.see(new Date(now - 100_000), now);
  expect(clock.troubles()).toEqual([]);
  clock.see(new Date(now - 200_000), now);
  expect(clock.troubles()).toEqual(['this server’s clock is 200 s ahead of p2p’s']);
  clock.see(new Date(now + 400_000), now);
  clock.refused('103');
  expect(clock.troubles()).toEqual([
    'this server’s clock is 400 s behind p2p’s',
    'p2p does not accept the time: this server’s clock is wrong (103)',
  ]);
  clock.see(new Date(now), now);
  expect(clock.troubles()).toEqual([]);
  for (const code of ['100', '101', '102', '104', '105', '106', '107', '999']) {
    clock.refused(code);
    expect(clock.troubles()).toEqual([expect.stringContaining(`(${code})`)]);
  }
});
