import { screen, waitFor, within } from '@testing-library/react';
import { type Quotation, quotations } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { bare, full, usual } from '@vitrina/testing/quotations';
import { act } from 'react';
import { QuotationsPage } from '../quotations-page';

const fourth: Quotation = { ...usual, id: 4, number: 1050, colourName: 'Altar 2027 · Gris' };
const PATH = '/usuario/cotizaciones';
let server: FakeServer;
let page: RenderedPage;
let kept: Quotation[];

beforeEach(async () => {
  kept = [fourth, full, usual, bare];
  server = fakeServer();
  server.on(quotations, ({ after, size = 0 }) => {
    const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
    return kept.slice(from, from + size);
  });
  await signIn(testCustomer(7));
});
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

async function open(search = '') {
  page = renderPage(QuotationsPage, { path: PATH, at: PATH + search });
  await screen.findAllByRole('article', { hidden: true });
}
const opener = (number: number) => screen.getByRole('button', { name: `Más acciones de la cotización N.º ${number}` });
async function start(number: number) {
  await page.user.click(opener(number));
  const list = document.getElementById(opener(number).getAttribute('aria-controls')!)!;
  await page.user.click(within(list).getByRole('button', { name: 'Comparar' }));
}
const box = (number: number) => screen.getByRole('checkbox', { name: `Comparar la cotización N.º ${number}` });
const tick = (number: number) => page.user.click(box(number));
const bar = () => within(screen.getByRole('region', { name: 'Comparar cotizaciones' }));
const says = (text: string) => expect(bar().getByRole('status')).toHaveTextContent(text);
const press = (name: string) => page.user.click(bar().getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Comparar cotizaciones' }));
const row = (name: RegExp) => dialog().getByRole('row', { name });
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test("'Comparar' puts a box on each card and a bar below; one is not enough", async () => {
  await open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await start(1042);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(box(1042)).toBeChecked();
  says('1 elegida · Elige otra');
  expect(bar().getByRole('button', { name: 'Comparar' })).toBeDisabled();
  await tick(1017);
  says('2 elegidas');
  expect(bar().getByRole('button', { name: 'Comparar' })).toBeEnabled();
  await tick(1042);
  await tick(1017);
  says('Elige dos o tres');
});

test('the fourth is told why it is not ticked, on its card and in the bar, until something is taken away', async () => {
  await open();
  await start(1042);
  await tick(1017);
  await tick(1003);
  await tick(1050);
  expect(box(1050)).not.toBeChecked();
  expect(box(1050)).toHaveAccessibleDescription('Puedes comparar hasta tres. Quita una para elegir esta.');
  says('Ya elegiste tres');
  await tick(1003);
  says('2 elegidas');
  expect(box(1050)).not.toHaveAccessibleDescription();
  await start(1050);
  expect(box(1050)).toBeChecked();
});

test("'Cancelar' takes boxes and bar away and leads the focus to the last card that was ticked", async () => {
  await open();
  await start(1042);
  await tick(1017);
  await press('Cancelar');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Comparar cotizaciones' })).toBeNull();
  expect(opener(1017)).toHaveFocus();
});

test('two stand side by side under an address of their own: what differs is first, and said in words', async () => {
  await open();
  await start(1042);
  await tick(1017);
  await press('Comparar');
  expect(page.search()).toBe('?comparar=3,2');
  const heads = dialog().getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Sierra 2027 · Rojo CotopaxiN.º 1042',
    'Altar 2027 · Azul GalápagosN.º 1017',
  ]);
  expect(cells(/^Precio total del vehículo Distinto/)).toEqual(['$25,689.50Menor precio', '$58,790.00']);
  expect(cells(/^Accesorios individuales Distinto/)).toEqual([
    'Barras de techoAlfombras de caucho con bordes altos$469.50',
    '—Ninguno',
  ]);
  expect(cells(/^Año 2027/)).toEqual(['2027', '2027']);
  const order = dialog()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.endsWith('Distinto'));
  expect(order).toEqual([...order].sort((one, other) => Number(other) - Number(one)));
});

test("the browser's back closes it, and so does 'Cerrar'; the choice stays and the focus returns", async () => {
  await open();
  await start(1042);
  await tick(1017);
  for (const close of [() => history.go(-1), () => dialog().getByRole('button', { name: 'Cerrar' }).click()]) {
    await press('Comparar');
    expect(dialog().getByRole('table')).toBeVisible();
    act(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.search()).toBe('');
    says('2 elegidas');
    expect(bar().getByRole('button', { name: 'Comparar' })).toHaveFocus();
  }
});

test('an address that compares opens the comparison at once; closing it leaves the list', async () => {
  await open('?comparar=3,1,2');
  expect(dialog().getAllByRole('columnheader')).toHaveLength(3);
  await page.user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.search()).toBe('');
  says('3 elegidas');
});

test('quotations further down the list are looked for, and what fails is told where it was asked', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ ...bare, id: 1000 - at, number: 3000 - at }));
  kept = [...many, usual];
  let fails = false;
  server.on(quotations, ({ after, size = 0 }) => {
    if (fails) throw new Failure(400, 'No disponible');
    const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
    fails = from === 20;
    return kept.slice(from, from + size);
  });
  await open('?comparar=1000,2');
  expect(await dialog().findByRole('alert')).toHaveTextContent('No pudimos cargar la comparación');
  expect(page.notices).toEqual([]);
  fails = false;
  await page.user.click(dialog().getByRole('button', { name: 'Reintentar' }));
  await dialog().findByRole('table');
  expect(dialog().getAllByRole('columnheader')).toHaveLength(2);
});

test('quotations that are gone are said to be', async () => {
  await open('?comparar=77,78');
  expect(dialog().getByText('Estas cotizaciones ya no están en tu lista.')).toBeVisible();
  await page.user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  says('Elige dos o tres');
});

test('of three of which one is gone the two are compared', async () => {
  await open('?comparar=3,77,2');
  expect(dialog().getAllByRole('columnheader')).toHaveLength(2);
});
