import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Quotation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

/** A quotation with everything, a usual one, one with the least. */
const { sampleQuotations, full, usual }: typeof import('@vitrina/testing/quotations') = createRequire(import.meta.url)(
  '@vitrina/testing/quotations',
);

/** The samples, one that was decided, one more. */
const FIVE: Quotation[] = [
  { ...usual, id: 5, number: 1055, colourName: 'Altar 2027 · Gris Volcán', negotiationId: 2055 },
  { ...usual, id: 4, number: 1050, customerDataComplete: true, negotiationId: 2050 },
  ...sampleQuotations,
];

/** As many as asked for, newest first. */
export const manyQuotations = (count: number): Quotation[] =>
  Array.from({ length: count }, (_, at) => {
    const [id, sample] = [count - at, at % 2 === 0 ? full : usual];
    return { ...sample, id, number: 1000 + id, negotiationId: 2000 + id };
  });

/** Answers the list of the customer whom no backend knows, by pages. */
export const answerList = (page: Page, list: Quotation[]) =>
  page.route(addressOf(contract.quotations), (route) => {
    const { quotations, decode } = contract;
    const { after, size = list.length } = decode(quotations.request, route.request().postDataJSON());
    const from = after === undefined ? 0 : list.findIndex(({ id }) => id === after) + 1;
    return route.fulfill({ json: answerOf(quotations, list.slice(from, from + size)) });
  });

export const openList = async (page: Page, search = '') => {
  await page.goto(`/usuario/cotizaciones${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeAttached();
};

export const card = (page: Page, number: number) =>
  page.getByRole('article').filter({ hasText: `Cotización N.º ${number}` });
export const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: `Más acciones de la cotización N.º ${number}` });
export async function choose(page: Page, number: number, action: string) {
  await opener(page, number).click();
  await card(page, number).getByRole('button', { name: action, exact: true }).click();
}
const dialog = (page: Page) => page.getByRole('dialog');
const closeDialog = (page: Page) => dialog(page).getByRole('button', { name: 'Cerrar' }).click();

/** The customer's quotations: coming, there, unfolded, none, failed, the next page failed. */
export async function quotationList({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, FIVE);
  const release = await hold(page, contract.quotations);
  await openList(page);
  await check('quotations, loading');
  await release();
  await expect(page.getByRole('article')).toHaveCount(5);
  await check('quotations');
  for (const title of ['Paquetes', 'Accesorios individuales']) await page.getByText(title).first().click();
  await check('quotations, unfolded');
  await answerList(page, manyQuotations(45));
  await openList(page);
  await expect(page.getByRole('article')).toHaveCount(20);
  await whileRefused(page, contract.quotations, async () => {
    await page.getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('No pudimos cargar más cotizaciones')).toBeVisible();
    await check('more quotations failed');
  });
  await answerList(page, []);
  await openList(page);
  await expect(page.getByText('No tienes cotizaciones pendientes')).toBeVisible();
  await check('no quotations');
  await whileRefused(page, contract.quotations, async () => {
    await openList(page);
    await expect(page.getByText('No pudimos cargar tus cotizaciones')).toBeVisible();
    await check('quotations failed');
  });
}

/** What a card offers: the policy before a purchase, the menu, and what becomes of its actions. */
export async function quotationActions({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, FIVE);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openList(page);
  await card(page, 1055).getByRole('button', { name: 'Comprar contado' }).click();
  const radio = dialog(page).getByRole('radio', { name: 'He leído la política de privacidad' });
  await expect(radio).toBeEnabled();
  await check('policy of a purchase');
  await radio.check();
  await check('policy of a purchase, read');
  await closeDialog(page);
  await opener(page, 1055).click();
  await check('menu of a quotation');
  await page.keyboard.press('Escape');
  await whileRefused(page, contract.quotationDocument, async () => {
    await choose(page, 1055, 'Descargar PDF');
    await expect(page.getByText('No pudimos descargar el PDF')).toBeVisible();
    await check('PDF failed');
  });
  const code = { code: 'AbCdEfGhJkLmNpQrStUvWx' };
  await page.route(addressOf(contract.quotationLink), (route) =>
    route.fulfill({ json: answerOf(contract.quotationLink, code) }),
  );
  await choose(page, 1055, 'Copiar enlace');
  await expect(page.getByRole('textbox', { name: 'Enlace de esta configuración' })).toBeVisible();
  await check('link to copy by hand');
}

/** Quotations side by side: the boxes, the fourth that is refused, two, three, and some that are gone. */
export async function quotationComparison({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, FIVE);
  await openList(page);
  const box = (number: number) => page.getByRole('checkbox', { name: `Comparar la cotización N.º ${number}` });
  await choose(page, 1042, 'Comparar');
  await box(1017).check();
  await check('quotations to compare');
  await box(1003).check();
  await box(1055).click();
  await expect(page.getByText('Ya elegiste tres')).toBeVisible();
  await check('fourth quotation to compare');
  await openList(page, '?comparar=3,2');
  await expect(dialog(page).getByRole('table')).toBeVisible();
  await check('two quotations compared');
  await openList(page, '?comparar=3,5,1');
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(3);
  await check('three quotations compared');
  await openList(page, '?comparar=77,78');
  await expect(page.getByText('Estas cotizaciones ya no están en tu lista.')).toBeVisible();
  await check('quotations to compare gone');
}
