import { scrollWithin } from './scroll-within';

/** A box of 100 px, scrolled to 50, whose child of a height stands `top` px below its edge. */
function scrolled(top: number, height: number) {
  const box = document.createElement('div');
  const child = document.createElement('div');
  Object.defineProperty(box, 'clientHeight', { value: 100 });
  Object.defineProperty(child, 'offsetHeight', { value: height });
  box.getBoundingClientRect = () => ({ top: 10 }) as DOMRect;
  child.getBoundingClientRect = () => ({ top: 10 + top }) as DOMRect;
  box.scrollTop = 50;
  scrollWithin(box, child);
  return box.scrollTop;
}

test.each([
  ['in sight', 10, 60, 50],
  ['above', -30, 60, 20],
  ['below, with room for the fade', 70, 60, 104],
  ['taller than the box: its beginning', 20, 200, 70],
])('a child %s', (_name, top, height, scrollTop) => {
  expect(scrolled(top, height)).toBe(scrollTop);
});
