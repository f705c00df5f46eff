import { pageLoad } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { type RenderedPage, renderPage } from '@vitrina/testing';
import { act } from 'react';
import { useLeavePayme } from './payme-document';

const PAYME = '/usuario/pagos?id=2005&tab=1&type=payme';

let page: RenderedPage;
let replace: jest.SpyInstance;

function Page() {
  useLeavePayme();
  return null;
}

function open(loadedFor: string) {
  jest.replaceProperty(pageLoad, 'address', loadedFor);
  replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => undefined);
  page = renderPage(Page, { path: '/usuario/pagos', at: PAYME, strict: true });
}
afterEach(() => {
  page.close();
  jest.restoreAllMocks();
});
const go = (to: string) => act(async () => navigate(to));

test.each([
  ['another way to pay', '/usuario/pagos?id=2005&tab=2'],
  ['the other provider', '/usuario/pagos?id=2005&tab=1&type=p2p'],
  ['how the payment went', `${PAYME}&attempt=11111111-1111-4111-8111-111111111111`],
  ['the detail, with its hash', '/usuario/compras/detalle?id=2005#pagos'],
  ['home', '/'],
])('from the document for payme %s is another document', async (_what, to) => {
  open(PAYME);
  expect(replace).not.toHaveBeenCalled();
  await go(to);
  page.close();
  expect(replace.mock.calls[0]).toEqual([to]);
});

// Its notice would be gone with the document; every way on from there is another one.
test('the providers, where a failure leads, are the same document', async () => {
  open(PAYME);
  await go('/usuario/pagos?id=2005&tab=1');
  expect(replace).not.toHaveBeenCalled();
  await go('/usuario/compras');
  expect(replace).toHaveBeenCalledWith('/usuario/compras');
});

test('any other document goes on by itself', async () => {
  open('/usuario/compras');
  await go('/usuario/pagos?id=2005&tab=2');
  page.close();
  expect(replace).not.toHaveBeenCalled();
});
