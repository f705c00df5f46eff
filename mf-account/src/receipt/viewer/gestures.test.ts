import { createEvent, fireEvent } from '@testing-library/dom';
import { watchGestures } from './gestures';
import type { Point } from './use-stage';

function setUp(zoom = 1) {
  const node = document.body.appendChild(document.createElement('section'));
  node.setPointerCapture = () => undefined;
  const calls: [to: number, at: Point | undefined][] = [];
  const latest = {
    current: {
      zoom,
      zoomTo: (to: number, at?: Point) => void calls.push([to, at]),
      zoomBy: (by: number, at?: Point) => void calls.push([zoom * by, at]),
    },
  };
  watchGestures(node, latest);
  return { node, calls };
}

/** jsdom drops what it does not know of an event. */
function send(node: HTMLElement, type: 'click' | 'pointerDown' | 'pointerMove' | 'pointerUp' | 'wheel', init: object) {
  const event = createEvent[type](node, init);
  for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value, configurable: true });
  return fireEvent(node, event);
}
const touches = (...points: [number, number][]) => points.map(([clientX, clientY]) => ({ clientX, clientY }));

test('a wheel zooms with ctrl, about the pointer, and scrolls without it', () => {
  const { node, calls } = setUp();
  expect(send(node, 'wheel', { deltaY: -100, deltaMode: 0, clientX: 30, clientY: 40 })).toBe(true);
  expect(calls).toEqual([]);
  expect(send(node, 'wheel', { deltaY: -100, deltaMode: 0, ctrlKey: true, clientX: 30, clientY: 40 })).toBe(false);
  expect(calls).toEqual([[expect.closeTo(1.22, 1), { x: 30, y: 40 }]]);
});

test('two presses at one place come closer there, two more show the whole again', () => {
  const closer = setUp(1);
  for (const timeStamp of [1000, 1200]) send(closer.node, 'click', { clientX: 50, clientY: 60, timeStamp });
  expect(closer.calls).toEqual([[2.5, { x: 50, y: 60 }]]);
  const back = setUp(2.5);
  for (const timeStamp of [1000, 1200]) send(back.node, 'click', { clientX: 50, clientY: 60, timeStamp });
  expect(back.calls).toEqual([[1, { x: 50, y: 60 }]]);
});

test.each([
  ['late', { clientX: 50, timeStamp: 1500 }],
  ['elsewhere', { clientX: 90, timeStamp: 1100 }],
])('two presses, the second %s, do nothing', (_, second) => {
  const { node, calls } = setUp();
  send(node, 'click', { clientX: 50, clientY: 60, timeStamp: 1000 });
  send(node, 'click', { clientY: 60, ...second });
  expect(calls).toEqual([]);
});

test('two quick presses on a button of the stage are the button’s', () => {
  const { node, calls } = setUp();
  const button = node.appendChild(document.createElement('button'));
  for (const timeStamp of [1000, 1100]) send(button, 'click', { clientX: 5, clientY: 5, timeStamp });
  expect(calls).toEqual([]);
});

test('two fingers zoom by their distance, about the point between them; one finger is left to scroll', () => {
  const { node, calls } = setUp(2);
  expect(fireEvent.touchStart(node, { touches: touches([0, 0]) })).toBe(true);
  expect(fireEvent.touchMove(node, { touches: touches([0, 50]) })).toBe(true);
  fireEvent.touchStart(node, { touches: touches([0, 0], [0, 100]) });
  expect(fireEvent.touchMove(node, { touches: touches([0, 0], [0, 150]) })).toBe(false);
  expect(calls).toEqual([[3, { x: 0, y: 75 }]]);
  fireEvent.touchEnd(node, { touches: touches([0, 0]) });
  fireEvent.touchMove(node, { touches: touches([0, 90]) });
  expect(calls).toHaveLength(1);
});

test('a mouse drags the file, from a few pixels on; a finger scrolls it itself', () => {
  const { node } = setUp();
  const at = (clientX: number, clientY: number, pointerType = 'mouse') => ({
    clientX,
    clientY,
    pointerType,
    button: 0,
  });
  send(node, 'pointerDown', at(100, 100));
  send(node, 'pointerMove', at(98, 99));
  expect([node.scrollLeft, node.scrollTop]).toEqual([0, 0]);
  send(node, 'pointerMove', at(60, 70));
  expect([node.scrollLeft, node.scrollTop]).toEqual([40, 30]);
  expect(node).toHaveAttribute('data-dragging');
  send(node, 'pointerUp', at(60, 70));
  send(node, 'pointerMove', at(0, 0));
  expect([node.scrollLeft, node.scrollTop]).toEqual([40, 30]);
  expect(node).not.toHaveAttribute('data-dragging');

  send(node, 'pointerDown', at(100, 100, 'touch'));
  send(node, 'pointerMove', at(0, 0, 'touch'));
  expect([node.scrollLeft, node.scrollTop]).toEqual([40, 30]);
});
