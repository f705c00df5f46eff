import { screen, waitFor } from '@testing-library/react';
import { cents, createShortLink } from '@vitrina/contract';
import { chooseDealership, readAddress, type Wizard } from '@vitrina/rules';
import { deferred, Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { agencies } from '../../../testing/catalogue';
import { CODE } from '../../../testing/links';
import { sell } from '../../../testing/sell';
import { wizardAtSummary } from '../../../testing/wizards';
import { SummaryPage } from '../summary-page';

const SHORT = `${location.origin}/c/${CODE}`;
let server: FakeServer;
let page: RenderedPage;
const subscriptions: (() => void)[] = [];
beforeEach(() => {
  server = fakeServer();
  sell(server);
  server.on(createShortLink, () => ({ code: CODE }));
});
afterEach(() => {
  page.close();
  for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const open = (wizard: Wizard = wizardAtSummary()) => {
  page = renderPage(SummaryPage, { path: '/:titulo/:id/resumen', at: '/condor-sierra/1/resumen', wizard });
};
const at = (agency: number) => chooseDealership(wizardAtSummary(), agencies[agency]!);
const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const told = (text: string) => waitFor(() => expect(page.notices).toEqual([text]));
const fail = () =>
  server.on(createShortLink, () => {
    throw new Failure(429, 'Demasiados intentos');
  });

describe('the link', () => {
  test('is copied where the device has no way to share, and that is said', async () => {
    open(at(1));
    await press('Copiar enlace');
    await told('Enlace copiado');
    expect(await navigator.clipboard.readText()).toBe(SHORT);
    const [request, ...more] = server.requests(createShortLink);
    expect(request).toEqual({
      provinceId: 17,
      modelId: 1,
      versionId: 127,
      year: 2027,
      motorId: 1,
      transmissionId: 1,
      tractionId: 1,
      packageId: 1271110,
      colourId: 1,
      accessoryIds: [],
      kitIds: [],
      couponIds: [],
      dealershipId: 2,
      step: 3,
    });
    expect(more).toEqual([]);
  });

  test('is made once, and anew for another choice', async () => {
    open();
    await press('Copiar enlace');
    await told('Enlace copiado');
    await press('Copiar enlace');
    await waitFor(() => expect(page.notices).toHaveLength(2));
    expect(server.requests(createShortLink).map(({ dealershipId }) => dealershipId)).toEqual([undefined]);
    await page.user.click(await screen.findByRole('radio', { name: 'Cóndor Sur' }));
    await press('Copiar enlace');
    await waitFor(() => expect(page.notices).toHaveLength(3));
    expect(server.requests(createShortLink).map(({ dealershipId }) => dealershipId)).toEqual([undefined, 2]);
  });

  test('goes to the share sheet of a device that has one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    open();
    await press('Compartir');
    await told('Enlace compartido');
    expect(share).toHaveBeenCalledWith({ title: 'Cóndor Sierra 2027', url: SHORT });
  });

  test('a share sheet that was closed changes nothing; one that may not open is replaced by copying', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share: share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')) });
    open();
    await press('Compartir');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await press('Compartir');
    await told('Enlace copiado');
  });

  test('stands selected in a field when the clipboard refuses, until the choice is another', async () => {
    open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press('Copiar enlace');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace de tu configuración' });
    expect(field).toHaveValue(SHORT);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('readonly');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, SHORT.length]);
    expect(page.notices).toEqual([]);
    await page.user.click(await screen.findByRole('radio', { name: 'Cóndor Sur' }));
    expect(screen.queryByRole('textbox', { name: 'Enlace de tu configuración' })).toBeNull();
  });

  test('is the long address while no short one can be made, and the next press asks again', async () => {
    fail();
    open();
    await press('Copiar enlace');
    await told('Enlace copiado');
    const long = new URL(await navigator.clipboard.readText());
    expect(long.pathname).toBe('/condor-sierra/1/resumen');
    expect(readAddress(long.search).choice).toMatchObject({ provincia: 17, paquete: 1271110 });
    server.on(createShortLink, () => ({ code: CODE }));
    await press('Copiar enlace');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(SHORT));
  });
});

describe('WhatsApp', () => {
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Continuar por WhatsApp/ });
  const MESSAGE = [
    'Hola, quiero continuar con esta configuración:',
    'Cóndor Sierra 2027, Urbano',
    'PVP sugerido: $25,000.00',
    'Concesionario: Cóndor Norte',
    SHORT,
  ].join('\n');
  const textOf = (address: string) => new URL(address).searchParams.get('text');
  const priced = (wizard: Wizard) => ({ ...wizard, total: cents(2_500_000) });

  /** A tab that may or may not be opened, and whether the browser would follow each click by itself. */
  const browser = (tab: { opener: unknown; location: { replace: jest.Mock } } | null) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const followed: boolean[] = [];
    const note = (event: Event) => void followed.push(!event.defaultPrevented);
    document.addEventListener('click', note);
    subscriptions.push(() => document.removeEventListener('click', note));
    return { opened, followed };
  };
  const newTab = () => ({ opener: window as unknown, location: { replace: jest.fn() } });

  test('without a dealership asks for one, as the button that leads on does', async () => {
    open();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await press('Continuar por WhatsApp');
    expect(page.notices).toEqual(['Selecciona una Agencia para ser atendido']);
    expect(screen.getByRole('heading', { name: 'Elige tu concesionario' })).toHaveFocus();
    expect(server.requests(createShortLink)).toEqual([]);
  });

  test('the first click opens a tab at once, and leads it on when the link is there', async () => {
    const answer = deferred<{ code: string }>();
    server.on(createShortLink, () => answer.promise);
    open(priced(at(0)));
    const tab = newTab();
    const { opened } = browser(tab);
    await page.user.click(link());
    expect(opened).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).not.toHaveBeenCalled();
    await page.user.click(link());
    expect(opened).toHaveBeenCalledTimes(1);
    answer.resolve({ code: CODE });
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1));
    const address: string = tab.location.replace.mock.calls[0][0];
    expect(address).toMatch(/^https:\/\/wa\.me\/59320000001\?text=/);
    expect(textOf(address)).toBe(MESSAGE);
  });

  test('once the link is made it is a link like any other', async () => {
    open(priced(at(0)));
    await press('Copiar enlace');
    await told('Enlace copiado');
    expect(textOf(link().href)).toBe(MESSAGE);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
    const { opened, followed } = browser(newTab());
    await page.user.click(link());
    expect(followed).toEqual([true]);
    expect(opened).not.toHaveBeenCalled();
  });

  test('where the tab is blocked, the next click needs none of ours', async () => {
    open(priced(at(0)));
    const { opened, followed } = browser(null);
    await page.user.click(link());
    await told("Tu navegador no abrió la pestaña. Pulsa otra vez 'Continuar por WhatsApp'.");
    expect(textOf(link().href)).toBe(MESSAGE);
    await page.user.click(link());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([false, true]);
  });

  test('while no short link can be made the long one goes, and each click asks again', async () => {
    fail();
    open(priced(at(0)));
    const tabs = [newTab(), newTab()];
    for (const tab of tabs) {
      browser(tab);
      await page.user.click(link());
      await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1));
      expect(textOf(tab.location.replace.mock.calls[0][0])).toMatch(/\/condor-sierra\/1\/resumen\?/);
    }
    expect(server.requests(createShortLink)).toHaveLength(2);
  });

  test('a click while the link is being made for copying waits for it too', async () => {
    const answer = deferred<{ code: string }>();
    server.on(createShortLink, () => answer.promise);
    open(priced(at(0)));
    await press('Copiar enlace');
    const tab = newTab();
    browser(tab);
    await page.user.click(link());
    answer.resolve({ code: CODE });
    await waitFor(() => expect(textOf(tab.location.replace.mock.calls[0]?.[0] ?? 'https://x')).toBe(MESSAGE));
    expect(server.requests(createShortLink)).toHaveLength(1);
  });

  test('a dealership without a number leaves the contact to the buyer, and says so', async () => {
    open(at(1));
    expect(screen.getByText('Cóndor Sur no tiene WhatsApp: elige tú a quién enviarle tu configuración.')).toBeVisible();
    expect(link().href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });

  test('opened in the buyer’s own way before there is a short link it sends the address of the summary', async () => {
    open(priced(at(0)));
    const { opened, followed } = browser(newTab());
    expect(textOf(link().href)).toMatch(/Cóndor Norte\nhttp:\/\/[^\n]+\/condor-sierra\/1\/resumen\?\S+agencia=1$/);
    await page.user.keyboard('{Control>}');
    await page.user.click(link());
    await page.user.keyboard('{/Control}');
    expect(opened).not.toHaveBeenCalled();
    expect(followed).toEqual([true]);
    expect(server.requests(createShortLink)).toEqual([]);
  });
});
