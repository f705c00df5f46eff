import { matchPath } from 'react-router-dom';
import { paths, routeShapes } from './paths';

test('a model address carries its slug and id, percent-encoded', () => {
  expect(paths.configurator('condor-sierra', 3)).toBe('/condor-sierra/3');
  expect(paths.configuratorMenu('sierra', 3)).toBe('/sierra/3#sub-menu');
  expect(paths.summary('a/b', '7')).toBe('/a%2Fb/7/resumen');
  expect(paths.quotationForm('sierra', 3)).toBe('/sierra/3/cotiza');
  expect(paths.chatbotQuotationOfModel('sierra', 3)).toBe('/cotiza/Chatbotweb/sierra/3');
});

test('a step of the wizard has one address, with what its search holds; without a model it is home', () => {
  const sierra = { slug: 'sierra', id: 3 };
  expect([1, 2, 3, 4].map((step) => paths.step(step, sierra, '?color=5'))).toEqual([
    '/',
    '/sierra/3?color=5#sub-menu',
    '/sierra/3/resumen?color=5',
    '/sierra/3/cotiza?color=5',
  ]);
  expect(paths.step(3, undefined, '?color=5')).toBe('/');
  expect(paths.step(3, sierra)).toBe('/sierra/3/resumen');
});

test('a code keeps its letters as they are', () => {
  expect(paths.shortLink('aBc9')).toBe('/c/aBc9');
});

test('query values appear only when given', () => {
  expect(paths.payment()).toBe('/usuario/pagos');
  expect(paths.payment({ tab: 1, type: 'p2p' })).toBe('/usuario/pagos?tab=1&type=p2p');
  expect(paths.payment({ id: 5, tab: 2, corrige: 9 })).toBe('/usuario/pagos?id=5&tab=2&corrige=9');
  expect(paths.purchases({ type: 2, tab: undefined })).toBe('/usuario/compras?type=2');
});

test.each(Object.entries(routeShapes))('the builder %s makes an address of its own shape', (name, shape) => {
  const build = paths[name as keyof typeof routeShapes] as (slug: string, id: number) => string;
  const address = shape.includes(':') ? build('sierra', 3) : (build as () => string)();
  expect(matchPath({ path: shape, end: true }, address)).not.toBeNull();
});
