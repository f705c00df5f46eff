import { screen, waitFor, within } from '@testing-library/react';
import { type Consent, changeMarketingConsent, consents, MARKETING_VERSION, requestDeletion } from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { CONSENTS } from '@vitrina/testing/personal-data';
import { act } from 'react';
import { ConsentsPage } from './consents-page';

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

async function open(given: Consent[] | (() => never)) {
  server = fakeServer();
  let all = given;
  server.on(consents, () => ({ consents: typeof all === 'function' ? all() : all }));
  server.on(changeMarketingConsent, ({ isGiven, textVersion }) => {
    const others = (all as Consent[]).map((one) =>
      one.purpose === 'marketing' && !one.withdrawnAt ? { ...one, withdrawnAt: '2026-11-29T15:00:00.000Z' } : one,
    );
    const fresh = {
      id: 99,
      purpose: 'marketing',
      textVersion,
      givenAt: '2026-11-29T15:00:00.000Z',
      canBeWithdrawn: true,
    };
    all = isGiven ? [fresh, ...others] : others;
    return {};
  });
  await signIn(testCustomer(7));
  page = renderPage(ConsentsPage, { path: '/usuario/perfil/consentimientos', strict: true });
}
const textOf = (article: HTMLElement) => [...article.querySelectorAll('h3, span, p')].map((one) => one.textContent);
const press = (name: string) => page.user.click(screen.getByRole('button', { name }));

test('says what was agreed to, when, to which text, and what was withdrawn', async () => {
  await open(CONSENTS);
  const articles = await screen.findAllByRole('article');
  expect(articles.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Publicidad',
    'Tratamiento de datos personales',
    'Publicidad',
    'Términos y condiciones',
    'Política de privacidad',
    'test-drive',
  ]);
  // In Ecuador it was still the 27th.
  expect(textOf(articles[0]!)).toEqual(expect.arrayContaining(['Vigente', 'Aceptado el 27/11/2026']));
  expect(within(articles[1]!).getByText('Aceptado el 25/11/2026, para tu compra N.º 3005')).toBeVisible();
  expect(within(articles[2]!).getByText('Retirado el 23/11/2026')).toBeVisible();
  expect(within(articles[2]!).getByText('Retirado')).toBeVisible();
  expect(within(articles[3]!).getByText('Texto: versión 2026-11')).toBeVisible();
  expect(within(articles[3]!).getByRole('link', { name: /^Leer el texto/ })).toHaveAttribute('href', '/terminos');
  expect(within(articles[4]!).getByRole('link', { name: /^Leer el texto/ })).toHaveAttribute('href', '/privacidad');
  expect(within(articles[5]!).queryByRole('link')).toBeNull();
});

test('a consent that was given for a request says so', async () => {
  await open([{ ...CONSENTS[1]!, purchaseNumber: '3203', purchaseKind: 2 }]);
  expect(await screen.findByText('Aceptado el 25/11/2026, para tu solicitud N.º 3203')).toBeVisible();
});

test('the terms of payment have no page: their text opens here, and is asked nothing of', async () => {
  await open([{ ...CONSENTS[1]!, purpose: 'payment-terms' }]);
  const consent = within(await screen.findByRole('article'));
  expect(consent.getByRole('heading', { name: 'Términos de pago' })).toBeVisible();
  expect(consent.queryByRole('link')).toBeNull();
  await page.user.click(consent.getByRole('button', { name: 'Leer el texto' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Términos de pago' }));
  expect(await dialog.findByRole('heading', { name: 'Cuándo cuenta un pago' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  await page.user.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the consent to advertising is given and withdrawn with one press each, to the text that is shown', async () => {
  await open([]);
  expect(await screen.findByText('Hoy no recibes publicidad.')).toBeVisible();
  expect(screen.getByText(/^Autorizo a .* a enviarme ofertas y novedades/)).toBeVisible();
  expect(screen.getByText(`Versión ${MARKETING_VERSION}.`)).toBeVisible();
  expect(screen.getByText('Todavía no aceptaste ningún texto')).toBeVisible();
  await press('Autorizar publicidad');
  expect(await screen.findByText('Hoy recibes publicidad.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Vigente');
  await press('Retirar autorización');
  expect(await screen.findByText('Hoy no recibes publicidad.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Retirado el 29/11/2026');
  expect(server.requests(changeMarketingConsent)).toEqual([
    { isGiven: true, textVersion: MARKETING_VERSION },
    { isGiven: false, textVersion: MARKETING_VERSION },
  ]);
  expect(page.notices).toEqual(['Te enviaremos ofertas y novedades', 'No te enviaremos más publicidad']);
});

test('a refused change is told, and what counts stays', async () => {
  await open(CONSENTS);
  await screen.findByText('Hoy recibes publicidad.');
  server.on(changeMarketingConsent, () => {
    throw new Failure(503, 'Sin servicio');
  });
  await press('Retirar autorización');
  await waitFor(() => expect(page.notices).toEqual(['Sin servicio']));
  expect(screen.getByText('Hoy recibes publicidad.')).toBeVisible();
});

test('consents that cannot be loaded say so', async () => {
  await open(() => {
    throw new Failure(400, 'No disponible');
  });
  expect(await screen.findByText('No pudimos cargar tus consentimientos')).toBeVisible();
});

test('a deletion under way stands on top, because its mail leads here, and can be taken back', async () => {
  await open([]);
  let asked = true;
  const underWay = { deletionAskedAt: '2026-11-30T03:30:00.000Z', deletionDue: '2026-12-14' };
  server.on(consents, () => ({ consents: [], ...(asked && underWay) }));
  server.on(requestDeletion, ({ isAsked }) => {
    asked = isAsked;
    return {};
  });
  page.close();
  page = renderPage(ConsentsPage, { path: '/usuario/perfil/consentimientos' });
  expect(await screen.findByText('Pediste eliminar tu cuenta el 29/11/2026. Se elimina el 14/12/2026.')).toBeVisible();
  await press('Retirar solicitud');
  await waitFor(() => expect(screen.queryByText(/^Pediste eliminar/)).toBeNull());
  expect(server.requests(requestDeletion)).toEqual([{ isAsked: false }]);
  expect(page.notices).toEqual(['Retiraste la solicitud. Tu cuenta se queda']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
