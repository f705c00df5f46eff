import { testRegistry } from '../testing/registry';
import { clearOverrides, readOverrides } from './overrides';

const registry = (...hosts: string[]) => testRegistry(undefined, { overrides: { hosts } });
const base = 'http://localhost:48101/';
const ask = (value: string, hosts = ['localhost:48101']) =>
  readOverrides(registry(...hosts), `?mf=${encodeURIComponent(value)}`);
const later = (...hosts: string[]) => readOverrides(registry(...hosts), '').active;

beforeEach(() => localStorage.clear());

test('an override on the allow list holds until it is cleared', () => {
  expect(ask(`mf-payments@${base}`).active).toEqual([{ name: 'mf-payments', base }]);
  expect(later('localhost:48101')).toEqual([{ name: 'mf-payments', base }]);
  expect(ask('mf-payments@').active).toEqual([]);
  expect(later('localhost:48101')).toEqual([]);
});

test('an empty parameter clears them all', () => {
  ask(`mf-payments@${base}`);
  expect(readOverrides(registry('localhost:48101'), '?mf=').active).toEqual([]);
  expect(later('localhost')).toEqual([]);
});

test('a host stands for one origin: its port, https, and http on this machine alone', () => {
  expect(ask('mf-payments@https://builds.example/', ['builds.example']).active).toHaveLength(1);
  expect(ask('mf-payments@http://builds.example/', ['builds.example']).active).toEqual([]);
  expect(ask('mf-payments@https://builds.example:8443/', ['builds.example']).active).toEqual([]);
  expect(ask(`mf-payments@${base}`, ['localhost', 'localhost:9']).active).toEqual([]);
  expect(ask('mf-payments@https://localhost:48101/').active).toEqual([]);
});

test.each([
  ['a host that is not listed', `mf-payments@https://evil.example/`],
  ['a listed name as part of another', `mf-payments@http://localhost:48101.evil.example/`],
  ['a listed host as user name', `mf-payments@http://localhost:48101@evil.example/`],
  ['a scheme that carries code', `mf-payments@data:text/javascript,alert(1)//localhost:48101`],
  ['a remote that the registry does not know', `mf-nada@${base}`],
  ['no address at all', `mf-payments@http://`],
])('%s is refused and not kept', (_, value) => {
  const { active, refused } = ask(value);
  expect(active).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(later('localhost:48101')).toEqual([]);
});

test('with an empty list every override is refused, a stored one too', () => {
  ask(`mf-payments@${base}`);
  expect(later()).toEqual([]);
});

test.each([
  ['http://localhost:48101/remoteEntry.js', base],
  ['http://localhost:48101/dist', `${base}dist/`],
  ['http://localhost:48101/dist/mf-manifest.json', `${base}dist/`],
])('the address %s means the folder %s', (address, folder) => {
  expect(ask(`mf-payments@${address}`).active).toEqual([{ name: 'mf-payments', base: folder }]);
});

test('garbage in the storage counts for nothing', () => {
  localStorage.setItem('vitrina:overrides', '{');
  expect(later('localhost:48101')).toEqual([]);
});

test('clearing forgets them and gives the address without the parameter', () => {
  ask(`mf-payments@${base}`);
  history.replaceState(null, '', `/usuario/pagos?tab=1&mf=mf-payments@${base}`);
  expect(clearOverrides()).toBe('http://localhost/usuario/pagos?tab=1');
  expect(later('localhost:48101')).toEqual([]);
  history.replaceState(null, '', '/');
});
