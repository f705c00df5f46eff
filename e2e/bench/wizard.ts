import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Answers } from '@vitrina/contract';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { addressOf, answerOf, contract } from '../support/contract';
import { customerOn } from '../support/customers';
import { signIn } from '../support/session';
import { type Line, WIZARD_BUDGET } from './budgets';
import { manyAnswers, manyAssets, WRONG } from './many-answers';
import { PHONE, slowCpu } from './phone';
import { percentile95 } from './statistics';

const [ROWS_OF_EACH, ROWS_OF_ONE] = [30, 50];
/** Credit applications that nothing was saved of (docs/seed.md): one for each page, so that no draft of the other comes in. */
const UNDECIDED = [2101, 2211];
/** Presses of 'Eliminar', and rounds of typing in each field. */
const [DELETIONS, ROUNDS] = [20, 4];
/** As fast as somebody types, so that each key is painted before the next. */
const KEY_DELAY_MS = 80;

/** The fields of a row that are typed in, each with what is typed. */
const FIELDS = [
  {
    list: 'Activos',
    type: ['Tipo de activo', 'BIENES INMUEBLES'],
    typed: {
      'Tipo de inmueble': 'DEPARTAMENTO',
      Dirección: 'Av. Amazonas',
      Sector: 'La Mariscal',
      Valor: '1234567.89',
    },
  },
  {
    list: 'Pasivos',
    type: ['Tipo de pasivo', 'TARJETAS DE CRÉDITO'],
    typed: { Observación: 'Tres cuotas', 'Valor pendiente': '1234567.89' },
  },
  {
    list: 'Ingresos',
    type: ['Tipo de ingreso', 'OTROS INGRESOS'],
    typed: { Descripción: 'Venta de pan', 'Valor mensual': '1234567.89' },
  },
  { list: 'Gastos', type: ['Tipo de gasto', 'VIVIENDA'], typed: { 'Valor mensual': '1234567.89' } },
] as const;

declare global {
  var paintTimes: { start(): void; stop(): number[] };
}

const listOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Opens the financial situation of the customer's application, which holds these answers, on a slow phone. */
async function openWith(context: BrowserContext, id: number, answers: Answers): Promise<Page> {
  const { application, decode } = contract;
  const page = await context.newPage();
  await page.route(addressOf(application), async (route) => {
    const words = decode(application.response, await (await route.fetch()).json());
    await route.fulfill({ json: answerOf(application, { ...words, answers: { ...words.answers, ...answers } }) });
  });
  await page.goto(`/usuario/solicitudes/credito/solicitud?id=${id}&paso=applicant/financial-situation`);
  await listOf(page, 'Activos')
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await slowCpu(await context.newCDPSession(page));
  return page;
}

/** Milliseconds from each key to its paint, while a text is typed into a field, and again after it was emptied. */
async function typeInto(page: Page, field: Locator, text: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await field.fill('');
    await page.evaluate(() => globalThis.paintTimes.start());
    await field.pressSequentially(text, { delay: KEY_DELAY_MS });
    await page.waitForTimeout(200); // the paint of the last key
    times.push(...(await page.evaluate(() => globalThis.paintTimes.stop())));
  }
  return times;
}

/** The same in an input of the page that nothing listens to. */
async function typeIntoBare(page: Page): Promise<number[]> {
  await page.getByRole('main').evaluate((main) => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Campo suelto');
    main.prepend(input);
  });
  return typeInto(page, page.getByLabel('Campo suelto'), 'Av. Amazonas');
}

/** The times of every field that can be typed in, by its name. */
async function typeIntoAll(page: Page): Promise<[field: string, times: number[]][]> {
  const typed: [string, number[]][] = [];
  for (const { list, type, typed: texts } of FIELDS) {
    await listOf(page, list).getByRole('button', { name: 'Agregar', exact: true }).click();
    const row = page.getByRole('group', { name: `Agregar: ${list}` });
    await row.getByLabel(type[0]).selectOption(type[1]);
    for (const [label, text] of Object.entries(texts)) {
      const field = row.locator('input, textarea').and(page.getByLabel(label, { exact: true }));
      typed.push([`${list}, ${label}`, await typeInto(page, field, text)]);
    }
    await row.getByRole('button', { name: 'Cancelar' }).click();
  }
  return typed;
}

/** Deletes the first row, sees that no error has moved, and takes it back: milliseconds from each press to its paint. */
async function deleteFirst(page: Page): Promise<number[]> {
  const list = listOf(page, 'Activos');
  const deleters = list.getByRole('button', { name: /^Eliminar/ });
  const inError = list.getByRole('row').filter({ has: page.locator('[data-row][data-invalid]') });
  const expectRows = (count: number) => deleters.nth(count).waitFor({ state: 'detached' });
  const times: number[] = [];
  for (let round = 0; round < DELETIONS; round++) {
    await page.evaluate(() => globalThis.paintTimes.start());
    await deleters.first().click();
    await expectRows(ROWS_OF_ONE - 1);
    await page.waitForTimeout(200); // its paint
    times.push(...(await page.evaluate(() => globalThis.paintTimes.stop())));
    const texts = await inError.allTextContents();
    if (texts.length !== 1 || !texts[0]?.includes(WRONG)) throw new Error(`The error has moved: ${texts.join(', ')}`);
    await list.getByRole('button', { name: 'Deshacer' }).click();
    await deleters.nth(ROWS_OF_ONE - 1).waitFor();
  }
  return times;
}

/** Typing into every field of the largest section, against a bare input beside it, and deleting from a long list. */
export async function wizard(browser: Browser, origin: string, databaseUrl: string): Promise<Line[]> {
  const { customer, purchases } = await customerOn(databaseUrl, ...UNDECIDED);
  const [typedIn, deletedFrom] = purchases.map(({ id }) => id) as [number, number];
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addInitScript({ path: inRoot('e2e/bench/paint-times.js') });
  const first = await context.newPage();
  await signIn(first, customer);
  await first.close();

  const full = await openWith(context, typedIn, manyAnswers(ROWS_OF_EACH));
  const bare = await typeIntoBare(full);
  const fields = (await typeIntoAll(full)).map(([field, times]) => ({ field, times, p95: percentile95(times) }));
  await full.close();
  const long = await openWith(context, deletedFrom, manyAssets(ROWS_OF_ONE));
  const deletions = await deleteFirst(long);
  await context.close();

  const slowest = fields.reduce((slow, other) => (other.p95 > slow.p95 ? other : slow));
  const { keyMs, timesBare, deletionMs } = WIZARD_BUDGET;
  return [
    {
      what: `key to paint, ${ROWS_OF_EACH} rows in each list, CPU 4x slower, slowest field (${slowest.field}), p95 of ${slowest.times.length}`,
      measured: slowest.p95,
      budget: Math.max(keyMs, Math.round(timesBare * percentile95(bare))),
      unit: 'ms',
    },
    { what: `the same in a bare input of the page, p95 of ${bare.length}`, measured: percentile95(bare), unit: 'ms' },
    {
      what: `deletion of row 1 of ${ROWS_OF_ONE} to paint, CPU 4x slower, p95 of ${deletions.length}`,
      measured: percentile95(deletions),
      budget: deletionMs,
      unit: 'ms',
    },
  ];
}
