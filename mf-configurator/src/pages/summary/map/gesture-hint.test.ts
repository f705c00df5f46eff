import { gestureHint, isZoomWheel } from './gesture-hint';

const wheel = (init: WheelEventInit) => new WheelEvent('wheel', init);
const touches = (count: number) => ({ touches: Array.from({ length: count }) }) as unknown as TouchEvent;

test('one finger scrolls the page and is told about the second', () => {
  expect(gestureHint(touches(1))).toBe('Usa dos dedos para mover el mapa');
  expect(gestureHint(touches(2))).toBeUndefined();
});

test('the wheel scrolls the page and is told about its key', () => {
  expect(gestureHint(wheel({}))).toBe('Usa Ctrl y la rueda para acercar el mapa');
  expect(gestureHint(wheel({ ctrlKey: true }))).toBeUndefined();
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(gestureHint(wheel({}))).toBe('Usa ⌘ y la rueda para acercar el mapa');
});

test.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
])('a wheel with %p turns the zoom: %p', (keys, turns) => {
  expect(isZoomWheel(wheel(keys))).toBe(turns);
});
