import { degreesAt, dragged, frameAt, nearestFrame, slowed } from './rotation';

test.each([
  [0, 0],
  [23.6, 0],
  [-1, 23],
  [49, 1],
  [-25, 23],
])('position %p stands on frame %p', (position, frame) => {
  expect(frameAt(position, 24)).toBe(frame);
});

test('a turn reads in degrees', () => {
  expect(degreesAt(6, 24)).toBe(90);
  expect(degreesAt(-6, 24)).toBe(270);
});

test('the nearest loaded frame is found over the seam of the turn', () => {
  const loaded = new Set([22, 8]);
  expect(nearestFrame(1, 24, (index) => loaded.has(index))).toBe(22);
  expect(nearestFrame(6, 24, (index) => loaded.has(index))).toBe(8);
  expect(nearestFrame(6, 24, () => false)).toBeUndefined();
});

test('dragging over the whole picture is one turn', () => {
  expect(dragged(3, -400, 400, 24)).toBe(27);
  expect(dragged(3, 100, 400, 24)).toBe(-3);
  expect(dragged(3, 100, 0, 24)).toBe(3);
});

test('a released turn slows down and comes to rest', () => {
  let speed = 2;
  let ticks = 0;
  while (speed !== 0 && ticks < 200) {
    expect(Math.abs(slowed(speed))).toBeLessThan(Math.abs(speed));
    speed = slowed(speed);
    ticks++;
  }
  expect(speed).toBe(0);
});
