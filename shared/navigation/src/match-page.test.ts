import { matchPage } from './match-page';
import { routeShapes } from './paths';

const pages = Object.entries(routeShapes).map(([name, path]) => ({ name, path }));
const nameOf = (pathname: string, list = pages) => matchPage(list, pathname)?.page.name ?? null;

test.each([
  ['/', 'home'],
  ['/sierra/3', 'configurator'],
  ['/sierra/3/', 'configurator'],
  ['/sierra/3/resumen', 'summary'],
  ['/sierra/3/cotiza', 'quotationForm'],
  ['/c/ABCDEFGHJKLMNPQRSTUVWX', 'shortLink'],
  ['/c/1', 'shortLink'],
  ['/C/1/', 'shortLink'],
  ['/c/1/resumen', 'summary'],
  ['/gracias', 'thanks'],
  ['/usuario', 'account'],
  ['/usuario/perfil', 'personalData'],
  ['/usuario/perfil/contraseña', 'password'],
  ['/usuario/perfil/contrase%C3%B1a', 'password'],
  ['/usuario/compras/detalle', 'purchaseDetail'],
  ['/cotiza', 'standardQuotation'],
  ['/cotiza/Chatbotweb', 'chatbotQuotation'],
  ['/cotiza/chatbotweb/sierra/3', 'chatbotQuotationOfModel'],
  ['/nada', null],
  ['/sierra/3/resumen/otra', null],
  ['/usuario/%E0%A4%A', null],
])('%s belongs to %s, whatever the order of the pages', (pathname, expected) => {
  expect(nameOf(pathname)).toBe(expected);
  expect(nameOf(pathname, [...pages].reverse())).toBe(expected);
});

test('parameters arrive decoded', () => {
  expect(matchPage(pages, '/ca%C3%B1%C3%B3n/a%2Fb')?.params).toEqual({ titulo: 'cañón', id: 'a/b' });
});

test('the page given is the page returned, with all it carries', () => {
  const page = { path: '/gracias', title: 'Gracias' };
  expect(matchPage([page], '/gracias')?.page).toBe(page);
});
