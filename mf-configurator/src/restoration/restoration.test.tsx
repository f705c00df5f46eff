import { screen, waitFor, within } from '@testing-library/react';
import { accessories, commercialVersion, dealerships, packages } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { acceptTerms, newWizard, readAddress, stepSearch, type Wizard } from '@vitrina/rules';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { act } from 'react';
import { SummaryPage } from '../pages/summary/summary-page';
import {
  acceptButton,
  backButton,
  continueButton,
  openConfigurator,
  shownPrice,
  subStep,
} from '../testing/configurator';
import { ACCESSORIES_LINK, FULL_LINK } from '../testing/links';
import { sell } from '../testing/sell';
import { wizardAt, wizardAtSummary } from '../testing/wizards';
import { tellRestored } from './restored';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => {
  page.close();
  tellRestored(null);
});

const open = (search: string, wizard: Wizard = newWizard()) => {
  page = openConfigurator(wizard, `/condor-sierra/1${search}#sub-menu`);
};
const terms = () => screen.findByRole('dialog', { name: 'Términos y condiciones' });
const accept = async () => page.user.click(await acceptButton());
const choice = (search: string) => readAddress(search).choice;

describe('a link opened cold', () => {
  test('restores everything but the terms, which it asks for, and lands on its sub-step', async () => {
    open(`?subpaso=3&${FULL_LINK}`);
    expect(await terms()).toHaveTextContent('Recuperamos la configuración de tu enlace');
    expect(page.wizard()).toMatchObject({ terminos: false, subpaso: 0 });
    expect(page.search()).toBe(`?subpaso=3&${FULL_LINK}`);
    expect(choice(stepSearch(page.wizard(), 2))).toEqual(choice(FULL_LINK));
    await accept();
    expect(await subStep('Accesorios')).toHaveFocus();
    await waitFor(() => expect(history.location.state).toEqual({ own: true }));
    expect(page.search()).toBe(`?subpaso=3&${FULL_LINK}`);
    expect(screen.queryByText(/Recuperamos/)).toBeNull();
    expect(shownPrice()).toBe('$27,720.00');
  });

  test("after 'Rechazo' the buyer stays, and 'Continuar' asks again and leads on", async () => {
    open(`?subpaso=4&${FULL_LINK}`);
    await page.user.click(within(await terms()).getByRole('button', { name: 'Rechazo' }));
    expect(screen.getByText(/Acepta los términos y condiciones/)).toBeVisible();
    expect(await subStep('Especificaciones')).toBeVisible();
    await page.user.click(continueButton());
    await accept();
    await subStep('Exterior');
  });

  test('ticking the terms moves nobody; going on does', async () => {
    open(`?subpaso=4&${FULL_LINK}`);
    await page.user.click(within(await terms()).getByRole('button', { name: 'Cerrar' }));
    await page.user.click(screen.getByRole('checkbox', { name: /términos/ }));
    await subStep('Especificaciones');
    await page.user.click(continueButton());
    await subStep('Exterior');
  });

  test('who chooses something else first goes their own way', async () => {
    open(`?subpaso=4&${FULL_LINK}`);
    await page.user.click(within(await terms()).getByRole('button', { name: 'Cerrar' }));
    await page.user.click(screen.getByRole('radio', { name: '2027' }));
    await page.user.click(screen.getByRole('checkbox', { name: /términos/ }));
    await waitFor(() => expect(continueButton()).toBeEnabled());
    await page.user.click(continueButton());
    await subStep('Potencia');
    await waitFor(() => expect(page.search()).toMatch(/^\?subpaso=1&.*anio=2027/));
  });

  test('without a province asks for it and keeps the rest', async () => {
    open(`?subpaso=3&${ACCESSORIES_LINK}`);
    const dialog = within(await screen.findByRole('dialog', { name: /provincia/ }));
    await page.user.selectOptions(await dialog.findByRole('combobox'), 'Azuay');
    await page.user.click(dialog.getByRole('button', { name: 'Siguiente' }));
    await accept();
    await subStep('Accesorios');
    expect(choice(stepSearch(page.wizard(), 2))).toEqual({ ...choice(ACCESSORIES_LINK), provincia: 1 });
  });

  test('is ignored where it makes no sense, and never fails', async () => {
    open('?subpaso=9&provincia=17&anio=dos&motor=-1&paquete=&color=%F0%9F&individuales=a,b');
    await subStep('Especificaciones');
    await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is no longer sold', () => {
  test('is replaced by the nearest, and one callout says by what until it is read', async () => {
    const search =
      '?subpaso=4&provincia=17&anio=2019&motor=9&paquete=77&individuales=1,999&kits=13&color=55&agencia=88';
    open(search, acceptTerms(newWizard()));
    await accept();
    await subStep('Exterior');
    const callout = screen
      .getByText('Recuperamos la configuración de tu enlace')
      .closest<HTMLElement>('[role=status]')!;
    expect(
      within(callout)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'El año 2019 no está disponible: elegimos 2026.',
      'El motor del enlace no está disponible: elegimos 1.5 Turbo.',
      'El paquete del enlace no está disponible: elegimos Urbano.',
      'Un accesorio del enlace ya no está disponible.',
      'El color del enlace no está disponible: elegimos Rojo Cotopaxi.',
      'El concesionario del enlace no está disponible: elige otro.',
    ]);
    await page.user.click(within(callout).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(/Recuperamos/)).toBeNull();
  });

  test('a load that fails says so and can be tried again', async () => {
    server.on(accessories, () => {
      throw new Failure(400, 'No disponible');
    });
    open(`?subpaso=3&${FULL_LINK}`);
    await screen.findByText('No pudimos cargar la configuración de tu enlace');
    sell(server);
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await accept();
    await subStep('Accesorios');
  });
});

describe('a link pasted over another configuration', () => {
  test('is restored at once, and said in a toast', async () => {
    open(`?subpaso=3&${FULL_LINK}`, wizardAt(4));
    await waitFor(() => expect(page.notices).toEqual(['Recuperamos la configuración de tu enlace']));
    await subStep('Accesorios');
    expect(choice(stepSearch(page.wizard(), 2))).toEqual(choice(FULL_LINK));
  });

  test('the same choice changes nothing', async () => {
    const wizard = wizardAt(3);
    open(stepSearch(wizard, 2), wizard);
    await subStep('Accesorios');
    await screen.findByRole('tab', { name: 'Kit' });
    expect(page.notices).toEqual([]);
    expect(server.requests(commercialVersion)).toHaveLength(1);
    expect(stepSearch(page.wizard(), 2)).toBe(stepSearch(wizard, 2));
  });
});

describe('a link to the summary', () => {
  const openSummary = (search: string, wizard: Wizard) => {
    page = renderPage(SummaryPage, { path: '/:titulo/:id/resumen', at: `/condor-sierra/1/resumen${search}`, wizard });
  };

  test('is restored by step 2, which knows where it leads', async () => {
    openSummary(`?${FULL_LINK}`, newWizard());
    await waitFor(() => expect(page.address()).toBe('/condor-sierra/1#sub-menu'));
    expect(page.search()).toBe(`?${FULL_LINK}`);
    expect(history.location.state).toEqual({ destination: 3 });
  });

  test('of the same choice opens, and its address follows the choice of a dealership', async () => {
    openSummary(stepSearch(wizardAtSummary(), 3), wizardAtSummary());
    await page.user.click(await screen.findByRole('radio', { name: 'Cóndor Sur' }));
    await waitFor(() => expect(page.search()).toMatch(/&agencia=2$/));
    expect(page.address()).toBe('/condor-sierra/1/resumen');
  });

  test.each([
    [3, '&agencia=2', '/condor-sierra/1/resumen'],
    [4, '&agencia=2', '/condor-sierra/1/cotiza'],
    [4, '', '/condor-sierra/1/resumen'],
    [4, '&agencia=99', '/condor-sierra/1/resumen'],
  ] as const)('restored for step %i with "%s" it leads to %s', async (destination, agency, place) => {
    open('');
    await screen.findByRole('dialog', { name: /provincia/ });
    act(() => history.replace(`/condor-sierra/1?${FULL_LINK.replace('&agencia=2', agency)}#sub-menu`, { destination }));
    await accept();
    await waitFor(() => expect(page.address()).toBe(place));
    expect(server.requests(dealerships)).toHaveLength(agency ? 1 : 0);
  });
});

const go = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(delta);
    await arrived;
  });

test("the browser's own way back does not undo what was chosen later", async () => {
  open(stepSearch(wizardAt(2), 2), wizardAt(2));
  await subStep('Paquetes');
  await waitFor(() => expect(continueButton()).toBeEnabled());
  await page.user.click(continueButton());
  await subStep('Accesorios');
  await page.user.click(await screen.findByRole('tab', { name: 'Mant. Prepagados' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Hasta 10,000 km' }));
  await page.user.click(screen.getByRole('tab', { name: 'Individuales' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Alfombras' }));
  await go(-1);
  await subStep('Paquetes');
  // Entering Packages clears individual accessories and kits, not the coupon.
  expect(page.wizard().accesorios).toMatchObject({ individuales: [], kit: [], cupones: [{ id: 1 }] });
  await go(1);
  await subStep('Accesorios');
  expect(page.wizard().accesorios).toMatchObject({ individuales: [], cupones: [{ id: 1 }] });
  expect(server.requests(packages)).toHaveLength(1);
  expect(backButton()).toBeVisible();
});
