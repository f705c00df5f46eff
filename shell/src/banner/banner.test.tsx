import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { type Banner as BannerData, banners, encode } from '@vitrina/contract';
import { SharedRouter } from '@vitrina/navigation';
import { Banner } from './banner';
import { FIRST, slidesOf } from './slides';

const rotation = jest.fn((_running: boolean, _next: () => void) => undefined);
const motion = { reduced: false };
jest.mock('./use-rotation', () => ({
  ...jest.requireActual<object>('./use-rotation'),
  useRotation: (running: boolean, next: () => void) => rotation(running, next),
  useReducedMotion: () => motion.reduced,
}));
const isTurning = () => rotation.mock.lastCall?.[0];

const fade = jest.fn();
jest.mock('./cross-fade', () => ({ crossFade: (from: Element, to: Element) => fade(from, to) }));

let at = 0;
let isDragged = false;
const spring = { useFriction: jest.fn().mockReturnThis(), useDuration: jest.fn().mockReturnThis() };
const listeners: Record<string, () => void> = {};
const embla = {
  selectedScrollSnap: () => at,
  slideNodes: () => [...document.querySelectorAll('li')],
  scrollTo: jest.fn((index: number, _jump: boolean) => {
    at = index;
    listeners.select?.();
  }),
  internalEngine: () => ({ dragHandler: { pointerDown: () => isDragged }, scrollBody: spring }),
  on(event: string, listener: () => void) {
    listeners[event] = listener;
  },
  off: () => undefined,
};
const connect = () => undefined;
// jsdom has no layout for the real one to measure
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [connect, embla] }));

const second: BannerData = {
  id: 2,
  image: '/media/1/banners/chimba.webp',
  smallImage: '/media/1/banners/chimba-small.webp',
  headline: 'Chimba',
  link: 'https://www.condor.example/chimba',
  textSide: 'right',
  tone: 'dark',
  order: 2,
};

async function show(list: BannerData[], status = 200) {
  queryClient.clear();
  const body = encode(banners.response, list);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    await (request as Request).text(); // ky waits for its body to be read
    return Response.json(status === 200 ? body : {}, { status });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SharedRouter>
        <Banner />
      </SharedRouter>
    </QueryClientProvider>,
  );
  const region = screen.getByRole('region', { name: 'Novedades' });
  if (list.length > 1) await within(region).findAllByRole('button', {}, { timeout: 10_000 });
  return within(region);
}

beforeEach(() => {
  at = 0;
  isDragged = false;
  motion.reduced = false;
  jest.clearAllMocks();
});

test("the server's list says which banners there are, and in which order", () => {
  const same = { ...FIRST, id: 9, headline: 'Otro titular', order: 5 };
  expect(slidesOf([same, second]).map(({ id }) => id)).toEqual([2, 9]);
  expect(slidesOf([second])).toEqual([second]);
});

test('the painted banner stands until there is another', () => {
  expect(slidesOf(undefined)).toEqual([FIRST]);
  expect(slidesOf([])).toEqual([FIRST]);
});

test('the first banner is there at once, with both pictures and where it leads', async () => {
  const banner = await show([]);
  expect(banner.getByRole('img', { name: FIRST.alt })).toHaveAttribute('src', FIRST.image);
  expect(document.querySelector('source')).toHaveAttribute('srcset', FIRST.smallImage);
  expect(banner.getByRole('link', { name: `Descúbrelo: ${FIRST.headline}` })).toHaveAttribute('href', FIRST.link);
  expect(banner.queryByRole('button')).not.toBeInTheDocument();
});

test('the painted picture stays the same element while the server has it first', async () => {
  const answered = show([{ ...FIRST, headline: 'Con otras palabras' }, second]);
  const painted = screen.getByRole('img', { name: FIRST.alt });
  const banner = await answered;
  expect(banner.getByText('Con otras palabras')).toBeInTheDocument();
  expect(banner.getByRole('img', { name: FIRST.alt })).toBe(painted);
});

test('where the server begins with another, that one comes when its picture is there, and the painted one goes', async () => {
  let arrive: (() => void) | undefined;
  const decode = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  Image.prototype.decode = decode; // jsdom has neither
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const banner = await show([second]);
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(1));
  expect(banner.getByRole('link')).toHaveAttribute('href', FIRST.link);
  await act(async () => arrive?.());
  expect(banner.getByRole('link')).toHaveAttribute('href', second.link);
  expect(banner.queryByText(FIRST.headline)).not.toBeInTheDocument();
  expect(banner.queryByRole('button')).not.toBeInTheDocument();
});

test('the painted banner stays when the call fails', async () => {
  const banner = await show([], 400);
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(banner.getByText(FIRST.headline)).toBeInTheDocument();
});

test('a banner that leads nowhere has its words and picture, and nothing to press', async () => {
  const { link: _, ...silent } = FIRST;
  const banner = await show([silent, second]);
  const slide = within(document.querySelector('li')!);
  expect(slide.getByText(FIRST.headline)).toBeInTheDocument();
  expect(slide.getByRole('img', { name: FIRST.alt })).toBeInTheDocument();
  expect(slide.queryByRole('link')).not.toBeInTheDocument();
  fireEvent.click(banner.getByRole('button', { name: 'Ir a Chimba' }));
  expect(banner.getByRole('link', { name: 'Descúbrelo: Chimba' })).toBeInTheDocument();
});

test('with more than one, pause is the first control, and only the shown slide can be reached', async () => {
  const banner = await show([FIRST, second]);
  expect(banner.getAllByRole('button')[0]).toHaveAccessibleName('Pausar el carrusel');
  const slides = document.querySelectorAll('li');
  const reach = () =>
    [...slides].map((slide) => [slide.getAttribute('aria-hidden'), slide.querySelector('a')?.tabIndex ?? 0]);
  const [SHOWN, BESIDE] = [
    [null, 0],
    ['true', -1],
  ];
  expect(reach()).toEqual([SHOWN, BESIDE]);
  fireEvent.click(banner.getByRole('button', { name: 'Ir a Chimba' }));
  expect(reach()).toEqual([BESIDE, SHOWN]);
  const link = slides[1]!.querySelector('a');
  expect(link).toHaveAttribute('target', '_blank');
});

test('it turns, and the turn brings the next banner, over which the shown one fades', async () => {
  await show([FIRST, second]);
  expect(isTurning()).toBe(true);
  const [first, next] = document.querySelectorAll('li');
  act(() => rotation.mock.lastCall?.[1]());
  expect(next).not.toHaveAttribute('aria-hidden');
  expect(fade).toHaveBeenCalledWith(first, next);
  act(() => rotation.mock.lastCall?.[1]());
  expect(first).not.toHaveAttribute('aria-hidden');
});

test('it does not turn in the hand that drags it; let go, the slide is in its place soon', async () => {
  await show([FIRST, second]);
  isDragged = true;
  act(() => rotation.mock.lastCall?.[1]());
  expect(embla.scrollTo).not.toHaveBeenCalled();
  listeners.pointerUp?.();
  expect(spring.useDuration).toHaveBeenLastCalledWith(expect.closeTo(0.5, 1));
});

test.each<[string, (region: HTMLElement) => void]>([
  ['after pause', (region) => fireEvent.click(within(region).getByRole('button', { name: 'Pausar el carrusel' }))],
  // jsdom has no PointerEvent: the kind of pointer is given by hand
  [
    'under the pointer',
    (region) => fireEvent(region, Object.assign(new Event('pointerenter'), { pointerType: 'mouse' })),
  ],
  ['with the focus inside', (region) => within(region).getAllByRole('link')[0]?.focus()],
])('it stands still %s', async (_, attend) => {
  await show([FIRST, second]);
  act(() => attend(screen.getByRole('region', { name: 'Novedades' })));
  expect(isTurning()).toBe(false);
});

test('for who wants no motion nothing turns by itself, and going on jumps', async () => {
  motion.reduced = true;
  const banner = await show([FIRST, second]);
  expect(isTurning()).toBe(false);
  expect(banner.queryByRole('button', { name: 'Pausar el carrusel' })).not.toBeInTheDocument();
  fireEvent.click(banner.getByRole('button', { name: 'Siguiente' }));
  expect(embla.scrollTo).toHaveBeenCalledWith(1, true);
  expect(fade).not.toHaveBeenCalled();
  listeners.pointerUp?.();
  expect(spring.useDuration).toHaveBeenLastCalledWith(0);
});
