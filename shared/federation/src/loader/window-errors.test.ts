import { type ErrorReport, onReport } from '../report';
import { testRegistry, testRemote } from '../testing/registry';
import { ownerOf, watchWindow } from './window-errors';

const payments = testRemote();
const account = testRemote({
  name: 'mf-account',
  base: 'https://cdn.example/mf-account/2.0.0/',
  version: '2.0.0',
  previous: [],
});
const registry = testRegistry([payments, account]);
const frame = (base: string) => `    at go (${new URL(base, location.href).href}js/page.js:1:1)\n`;

test('the remote whose file is nearest to the top of the stack owns the error', () => {
  const trace = `Error: x\n${frame(account.base)}${frame(payments.base)}`;
  expect(ownerOf(trace, registry)).toEqual({ remote: 'mf-account', version: '2.0.0' });
});

test('an earlier version of a remote is told apart', () => {
  const { base, version } = payments.previous[0]!;
  expect(ownerOf(frame(base), registry)).toEqual({ remote: 'mf-payments', version });
});

test('errors and rejections are reported under their owner, the rest under the shell', () => {
  const reports: ErrorReport[] = [];
  const subscriptions = [onReport((report) => reports.push(report)), watchWindow(registry)];
  const error = new Error('in a timer');
  error.stack = frame(payments.base);
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  const syntax = {
    message: 'Unexpected token',
    filename: new URL(`${payments.base}remoteEntry.js`, location.href).href,
  };
  dispatchEvent(new ErrorEvent('error', syntax));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'no' });
  dispatchEvent(rejection);
  for (const unsubscribe of subscriptions) unsubscribe();
  dispatchEvent(rejection);
  expect(reports.map(({ remote, message, code, phase }) => [remote, message, code, phase])).toEqual([
    ['mf-payments', 'in a timer', 'VIT-302', 'window'],
    ['mf-payments', 'Unexpected token', 'VIT-302', 'window'],
    ['shell', 'no', 'VIT-302', 'window'],
  ]);
});

test('a failed call is reported with its request id', () => {
  const reports: ErrorReport[] = [];
  const stops = [onReport((report) => reports.push(report)), watchWindow(registry)];
  for (const more of [{ requestId: 'gateway-00000001' }, {}]) {
    const reason = Object.assign(new Error('No se pudo'), more);
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  for (const stop of stops) stop();
  expect(reports.map(({ requestId }) => requestId)).toEqual(['gateway-00000001', undefined]);
});
