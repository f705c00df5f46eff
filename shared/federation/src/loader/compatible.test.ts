import { testRegistry, testRemote } from '../testing/registry';
import { assertCompatible } from './compatible';

const shell = testRegistry([], { provides: { react: '19.3.1', '@vitrina/ui': '1.4.0' }, contract: '1.2.0' });
const check = (changes: Parameters<typeof testRemote>[0]) => () => assertCompatible(testRemote(changes), shell);

test.each([[{ react: '^19.3.1' }], [{ react: '^19.0.0', '@vitrina/ui': '^1.4.0' }], [{}]])(
  '%j is provided',
  (needs) => {
    expect(check({ needs })).not.toThrow();
  },
);

test.each([
  [{ react: '^20.0.0' }, 'react ^20.0.0 (the shell provides 19.3.1)'],
  [{ '@vitrina/ui': '^1.5.0' }, '@vitrina/ui ^1.5.0 (the shell provides 1.4.0)'],
  [{ '@vitrina/forms': '^1.0.0' }, '@vitrina/forms ^1.0.0 (the shell provides none)'],
  [{ toString: '*' }, 'toString'],
])('%j is not', (needs, message) => {
  expect(check({ needs: needs as unknown as Record<string, string> })).toThrow(message);
});

test('the wire contract must fit as well', () => {
  expect(check({ contract: '^1.1.0' })).not.toThrow();
  expect(check({ contract: '^2.0.0' })).toThrow('wire contract ^2.0.0 (the shell provides 1.2.0)');
});
