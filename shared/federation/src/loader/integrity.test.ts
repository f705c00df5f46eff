import { testRemote } from '../testing/registry';
import { exemptFromIntegrity, integrityOf, learnIntegrity } from './integrity';

const impossible = `sha384-${'A'.repeat(64)}`;
const base = '/remotes/mf-payments/1.1.0-bbbbbbbb/';

test('files of the current and of earlier versions have their hash, whatever the query', () => {
  learnIntegrity(testRemote());
  expect(integrityOf(`${base}remoteEntry.js`)).toBe('sha384-new');
  expect(integrityOf(`http://localhost${base}remoteEntry.js?retry=2`)).toBe('sha384-new');
  expect(integrityOf('/remotes/mf-payments/1.0.0-aaaaaaaa/remoteEntry.js')).toBe('sha384-old');
});

test('a file without a hash gets one that nothing can meet', () => {
  expect(integrityOf(`${base}js/unknown.js`)).toBe(impossible);
  expect(integrityOf('https://evil.example/remoteEntry.js')).toBe(impossible);
});

test("only what lies below a tester's own build needs none", () => {
  exemptFromIntegrity('http://localhost:48101/');
  expect(integrityOf('http://localhost:48101/js/a.js')).toBe('');
  expect(integrityOf('http://localhost:48102/js/a.js')).toBe(impossible);
});
