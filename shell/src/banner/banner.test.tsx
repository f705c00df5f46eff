import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

let at = 0;
let told: () => void = () => undefined;
const select = (index: number) => {
  at = index;
  told();
};
const embla = {
  selectedScrollSnap: () => at,
  scrollNext: jest.fn((_jump: boolean) => select((at + 1) % 2)),
  scrollPrev: jest.fn(),
  scrollTo: (index: number) => select(index),
  on(_event: string, listener: () => void) {
    told = listener;
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

async function show(list: BannerData[]) {
  queryClient.clear();
  const body = encode(banners.response, list);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    await (request as Request).text(); // ky waits for its body to be read
    return Response.json(body);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SharedRouter>
        <Banner />
      </SharedRouter>
    </QueryClientProvider>,
  );
  const region = screen.getByRole('region', { name: 'Novedades' });
  if (list.length > 0) await within(region).findAllByRole('button', {}, { timeout: 10_000 });
  return within(region);
}

beforeEach(() => {
  at = 0;
  motion.reduced = false;
  jest.clearAllMocks();
});

test('the painted banner comes first, the rest in their order, none twice', () => {
  const third = { ...second, id: 3, image: '/c.webp', order: 3 };
  const same = { ...FIRST, id: 9, headline: 'Otro titular', order: 5 };
  expect(slidesOf([third, same, second]).map(({ id }) => id)).toEqual([9, 2, 3]);
  expect(slidesOf([second]).map(({ image }) => image)).toEqual([FIRST.image, second.image]);
  expect(slidesOf(undefined)).toEqual([FIRST]);
});

test('the first banner is there at once, with both pictures and where it leads', async () => {
  const banner = await show([]);
  expect(banner.getByRole('img', { name: FIRST.alt })).toHaveAttribute('src', FIRST.image);
  expect(document.querySelector('source')).toHaveAttribute('srcset', FIRST.smallImage);
  expect(banner.getByRole('link', { name: `Descúbrelo: ${FIRST.headline}` })).toHaveAttribute('href', FIRST.link);
  expect(banner.queryByRole('button')).not.toBeInTheDocument();
});

test('with more than one, pause is the first control, and only the shown slide can be reached', async () => {
  const banner = await show([second]);
  expect(banner.getAllByRole('button')[0]).toHaveAccessibleName('Pausar el carrusel');
  const slides = document.querySelectorAll('li');
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([false, true]);
  fireEvent.click(banner.getByRole('button', { name: 'Ir a Chimba' }));
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false]);
  const link = slides[1]!.querySelector('a');
  expect(link).toHaveAttribute('target', '_blank');
});

test('it turns, and the turn brings the next banner', async () => {
  await show([second]);
  expect(isTurning()).toBe(true);
  act(() => rotation.mock.lastCall?.[1]());
  expect(document.querySelectorAll('li')[1]).not.toHaveAttribute('inert');
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
  await show([second]);
  act(() => attend(screen.getByRole('region', { name: 'Novedades' })));
  expect(isTurning()).toBe(false);
});

test('for who wants no motion nothing turns by itself, and going on jumps', async () => {
  motion.reduced = true;
  const banner = await show([second]);
  expect(isTurning()).toBe(false);
  expect(banner.queryByRole('button', { name: 'Pausar el carrusel' })).not.toBeInTheDocument();
  fireEvent.click(banner.getByRole('button', { name: 'Siguiente' }));
  expect(embla.scrollNext).toHaveBeenCalledWith(true);
});
