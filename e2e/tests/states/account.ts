import { expect, type Page } from '@playwright/test';
import { CUSTOMER, signIn } from '../session';
import { hold, type Walk, whileRefused } from './walk';

const LIST = 'VhcCtPr/VmSlVhCm';

const item = (name: string, price: number) => ({ dt1: name, ndt1: price });
const none = { elements: [], elements2: [], elements3: [] };

/** As the server answers the list: a quotation with everything, a usual one, one with the least. */
const QUOTATIONS = [
  {
    ...{ id: 3, ndt4: 1042, ddt1: '2026-11-27T15:00:00.000Z', dt4: 'Andina Motors', ndt3: 25_689.5 },
    ...{ dt6: '/media/1/cars/sierra/rojo-cotopaxi/card.webp', dt8: 'Sierra 2027 · Rojo Cotopaxi' },
    ...{ dt1: 'Paquete Urbano', ndt8: 25_000 },
    elements: [item('Barras de techo', 269.5), item('Alfombras de caucho con bordes altos', 200)],
    elements2: [item('Kit Ciudad', 100)],
    elements3: [item('Plan de mantenimiento de 10.000 km', 120)],
  },
  {
    ...{ id: 2, ndt4: 1017, ddt1: '2026-11-20T15:00:00.000Z', dt4: 'Cóndor Sur', ndt3: 58_790 },
    ...{ dt6: '/media/1/cars/altar/azul-galapagos/card.webp', dt8: 'Altar 2027 · Azul Galápagos' },
    ...{ dt1: 'Paquete Aventura', ndt8: 58_790, ...none },
  },
  { id: 1, ndt4: 1003, ddt1: '2026-11-02T15:00:00.000Z', dt4: 'Costa Autos', ndt3: 19_990, ...none },
];

/** Answers the list of the customer whom no backend knows. A pattern of its own: those who fail the call take theirs away. */
const answerList = (page: Page, list: unknown) =>
  page.route(/\/api\/VhcCtPr\/VmSlVhCm$/, (route) => route.fulfill({ json: list }));

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
