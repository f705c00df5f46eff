import { siteRegistry } from '../testing/site';
import { DEFAULT_TITLE, menuOf, routeOf, routeTable, slotOf, titleOf } from './route-table';
import { verdictOn } from './verdict';

const registry = siteRegistry();
const routes = routeTable(registry);
const at = (path: string) => routeOf(routes, path);

test('every page of every remote is a route that names its owner', () => {
  expect(at('/sierra/3')).toMatchObject({ name: 'p2', remote: 'mf-configurator', layout: 'wizard' });
  expect(at('/usuario/compras')?.info).toEqual({
    remote: 'mf-account',
    version: '1.1.0-bbbbbbbb',
    shellVersion: '1.0.0-cccccccc',
    page: 'compras',
    path: '/usuario/compras',
  });
});

test('the menu holds what pages declare for it, in their order', () => {
  expect(menuOf(routes).map(({ label }) => label)).toEqual(['Tus cotizaciones', 'Tus compras a contado']);
});

test('a slot is found with who fills it; one that nobody fills is not', () => {
  expect(slotOf(registry, 'login')).toMatchObject({ remote: 'mf-account', expose: './slot-login' });
  expect(slotOf(registry, 'nada')).toBeUndefined();
});

test('the title is that of the route, and the default one where there is none', () => {
  expect(titleOf(at('/'))).toBe('Elige tu vehículo | Cóndor');
  expect(titleOf(undefined)).toBe(DEFAULT_TITLE);
  expect(titleOf({ ...at('/')!, title: '' })).toBe(DEFAULT_TITLE);
});

test.each([
  ['/', false, 'show'],
  ['/sierra/3', false, 'show'],
  ['/usuario/compras', true, 'show'],
  ['/usuario/compras', false, 'sign-in-first'],
  ['/usuario/nada/mas', true, 'go-home'],
  ['/%E0%A4%A', false, 'go-home'],
])('%s with a session: %s -> %s', (path, signedIn, verdict) => {
  expect(verdictOn(at(path), path, signedIn)).toBe(verdict);
});

test('without a home page there is nowhere to go', () => {
  expect(verdictOn(undefined, '/', false)).toBe('missing');
});
