import { FederationError } from '../errors';
import type { PreviousVersion } from '../registry-types';
import { type ErrorReport, onReport } from '../report';
import { testRegistry, testRemote } from '../testing/registry';
import { integrityOf } from './integrity';
import { createLoader } from './loader';
import { LOAD_LIMIT } from './registry';

const lifecycles = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
const NEW = '/remotes/mf-payments/1.1.0-bbbbbbbb/remoteEntry.js';
const OLD = '/remotes/mf-payments/1.0.0-aaaaaaaa/remoteEntry.js';

/** A runtime whose containers answer as `answer` says for the entry registered last. */
function setUp(answer: (entry: string) => Promise<unknown>, registry = testRegistry()) {
  const registrations: { path: string; query: string; force: boolean }[] = [];
  const runtime = {
    register: (_scope: string, entry: string, force: boolean) => {
      const { pathname, search } = new URL(entry, location.href);
      registrations.push({ path: pathname, query: search, force });
    },
    load: jest.fn((_id: string) => answer(registrations.at(-1)?.path ?? '')),
  };
  const refresh = jest.fn(() => Promise.resolve(registry));
  return { loader: createLoader({ registry, runtime, refresh }), runtime, refresh, registrations, registry };
}

let reports: ErrorReport[];
let unsubscribe: () => void;
beforeEach(() => {
  reports = [];
  unsubscribe = onReport((report) => reports.push(report));
});
afterEach(() => {
  unsubscribe();
  jest.useRealTimers();
});

const works = () => Promise.resolve(lifecycles);
const breaks = () => Promise.reject(new Error('no such file'));

test('a page is loaded once from the released version', async () => {
  const { loader, runtime, registrations } = setUp(works);
  expect(loader.peek('mf-payments', './pagos')).toBeUndefined();
  const result = await loader.load('mf-payments', './pagos');
  expect(result).toEqual({ lifecycles, version: '1.1.0-bbbbbbbb' });
  expect(await loader.load('mf-payments', './pagos')).toBe(result);
  expect(loader.peek('mf-payments', './pagos')).toBe(result);
  expect(runtime.load.mock.calls).toEqual([['mf_payments_bbbbbbbb/pagos']]);
  expect(registrations).toEqual([{ path: NEW, query: '', force: false }]);
});

test('those who ask meanwhile wait for the same load', async () => {
  const { loader, runtime } = setUp(works);
  const both = await Promise.all([loader.load('mf-payments', './pagos'), loader.load('mf-payments', './pagos')]);
  expect(both[0]).toBe(both[1]);
  expect(runtime.load).toHaveBeenCalledTimes(1);
});

test('a load that hangs is given up after ten seconds and reported with its owner', async () => {
  jest.useFakeTimers();
  const { loader } = setUp(() => new Promise(() => undefined));
  const outcome = loader.load('mf-payments', './pagos').catch((error) => error);
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT - 1);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: 'VIT-103' });
  expect(reports).toEqual([
    expect.objectContaining({
      code: 'VIT-103',
      doc: 'docs/errors.md#vit-103',
      phase: 'load',
      remote: 'mf-payments',
      version: '1.1.0-bbbbbbbb',
      shellVersion: '1.0.0-cccccccc',
      page: 'pagos',
      route: '/',
    }),
  ]);
});

test('without a retry nothing else is tried', async () => {
  const { loader, registrations } = setUp(breaks);
  await expect(loader.load('mf-payments', './pagos')).rejects.toMatchObject({ code: 'VIT-104' });
  expect(registrations.map(({ path }) => path)).toEqual([NEW]);
});

test('a retry reads the registry again and registers the same version by force under another URL', async () => {
  const answers = [breaks, works];
  const { loader, registrations, refresh } = setUp(() => answers.shift()?.() ?? breaks());
  await loader.load('mf-payments', './pagos').catch(() => undefined);
  await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
    version: '1.1.0-bbbbbbbb',
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(registrations[1]).toEqual({ path: NEW, query: expect.stringMatching(/^\?retry=\d+$/), force: true });
});

test('a retry that fails too falls back on the last good version, and its other pages follow', async () => {
  const { loader, runtime } = setUp((entry) => (entry === OLD ? works() : breaks()));
  await loader.load('mf-payments', './pagos').catch(() => undefined);
  await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
    version: '1.0.0-aaaaaaaa',
  });
  await expect(loader.load('mf-payments', './otra')).resolves.toMatchObject({ version: '1.0.0-aaaaaaaa' });
  expect(reports.map(({ version }) => version)).toEqual(['1.1.0-bbbbbbbb', '1.1.0-bbbbbbbb']);
  expect(runtime.load.mock.calls.at(-1)).toEqual(['mf_payments_aaaaaaaa/otra']);
});

test('when every version fails, the error of the current one is thrown and the next visit starts from it again', async () => {
  const { loader, registrations } = setUp(breaks);
  await expect(loader.load('mf-payments', './pagos', { retry: true })).rejects.toThrow('no such file');
  await loader.load('mf-payments', './pagos').catch(() => undefined);
  expect(registrations.map(({ path }) => path)).toEqual([NEW, OLD, NEW]);
});

test('a retry takes the version that was released meanwhile', async () => {
  const { loader, refresh, registrations } = setUp((entry) => (entry === NEW ? breaks() : works()));
  const base = '/remotes/mf-payments/1.1.1-dddddddd/';
  const mended = testRemote({ version: '1.1.1-dddddddd', base, integrity: { 'remoteEntry.js': 'sha384-mended' } });
  refresh.mockResolvedValue(testRegistry([mended]));
  await loader.load('mf-payments', './pagos').catch(() => undefined);
  await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
    version: '1.1.1-dddddddd',
  });
  expect(registrations.at(-1)?.path).toBe(`${base}remoteEntry.js`);
  expect(integrityOf(`${base}remoteEntry.js?retry=1`)).toBe('sha384-mended');
});

test('a retry goes on with what it knows when the registry cannot be read', async () => {
  const { loader, refresh } = setUp(works);
  refresh.mockRejectedValue(new FederationError('registryUnreadable', 'gone'));
  await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
    version: '1.1.0-bbbbbbbb',
  });
  expect(reports).toEqual([expect.objectContaining({ code: 'VIT-101', phase: 'registry', remote: 'mf-payments' })]);
});

test('a version that proved broken is avoided on a retry, but tried when there is no other', async () => {
  const { loader } = setUp(works);
  const avoiding = { retry: true, avoid: '1.1.0-bbbbbbbb' };
  await expect(loader.load('mf-payments', './pagos', avoiding)).resolves.toMatchObject({ version: '1.0.0-aaaaaaaa' });
  const alone = setUp(works, testRegistry([testRemote({ previous: [] })])).loader;
  await expect(alone.load('mf-payments', './pagos', avoiding)).resolves.toMatchObject({ version: '1.1.0-bbbbbbbb' });
});

test('an incompatible remote is refused before anything of it is fetched, and an earlier one that does not say what it needs', async () => {
  const registry = testRegistry([testRemote({ needs: { '@vitrina/forms': '^2.0.0' } })]);
  const { loader, runtime, registrations } = setUp(works, registry);
  for (const retry of [false, true]) {
    await expect(loader.load('mf-payments', './pagos', { retry })).rejects.toMatchObject({ code: 'VIT-106' });
  }
  expect(runtime.load).not.toHaveBeenCalled();
  expect(registrations).toEqual([]);
});

const earlier = (version: string, changes: Partial<PreviousVersion> = {}): PreviousVersion => ({
  version,
  scope: `mf_payments_${version.slice(-8)}`,
  base: `/remotes/mf-payments/${version}/`,
  integrity: {},
  ...changes,
});
const future = { '@vitrina/forms': '^2.0.0' };

test('a retry passes over a new version that this shell cannot run, and takes the good one before', async () => {
  const previous = [earlier('1.0.0-aaaaaaaa', { needs: { react: '^19.0.0' }, contract: '^1.0.0' })];
  const { loader, registrations } = setUp(works, testRegistry([testRemote({ needs: future, previous })]));
  await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
    version: '1.0.0-aaaaaaaa',
  });
  expect(registrations.map(({ path }) => path)).toEqual([OLD]);
  expect(reports).toEqual([expect.objectContaining({ code: 'VIT-106', version: '1.1.0-bbbbbbbb' })]);
});

test.each<Partial<PreviousVersion>>([{ needs: future }, { contract: '^2.0.0' }])(
  'an earlier version that needs %j is not run',
  async (needs) => {
    const previous = [earlier('1.0.1-eeeeeeee', needs), earlier('1.0.0-aaaaaaaa', { needs: {}, contract: '^1.0.0' })];
    const registry = testRegistry([testRemote({ previous })]);
    const { loader, registrations } = setUp((entry) => (entry === OLD ? works() : breaks()), registry);
    await expect(loader.load('mf-payments', './pagos', { retry: true })).resolves.toMatchObject({
      version: '1.0.0-aaaaaaaa',
    });
    expect(registrations.map(({ path }) => path)).toEqual([NEW, OLD]);
    expect(reports.map(({ code, version }) => [code, version])).toEqual([
      ['VIT-104', '1.1.0-bbbbbbbb'],
      ['VIT-106', '1.0.1-eeeeeeee'],
    ]);
  },
);

test('a module without lifecycles is refused', async () => {
  const { loader } = setUp(() => Promise.resolve({ default: () => null }));
  await expect(loader.load('mf-payments', './pagos')).rejects.toMatchObject({ code: 'VIT-105' });
});

test('a remote that the registry does not know is refused', async () => {
  const { loader } = setUp(works);
  await expect(loader.load('mf-nada', './pagos')).rejects.toMatchObject({ code: 'VIT-102' });
});

test('a retry takes away tags that hang or carry no style, and leaves those of others', async () => {
  const base = '/remotes/mf-payments/1.1.0-bbbbbbbb/';
  document.head.innerHTML = `<script src="${base}js/pagos.js"></script><link rel="stylesheet" href="${base}css/pagos.css">
    <script src="/remotes/mf-account/1/js/a.js"></script>`;
  const { loader } = setUp(works);
  await loader.load('mf-payments', './pagos', { retry: true });
  expect([...document.head.children].map((tag) => tag.getAttribute('src'))).toEqual(['/remotes/mf-account/1/js/a.js']);
});
