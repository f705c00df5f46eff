import { metresAPixel, scaleBar } from './scale';

test.each([
  [7, '100 km'],
  [12, '2 km'],
  [16, '200 m'],
  [18, '50 m'],
])('at zoom %p the bar is %p, and as long as that', (zoom, label) => {
  const bar = scaleBar(zoom, 96);
  expect(bar.label).toBe(label);
  const [number, unit] = label.split(' ');
  const metres = Number(number) * (unit === 'km' ? 1000 : 1);
  expect(bar.pixels * metresAPixel(zoom)).toBeCloseTo(metres, -Math.log10(metres / 20));
  expect(bar.pixels).toBeLessThanOrEqual(96);
});
