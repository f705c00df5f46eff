import { matchPath } from 'react-router-dom';
import { paths, routeShapes } from './paths';

test('a model address carries its slug and id, percent-encoded', () => {
  expect(paths.configurator('condor-sierra', 3)).toBe('/condor-sierra/3');
  expect(paths.configuratorMenu('sierra', 3)).toBe('/sierra/3#sub-menu');
  expect(paths.summary('a/b', '7')).toBe('/a%2Fb/7/resumen');
  expect(paths.quotationForm('sierra', 3)).toBe('/sierra/3/cotiza');
  expect(paths.chatbotQuotationOfModel('sierra', 3)).toBe('/cotiza/Chatbotweb/sierra/3');
});

test('query values appear only when given', () => {
  expect(paths.payment()).toBe('/usuario/pagos');
  expect(paths.payment({ tab: 1, type: 'p2p' })).toBe('/usuario/pagos?tab=1&type=p2p');
  expect(paths.purchases({ type: 2, tab: undefined })).toBe('/usuario/compras?type=2');
});

test.each(Object.entries(routeShapes))('the builder %s makes an address of its own shape', (name, shape) => {
  const build = paths[name as keyof typeof routeShapes] as (slug: string, id: number) => string;
  const address = shape.includes(':') ? build('sierra', 3) : (build as () => string)();
  expect(matchPath({ path: shape, end: true }, address)).not.toBeNull();
});
