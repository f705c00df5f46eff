import { fireEvent } from '@testing-library/dom';
import { watchKeys } from './keys';

function setUp() {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const node = dialog.appendChild(document.createElement('section'));
  const did: string[] = [];
  node.scrollBy = ((to: ScrollToOptions) => void did.push(`pan ${to.left},${to.top}`)) as typeof node.scrollBy;
  const keys = {
    node,
    zoomIn: () => void did.push('in'),
    zoomOut: () => void did.push('out'),
    fit: () => void did.push('fit'),
    turn: (pages: number) => void did.push(`turn ${pages}`),
  };
  const end = watchKeys(dialog, { current: keys });
  return { dialog, node, did, end };
}

test.each([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'fit'],
  ['ArrowLeft', 'pan -80,0'],
  ['ArrowRight', 'pan 80,0'],
  ['ArrowUp', 'pan 0,-80'],
  ['ArrowDown', 'pan 0,80'],
  ['PageDown', 'turn 1'],
  ['PageUp', 'turn -1'],
])('%s does %s wherever the focus is in the dialog, instead of what the browser does', (key, what) => {
  const { node, did } = setUp();
  expect(fireEvent.keyDown(node, { key })).toBe(false);
  expect(did).toEqual([what]);
});

test.each(['Escape', 'Tab', 'Enter', ' ', 'a'])('%s is left to the browser', (key) => {
  const { node, did } = setUp();
  expect(fireEvent.keyDown(node, { key })).toBe(true);
  expect(did).toEqual([]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s own: its zoom, its history', (modifier) => {
  const { node, did } = setUp();
  expect(fireEvent.keyDown(node, { key: '+', [modifier]: true })).toBe(true);
  expect(did).toEqual([]);
});

test('after its end it listens no more', () => {
  const { node, did, end } = setUp();
  end();
  fireEvent.keyDown(node, { key: '+' });
  expect(did).toEqual([]);
});
