import { renderHook } from '@testing-library/react';
import { ROTATION, useRotation } from './use-rotation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (running: boolean) => {
  const next = jest.fn();
  const hook = renderHook((props: { running: boolean; next: () => void }) => useRotation(props.running, props.next), {
    initialProps: { running, next },
  });
  return { next, ...hook };
};

test('a banner stands for seven seconds', () => {
  const { next } = start(true);
  expect(ROTATION).toBe(7000);
  jest.advanceTimersByTime(ROTATION - 1);
  expect(next).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledTimes(1);
});

test('a banner that the user chose gets its seven seconds from then on', () => {
  const { next, rerender } = start(true);
  jest.advanceTimersByTime(6000);
  const following = jest.fn();
  rerender({ running: true, next: following });
  jest.advanceTimersByTime(6000);
  expect(following).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(following).toHaveBeenCalledTimes(1);
  expect(next).not.toHaveBeenCalled();
});

test('nothing turns behind a dialog', () => {
  const { next } = start(true);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  jest.advanceTimersByTime(60_000);
  expect(next).not.toHaveBeenCalled();
  dialog.remove();
  jest.advanceTimersByTime(ROTATION);
  expect(next).toHaveBeenCalledTimes(1);
});

test('nothing turns while it is not running, or in a tab that nobody sees', () => {
  const { next, rerender } = start(false);
  jest.advanceTimersByTime(60_000);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  rerender({ running: true, next });
  jest.advanceTimersByTime(60_000);
  expect(next).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
