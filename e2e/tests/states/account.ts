import { expect, type Page } from '@playwright/test';
import type { Quotation } from '../../../shared/contract/src';
import { answerOf, contract } from '../../contract';
import { CUSTOMER, signIn } from '../session';
import { MENU, menuEntries } from '../user-menu';
import { hold, type Walk, whileRefused } from './walk';

const { path: LIST } = contract.quotations;

const item = (name: string, dollars: number) => ({ name, price: dollars * 100 });
const none = { accessories: [], kits: [], prepaidMaintenance: [] };

/** A quotation with everything, a usual one, one with the least. */
const QUOTATIONS: Quotation[] = [
  {
    ...{ id: 3, number: 1042, date: '2026-11-27T15:00:00.000Z', company: 'Andina Motors', total: 2_568_950 },
    ...{ image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp', colourName: 'Sierra 2027 · Rojo Cotopaxi' },
    ...{ packageDescription: 'Paquete Urbano', packagePrice: 2_500_000 },
    accessories: [item('Barras de techo', 269.5), item('Alfombras de caucho con bordes altos', 200)],
    kits: [item('Kit Ciudad', 100)],
    prepaidMaintenance: [item('Plan de mantenimiento de 10.000 km', 120)],
  },
  {
    ...{ id: 2, number: 1017, date: '2026-11-20T15:00:00.000Z', company: 'Cóndor Sur', total: 5_879_000 },
    ...{ image: '/media/1/cars/altar/azul-galapagos/card.webp', colourName: 'Altar 2027 · Azul Galápagos' },
    ...{ packageDescription: 'Paquete Aventura', packagePrice: 5_879_000, ...none },
  },
  { id: 1, number: 1003, date: '2026-11-02T15:00:00.000Z', company: 'Costa Autos', total: 1_999_000, ...none },
];

/** Answers the list of the customer whom no backend knows. A pattern of its own: those who fail the call take theirs away. */
const answerList = (page: Page, list: Quotation[]) =>
  page.route(new RegExp(`/api/${LIST}$`), (route) => route.fulfill({ json: answerOf(contract.quotations, list) }));

const openList = async (page: Page) => {
  await page.goto('/usuario/cotizaciones');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus cotizaciones' })).toBeVisible();
};

/** The customer's quotations: coming, there, unfolded, none, failed. */
export async function quotationList({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, QUOTATIONS);
  const release = await hold(page, LIST);
  await openList(page);
  await check('quotations, loading');
  await release();
  await expect(page.getByRole('article')).toHaveCount(3);
  await check('quotations');
  for (const title of ['Paquetes', 'Accesorios individuales']) await page.getByText(title).first().click();
  await check('quotations, unfolded');
  await answerList(page, []);
  await openList(page);
  await expect(page.getByText('No tienes cotizaciones pendientes')).toBeVisible();
  await check('no quotations');
  await whileRefused(page, LIST, async () => {
    await openList(page);
    await expect(page.getByText('No pudimos cargar tus cotizaciones')).toBeVisible();
    await check('quotations failed');
  });
}

/** The header's menu of the customer, on a page that is theirs and on one that is everybody's. */
export async function userMenu({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  for (const path of ['/gracias', '/usuario/perfil']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click();
    await expect(menuEntries(page)).toHaveText(MENU);
    await check(`user menu on ${path}`);
  }
}

const UNDER_CONSTRUCTION = ['/usuario/perfil', '/usuario/pagos', '/usuario/solicitudes/calculo'];

/** Pages of the signed-in area that are not built yet. */
export async function account({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  for (const path of UNDER_CONSTRUCTION) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await check(path);
  }
}
