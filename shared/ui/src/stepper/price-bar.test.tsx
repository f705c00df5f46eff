import { render, screen, waitFor } from '@testing-library/react';
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

/** What a bar that is `height` pixels high tells the page; returns the functions that measure it again, one for each bar. */
function measured(height: () => number) {
  const observed: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    observed.push(() => tell([], {} as ResizeObserver));
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as ResizeObserver;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height);
  return observed;
}
const told = () => document.documentElement.style.getPropertyValue('--price-bar');
const priceBar = <PriceBar label="PVP sugerido" cents={100 as Cents} onOpen={() => undefined} />;

test('the page is told how high the bar is, after the paint, as long as it is there', async () => {
  const observed = measured(() => 113);
  const { unmount } = render(priceBar);
  for (const tell of observed) tell();
  expect(told()).toBe('');
  await waitFor(() => expect(told()).toBe('113px'));
  unmount();
  await waitFor(() => expect(told()).toBe(''));
});

test('of two bars the highest counts, and one that is hidden does not', async () => {
  let height = 113;
  const observed = measured(() => height);
  render(priceBar);
  const other = render(priceBar);
  observed[0]?.();
  height = 64;
  observed[1]?.();
  await waitFor(() => expect(told()).toBe('113px'));
  height = 0;
  observed[0]?.();
  await waitFor(() => expect(told()).toBe('64px'));
  other.unmount();
  await waitFor(() => expect(told()).toBe(''));
});
