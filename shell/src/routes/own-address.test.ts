import { siteRegistry } from '../testing/site';
import { ownAddress } from './own-address';
import { routeTable } from './route-table';

const routes = routeTable(siteRegistry());

test.each([
  '/usuario/compras',
  '/usuario/compras?tab=2&type=1#pagos',
  '/sierra/3?volver=//otro.ejemplo',
  '/?a=https://otro.ejemplo/',
])('%s is a page of this site', (address) => {
  expect(ownAddress(routes, address)).toBe(address);
});

test.each([
  undefined,
  '',
  '//otro.ejemplo',
  '//otro.ejemplo/usuario/compras',
  '//[',
  '/\\otro.ejemplo/usuario/compras',
  '\\\\otro.ejemplo/usuario/compras',
  '/\t/otro.ejemplo/usuario/compras',
  '/\n/[',
  '/.//otro.ejemplo',
  '/usuario/..//otro.ejemplo',
  '/usuario/..\\/otro.ejemplo',
  'https://otro.ejemplo/usuario/compras',
  'http://localhost/usuario/compras',
  'javascript:alert(1)',
  ' /usuario/compras',
  'usuario/compras',
  '/nada/por/aqui/hay',
  '/%E0%A4%A',
])('%j leads nowhere', (address) => {
  expect(ownAddress(routes, address)).toBeUndefined();
});

test('dots are resolved as the browser would', () => {
  expect(ownAddress(routes, '/usuario/compras/../cotizaciones')).toBe('/usuario/cotizaciones');
});
