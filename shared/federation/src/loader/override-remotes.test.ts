import { testPage, testRegistry, testRemote } from '../testing/registry';
import { applyOverrides } from './override-remotes';

const base = 'http://localhost:48101/';
const fetched = jest.spyOn(globalThis, 'fetch');
const registry = testRegistry([testRemote(), testRemote({ name: 'mf-account' })]);
const apply = () => applyOverrides(registry, [{ name: 'mf-payments', base }]);

test('an overridden remote shows the pages of its own build; the others stay', async () => {
  const pages = [testPage({ name: 'nueva', path: '/usuario/nueva' })];
  fetched.mockResolvedValue(
    Response.json({ version: '2.0.0', contract: '^1.0.0', needs: { react: '^19.0.0' }, pages, slots: [] }),
  );
  const [payments, account] = (await apply()).remotes;
  expect(payments).toMatchObject({
    base,
    version: '2.0.0',
    previous: [],
    pages,
    needs: { react: '^19.0.0' },
    integrity: {},
  });
  expect(account).toBe(registry.remotes[1]);
});

test('a build that says nothing keeps the released pages', async () => {
  fetched.mockResolvedValue(new Response('not found', { status: 404 }));
  const [payments] = (await apply()).remotes;
  expect(payments).toMatchObject({ base, version: 'override', pages: registry.remotes[0]!.pages });
});
