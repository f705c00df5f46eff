import '@vitrina/testing/browser';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Turntable } from './turntable';

const frames = Array.from({ length: 24 }, (_, index) => `/f${index}`);
const drawImage = jest.fn();
/** Addresses of the pictures that are in memory. */
const open = new Set<string>();
const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

let serve: (url: string) => Promise<Response>;
beforeEach(() => {
  jest.useFakeTimers();
  drawImage.mockReset();
  serve = async (url) => new Response(url);
  globalThis.fetch = ((url: string) => serve(url)) as typeof fetch;
  open.clear();
  globalThis.createImageBitmap = (async (blob: Blob) => {
    const url = await blob.text();
    open.add(url);
    return { url, close: () => open.delete(url) };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => ({
    clearRect: () => undefined,
    drawImage,
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLElement.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 480 });
});
afterEach(() => jest.useRealTimers());

const show = (urls = frames) => render(<Turntable frames={urls} width={960} height={540} label="Vista 360°" />);
const slider = () => screen.getByRole('slider', { name: 'Vista 360°' });
const control = () => screen.getByText('Arrastra para girar').parentElement;
const painted = () => drawImage.mock.lastCall?.[0].url;

test('the start frame is painted first and the control appears 2 s after all have loaded', async () => {
  show();
  expect(slider()).not.toHaveAttribute('data-painted');
  await advance(100);
  expect(painted()).toBe('/f0');
  expect(slider()).toHaveAttribute('data-painted');
  expect(control()).not.toHaveClass('shown');
  await advance(2000);
  expect(control()).toHaveClass('shown');
});

test('arrow keys turn it by a frame, page keys by an eighth, Home to the start', async () => {
  show();
  await advance(100);
  for (const [key, degrees] of [
    ['ArrowLeft', 15],
    ['PageDown', 60],
    ['ArrowRight', 45],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(slider(), { key });
    await advance(50);
    expect(slider()).toHaveAttribute('aria-valuenow', String(degrees));
  }
  expect(slider()).toHaveAttribute('aria-valuetext', '0 grados');
});

test('a drag over the whole width is one turn; the control appears at the first drag', async () => {
  show();
  await advance(100);
  fireEvent.pointerDown(slider(), { clientX: 240, button: 0 });
  fireEvent.pointerMove(slider(), { clientX: 120 });
  await advance(50);
  expect(slider()).toHaveAttribute('aria-valuenow', '90');
  expect(painted()).toBe('/f6');
  expect(control()).toHaveClass('shown');
});

test('a second finger lets go of the car, which the two would otherwise turn while they zoom the page', async () => {
  show();
  await advance(100);
  fireEvent.pointerDown(slider(), { clientX: 240, button: 0 });
  const second = createEvent.pointerDown(slider(), { clientX: 100, button: 0 });
  Object.defineProperty(second, 'isPrimary', { value: false });
  fireEvent(slider(), second);
  fireEvent.pointerMove(slider(), { clientX: 120 });
  await advance(50);
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
});

test('a released drag runs out and rests; under reduced motion it stops at once', async () => {
  const drag = async () => {
    fireEvent.pointerDown(slider(), { clientX: 240, button: 0 });
    fireEvent.pointerMove(slider(), { clientX: 200 });
    fireEvent.pointerUp(slider());
    await advance(5000);
    return Number(slider().getAttribute('aria-valuenow'));
  };
  const { unmount } = show();
  await advance(100);
  expect(await drag()).toBeGreaterThan(30);
  unmount();
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show();
  await advance(100);
  expect(await drag()).toBe(30);
  media.mockRestore();
});

test('Home ends a drag that still runs out: the car stays at the start', async () => {
  show();
  await advance(100);
  fireEvent.pointerDown(slider(), { clientX: 240, button: 0 });
  fireEvent.pointerMove(slider(), { clientX: 180 });
  fireEvent.pointerUp(slider());
  fireEvent.keyDown(slider(), { key: 'Home' });
  await advance(5000);
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
});

test('frames that fail are dropped: the nearest one that is there shows instead', async () => {
  serve = async (url) => (url === '/f6' || url === '/f7' ? new Response(null, { status: 404 }) : new Response(url));
  show();
  await advance(100);
  fireEvent.keyDown(slider(), { key: 'PageDown' });
  fireEvent.keyDown(slider(), { key: 'PageDown' });
  await advance(50);
  expect(painted()).toBe('/f5');
});

test('when nothing can be loaded there is nothing to turn, and it can be asked for again', async () => {
  const works = serve;
  serve = () => Promise.reject(new Error('network'));
  show();
  await advance(100);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('No pudimos cargar la vista 360°');
  serve = works;
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await advance(100);
  expect(painted()).toBe('/f0');
  expect(slider()).toHaveAttribute('data-painted');
});

test('another colour comes in at the same angle', async () => {
  const { rerender } = show();
  await advance(100);
  fireEvent.keyDown(slider(), { key: 'PageDown' });
  await advance(50);
  const asked: string[] = [];
  serve = async (url) => {
    asked.push(url);
    return new Response(url);
  };
  rerender(<Turntable frames={frames.map((url) => `/white${url}`)} width={960} height={540} label="Vista 360°" />);
  expect(asked[0]).toBe('/white/f3');
  expect(slider()).toHaveAttribute('data-painted');
  expect([...open]).toEqual([]);
  await advance(100);
  expect(painted()).toBe('/white/f3');
  expect([...open].every((url) => url.startsWith('/white/'))).toBe(true);
  expect(open.size).toBe(24);
});

test('a slow frame of the colour before never comes onto the stage', async () => {
  let late: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    late = resolve;
  });
  serve = async (url) => {
    await slow;
    return new Response(url);
  };
  const { rerender } = show();
  serve = async (url) => new Response(url);
  rerender(<Turntable frames={frames.map((url) => `/white${url}`)} width={960} height={540} label="Vista 360°" />);
  await advance(100);
  late();
  await advance(100);
  expect(painted()).toBe('/white/f0');
  expect(open.has('/f0')).toBe(false);
});

test('the buttons turn by an eighth', async () => {
  show();
  await advance(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Girar a la izquierda' }));
  await advance(50);
  expect(slider()).toHaveAttribute('aria-valuenow', '45');
  fireEvent.click(screen.getByRole('button', { name: 'Girar a la derecha' }));
  fireEvent.click(screen.getByRole('button', { name: 'Girar a la derecha' }));
  await advance(50);
  expect(slider()).toHaveAttribute('aria-valuenow', '315');
});
