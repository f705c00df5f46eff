import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { storedFile } from '@vitrina/contract';
import { signIn } from '@vitrina/session-bus/testing';
import {
  deferred,
  Failure,
  type FakeServer,
  fakeServer,
  type RenderedPage,
  renderPage,
  testCustomer,
} from '@vitrina/testing';
import { loadPdf } from '../pdf/load-pdf';
import type { OpenPdf } from '../pdf/open-pdf';
import { ReceiptViewer } from './receipt-viewer';

jest.mock('../pdf/load-pdf');
class UnreadablePdf extends Error {
  constructor(readonly isLocked: boolean) {
    super();
  }
}
const pdfCode = jest.mocked(loadPdf);
const opens = jest.fn<Promise<OpenPdf>, [Blob]>();

const file = { id: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77', name: 'depósito ñandú.jpg', type: 'image/jpeg' };
const photo = () => new Blob(['jpeg'], { type: 'image/jpeg' });
const pdf = (text = '%PDF-1.7') => new Blob([text], { type: 'application/pdf' });

let server: FakeServer;
let page: RenderedPage;
const closed = jest.fn();
const revoked = jest.fn();
const Page = () => <ReceiptViewer file={file} onClose={closed} />;

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: revoked });
  pdfCode.mockResolvedValue({ openPdf: opens, UnreadablePdf } as never);
});
afterEach(() => page.close());

async function open(answer: () => Blob | Promise<Blob>) {
  server = fakeServer();
  server.on(storedFile, answer);
  await signIn(testCustomer(7));
  page = renderPage(Page, { path: '/usuario/compras/detalle', strict: true });
}
/** As the browser does when it has decoded a picture. */
async function decoded(width: number, height: number) {
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: `Comprobante ${file.name}` });
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
  return picture;
}
const widthOf = (node: HTMLElement) => node.style.getPropertyValue('--width');
const fakePdf = (pageCount: number) => {
  const one = { width: 600, height: 800, draw: async () => document.createElement('canvas'), text: async () => 'Hola' };
  return { pageCount, page: async () => one, close: jest.fn(async () => undefined) } as unknown as OpenPdf;
};

describe('a picture', () => {
  const withStage = async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    await open(photo);
    return decoded(4000, 1000);
  };
  afterEach(() => jest.restoreAllMocks());

  test('is told as loading until it is there, and asked for by its id', async () => {
    const answer = deferred<Blob>();
    await open(() => answer.promise);
    expect(await screen.findByRole('status')).toHaveTextContent('Cargando el comprobante');
    expect(server.requests(storedFile)[0]).toEqual({ id: file.id });
    answer.resolve(photo());
    const picture = await decoded(4000, 1000);
    expect(picture).toHaveAttribute('src', 'blob:receipt');
    expect(picture).toHaveAttribute('decoding', 'async');
    expect(screen.queryByText('Cargando el comprobante')).not.toBeInTheDocument();
  });

  test('fits the stage, and grows and shrinks by buttons and keys', async () => {
    const picture = await withStage();
    expect(widthOf(picture)).toBe('1000px');
    await page.user.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(widthOf(picture)).toBe('1250px');
    expect(screen.getByText('125 %')).toBeVisible();
    await page.user.keyboard('++');
    expect(widthOf(picture)).toBe('2000px');
    await page.user.keyboard('-');
    expect(widthOf(picture)).toBe('1500px');
    await page.user.click(screen.getByRole('button', { name: 'Ajustar' }));
    expect(widthOf(picture)).toBe('1000px');
    expect(screen.getByRole('button', { name: 'Alejar' })).toHaveAttribute('aria-disabled', 'true');
    await page.user.keyboard('+++++++++');
    expect(widthOf(picture)).toBe('8000px');
    expect(screen.getByRole('button', { name: 'Acercar' })).toHaveAttribute('aria-disabled', 'true');
    await page.user.keyboard('0');
    expect(widthOf(picture)).toBe('1000px');
  });

  test('that is smaller than the stage keeps its own size', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    await open(photo);
    expect(widthOf(await decoded(300, 200))).toBe('300px');
  });

  test('can be saved under its name and opened in another tab', async () => {
    await withStage();
    const save = screen.getByRole('link', { name: /^Descargar/ });
    expect(save).toHaveAttribute('download', 'depósito ñandú.jpg');
    expect(save).toHaveAttribute('href', 'blob:receipt');
    const tab = screen.getByRole('link', { name: 'Abrir en otra pestaña' });
    expect(tab).toHaveAttribute('target', '_blank');
    expect(tab).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('that cannot be decoded says so, and can still be saved', async () => {
    await open(photo);
    fireEvent.error(await screen.findByRole('img', { name: /^Comprobante/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar esta imagen');
    expect(screen.getByRole('link', { name: /^Descargar/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acercar' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cargando el comprobante')).not.toBeInTheDocument();
  });

  test('gives its address back when the viewer is closed', async () => {
    await open(photo);
    await decoded(10, 10);
    revoked.mockClear();
    page.close();
    expect(revoked).toHaveBeenCalledWith('blob:receipt');
  });
});

describe('a file that does not arrive', () => {
  test.each([404, 410])('because it is missing (%i) is told in words, without a retry', async (status) => {
    await open(() => {
      throw new Failure(status, 'No encontramos este archivo');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Este archivo ya no está disponible');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Descargar/ })).not.toBeInTheDocument();
    expect(page.notices).toEqual([]);
  });

  test("for another reason is told in place, and comes with 'Reintentar'", async () => {
    let fails = true;
    await open(() => {
      if (fails) throw new Failure(400, 'No disponible');
      return photo();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el comprobante');
    expect(page.notices).toEqual([]);
    fails = false;
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await decoded(10, 10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a PDF', () => {
  test('shows its pages with their names; keys and buttons turn them', async () => {
    opens.mockResolvedValue(fakePdf(3));
    await open(() => pdf());
    expect(await screen.findByRole('region', { name: 'Página 3 de 3' })).toBeInTheDocument();
    expect(screen.getByText('Página 1 de 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveAttribute('aria-disabled', 'true');
    const stage = screen.getByRole('region', { name: 'Archivo' });
    const top = (node: HTMLElement, at: number) => {
      node.getBoundingClientRect = () => ({ top: at }) as DOMRect;
    };
    top(screen.getByRole('region', { name: 'Página 2 de 3' }), 700);
    await page.user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(stage.scrollTop).toBe(700);
    stage.scrollTop = 0;
    await page.user.keyboard('{PageDown}');
    expect(stage.scrollTop).toBe(700);
  });

  test('of one page has no page to turn', async () => {
    opens.mockResolvedValue(fakePdf(1));
    await open(() => pdf());
    await screen.findByRole('region', { name: 'Página 1 de 1' });
    expect(screen.queryByRole('button', { name: 'Página siguiente' })).not.toBeInTheDocument();
  });

  test('of very many pages shows the first ones and says so', async () => {
    opens.mockResolvedValue(fakePdf(100_000));
    await open(() => pdf());
    expect(await screen.findByText(/^Aquí ves 200 de 100000 páginas/)).toBeInTheDocument();
    expect(screen.getAllByRole('region', { name: /^Página/ })).toHaveLength(200);
  });

  test('whose bytes are no PDF is told, not read, and not offered to the browser', async () => {
    await open(() => pdf('<!doctype html><script>alert(1)</script>'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar este PDF');
    expect(pdfCode).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /^Descargar/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Abrir en otra pestaña' })).not.toBeInTheDocument();
  });

  test.each([
    [true, 'Está protegido con contraseña'],
    [false, 'Está dañado o incompleto'],
  ])('that cannot be read (with a password: %s) says why, with both ways out', async (isLocked, why) => {
    opens.mockRejectedValue(new UnreadablePdf(isLocked));
    await open(() => pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(screen.getByRole('link', { name: /^Descargar/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeVisible();
  });

  test("whose reader does not load says so, and comes with 'Reintentar'", async () => {
    pdfCode.mockRejectedValueOnce(new Error('no chunk')).mockRejectedValueOnce(new Error('no chunk'));
    opens.mockResolvedValue(fakePdf(1));
    await open(() => pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el lector de PDF');
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Página 1 de 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is closed with the viewer, also one that opens afterwards', async () => {
    const [shown, late] = [fakePdf(1), fakePdf(1)];
    opens.mockResolvedValue(shown);
    await open(() => pdf());
    await screen.findByRole('region', { name: 'Página 1 de 1' });
    page.close();
    await waitFor(() => expect(shown.close).toHaveBeenCalled());
    const opening = deferred<OpenPdf>();
    opens.mockReset().mockReturnValue(opening.promise);
    await open(() => pdf());
    await waitFor(() => expect(opens).toHaveBeenCalled());
    page.close();
    await act(async () => opening.resolve(late));
    await waitFor(() => expect(late.close).toHaveBeenCalled());
  });
});

test('Escape closes the viewer', async () => {
  await open(photo);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(1);
});
