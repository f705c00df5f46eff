import { act, render, screen } from '@testing-library/react';
import { cents } from '@vitrina/contract';
import { LivePrice, type LivePriceProps } from './live-price';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const shown = () => document.querySelector('data')?.textContent;
const heard = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const open = () => {
  const view = render(<LivePrice label="PVP sugerido" cents={cents(2_500_000)} />);
  const change = (props: Partial<LivePriceProps>) =>
    view.rerender(<LivePrice label="PVP sugerido" cents={cents(2_500_000)} {...props} />);
  return change;
};

test('the amount from the beginning stands still and is not read out', () => {
  open();
  wait(5_000);
  expect(shown()).toBe('$25,000.00');
  expect(heard()).toBe('');
  expect(document.querySelector('[data-change]')).toBeNull();
});

test('a change is on screen at once, moves from its side, and is read out when it has stopped changing', () => {
  const change = open();
  change({ cents: cents(2_700_000) });
  expect(shown()).toBe('$27,000.00');
  expect(document.querySelector('[data-change]')).toHaveAttribute('data-change', 'up');
  expect(heard()).toBe('');
  wait(1_000);
  expect(heard()).toBe('PVP sugerido: $27,000.00');
  change({ cents: cents(0) });
  expect(document.querySelector('[data-change]')).toHaveAttribute('data-change', 'down');
});

test('a series of changes is read out once, with the last amount', () => {
  const change = open();
  const said = new Set<string | null>();
  for (const amount of [2_510_000, 2_520_000, 2_530_000]) {
    change({ cents: cents(amount) });
    wait(300);
    said.add(heard());
  }
  wait(1_000);
  expect([...said]).toEqual(['']);
  expect(heard()).toBe('PVP sugerido: $25,300.00');
});

test('while the amount is being worked out that is said, and then the amount, also when it is the old one', () => {
  const change = open();
  change({ cents: cents(0), pending: 'Calculando…' });
  wait(1_000);
  expect(heard()).toBe('PVP sugerido: calculando…');
  change({});
  wait(1_000);
  expect(heard()).toBe('PVP sugerido: $25,000.00');
});

test('an amount that does not exist is never $0.00', () => {
  const change = open();
  change({ cents: undefined });
  expect(shown()).toBeUndefined();
  expect(screen.getByText('No disponible')).toBeVisible();
  wait(1_000);
  expect(heard()).toBe('PVP sugerido: no disponible');
  change({ cents: cents(0) });
  expect(screen.getByText('No disponible')).toBeVisible();
});
