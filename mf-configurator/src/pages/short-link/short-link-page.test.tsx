import { screen, waitFor } from '@testing-library/react';
import { openShortLink } from '@vitrina/contract';
import { deferred, Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { CODE, CODE_CONTENT, FULL_LINK } from '../../testing/links';
import { ShortLinkPage } from './short-link-page';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => page.close());

const open = (code = CODE, search = '') => {
  page = renderPage(ShortLinkPage, { path: '/c/:codigo', at: `/c/${code}${search}` });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('leads to the choice, in its own place in the history', async () => {
  const before = window.history.length;
  const answer = deferred<typeof CODE_CONTENT>();
  server.on(openShortLink, () => answer.promise);
  open();
  expect(await heading('Abriendo tu configuración')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  answer.resolve(CODE_CONTENT);
  await waitFor(() => expect(page.address()).toBe('/condor-sierra/1/resumen'));
  expect(page.search()).toBe(`?${FULL_LINK}`);
  expect(window.history.length).toBe(before);
  expect(server.requests(openShortLink)).toEqual([{ code: CODE }]);
});

test.each([
  [2, '/condor-sierra/1#sub-menu'],
  [4, '/condor-sierra/1/cotiza'],
])('step %i is opened as the link says', async (step, place) => {
  server.on(openShortLink, () => ({ ...CODE_CONTENT, step }));
  open();
  await waitFor(() => expect(page.address()).toBe(place));
});

test('a choice without colour and dealership has an address without them; a campaign stays', async () => {
  server.on(openShortLink, () => ({ ...CODE_CONTENT, colourId: undefined, dealershipId: undefined }));
  open(CODE, '?source=12');
  await waitFor(() => expect(page.search()).toMatch(/cupon=1&source=12$/));
  expect(page.search()).not.toMatch(/color|agencia/);
});

test.each(['abc', `${CODE}A`, '0OIl000000000000000000', 'a%20b'])(
  "'%s' is no code: said at once, without asking",
  async (code) => {
    open(code);
    expect(await heading('Este enlace no existe o ya no sirve')).toBeVisible();
    expect(server.requests(openShortLink)).toEqual([]);
    await page.user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(page.address()).toBe('/');
  },
);

test('an unknown code is said where the heading was, which is read out', async () => {
  server.on(openShortLink, () => {
    throw new Failure(404, 'Este enlace no existe o ya no sirve');
  });
  open();
  const first = await heading('Abriendo tu configuración');
  expect(await heading('Este enlace no existe o ya no sirve')).toBe(first);
  expect(first.closest('[aria-live="polite"]')).not.toBeNull();
  expect(page.notices).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what fails can be tried again', async () => {
  server.on(openShortLink, () => {
    throw new Failure(429, 'Demasiados intentos');
  });
  open();
  expect(await heading('No pudimos abrir tu enlace')).toBeVisible();
  server.on(openShortLink, () => CODE_CONTENT);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(page.address()).toBe('/condor-sierra/1/resumen'));
});
