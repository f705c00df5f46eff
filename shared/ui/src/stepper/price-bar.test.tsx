import { render, screen } from '@testing-library/react';
import type { Cents } from '@vitrina/contract';
import { PriceBar } from './price-bar';

/** What Chrome's translation does to the texts of a page. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

test('a translated label follows what is computed', () => {
  const bar = { label: 'PVP sugerido', cents: 100 as Cents, onOpen: () => undefined };
  const { rerender } = render(<PriceBar {...bar} pending="Calculando…" />);
  translate();
  rerender(<PriceBar {...bar} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^PVP sugerido$/);
  translate();
  rerender(<PriceBar {...bar} pending="Calculando…" />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Calculando…$/);
});

test('a note about the amount stands beside it, and is not read out with its changes', () => {
  const bar = { label: 'PVP sugerido', cents: 100 as Cents, onOpen: () => undefined };
  render(<PriceBar {...bar} note={<p>desde $1.00 al mes</p>} />);
  expect(screen.getByText('desde $1.00 al mes')).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent('desde');
});

test('the page is told how high the bar is, as long as it is there', () => {
  const observed: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    observed.push(() => tell([], {} as ResizeObserver));
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as ResizeObserver;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(113);
  const { unmount } = render(<PriceBar label="PVP sugerido" cents={100 as Cents} onOpen={() => undefined} />);
  for (const tell of observed) tell();
  const height = () => document.documentElement.style.getPropertyValue('--price-bar');
  expect(height()).toBe('113px');
  unmount();
  expect(height()).toBe('');
});
