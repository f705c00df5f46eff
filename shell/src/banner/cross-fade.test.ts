import { crossFade } from './cross-fade';

test('the slide that goes is held over the one that comes, wherever the track has put it, for less than 200 ms', () => {
  const fading = { cancel: jest.fn() };
  const at = (left: number) =>
    Object.assign(document.createElement('li'), {
      getAnimations: () => [fading] as unknown as Animation[],
      getBoundingClientRect: () => new DOMRect(left, 0, 390, 400),
      animate: jest.fn(),
    });
  const [from, to] = [at(-780), at(0)];
  crossFade(from, to);
  expect(fading.cancel).toHaveBeenCalledTimes(2);
  const [frames, timing] = from.animate.mock.lastCall ?? [];
  expect(frames).toMatchObject({ translate: ['780px 0', '780px 0'], opacity: [1, 0] });
  expect(timing.duration).toBeLessThan(200);
});
