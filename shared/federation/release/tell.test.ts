import { testPage, testRegistry, testRemote } from '../src/testing/registry';
import { tellRelease, tellStatus } from './tell';
import { SERVER as server } from './testing/fixture';

const previous = (needs?: Record<string, string>) => [
  {
    version: '1.0.0-aaaaaaaa',
    scope: 'mf_payments_aaaaaaaa',
    base: '/remotes/mf-payments/1.0.0-aaaaaaaa/',
    integrity: {},
    ...(needs && { needs }),
  },
];
const before = testRegistry([testRemote({ version: '1.0.0-aaaaaaaa', previous: [] })]);

test('who releases reads what is live, that it is safe, and the command that takes it back', () => {
  const registry = testRegistry([testRemote({ previous: previous(), pages: [testPage()] })]);
  expect(tellRelease(['mf-payments'], registry, { before, options: ' --store /s', server })).toEqual([
    'mf-payments 1.1.0-bbbbbbbb is live, replacing 1.0.0-aaaaaaaa.',
    'Safe: the test server answers each call it contains (contract 1.2.0); the shell has each package it',
    '      needs (1), with each export it uses; its pages (1) claim only their own names and paths; no page',
    '      that others link to is lost; no file is missing.',
    'Roll back: pnpm release rollback mf-payments --store /s  (to 1.0.0-aaaaaaaa)',
  ]);
});

test('it is said when there is no way back', () => {
  const registry = testRegistry([testRemote({ previous: previous({ react: '^18.0.0' }) })]);
  expect(tellRelease(['mf-payments'], registry, { before, server }).at(-1)).toBe(
    'No rollback: VIT-402 mf-payments@1.0.0-aaaaaaaa needs react ^18.0.0, the shell provides 19.3.1.',
  );
  const first = testRegistry([testRemote({ previous: [] })]);
  expect(tellRelease(['mf-payments'], first, { server }).at(-1)).toContain('there is no earlier version');
});

test('the same content again is said to have changed nothing', () => {
  const registry = testRegistry();
  expect(tellRelease(['shell', 'mf-payments'], registry, { before: registry, server })).toEqual([
    'shell 1.0.0-cccccccc was already live: nothing has changed.',
    'mf-payments 1.1.0-bbbbbbbb was already live: nothing has changed.',
  ]);
});

test('a list of hosts that has changed is told, and then it is not said that nothing has changed', () => {
  const live = testRegistry();
  const opened = testRegistry(undefined, { revision: 'other', overrides: { hosts: ['localhost:8091'] } });
  expect(tellRelease(['shell'], opened, { before: live, server })).toEqual([
    'shell 1.0.0-cccccccc was already live.',
    'QA overrides are allowed from localhost:8091.',
  ]);
  expect(tellRelease(['mf-payments'], live, { before: opened, server })).toEqual([
    'mf-payments 1.1.0-bbbbbbbb was already live.',
    'QA overrides are not allowed any more.',
  ]);
});

test('the status marks what does not fit the live shell', () => {
  const all = [...previous(), { ...previous({ react: '^18.0.0' })[0]!, version: '0.9.0-99999999' }];
  expect(tellStatus(testRegistry([testRemote({ previous: all })]))[3]).toBe(
    'mf-payments 1.1.0-bbbbbbbb at /remotes/mf-payments/1.1.0-bbbbbbbb/; before: 1.0.0-aaaaaaaa, 0.9.0-99999999 (incompatible with this shell)',
  );
});
