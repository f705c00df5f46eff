import { act, renderHook } from '@testing-library/react';
import type { Dealership } from '@vitrina/contract';
import { agencies } from '../../../testing/catalogue';
import { type LookOptions, useLook } from './use-look';

const [north, south, nowhere] = agencies as [Dealership, Dealership, Dealership];
const choose = jest.fn();
const props = (more: Partial<LookOptions> = {}): LookOptions => ({
  dealerships: agencies,
  chosen: undefined,
  asked: undefined,
  onChoose: choose,
  ...more,
});
const start = (more?: Partial<LookOptions>) => renderHook(useLook, { initialProps: props(more) });

test('the map opens on what is chosen already', () => {
  expect(start().result.current.look).toBeUndefined();
  expect(start({ chosen: north }).result.current.look).toEqual({ dealership: north, fromMap: false });
});

test('a marker chooses, and its window takes the focus; the list leaves it where it is', () => {
  const { result, rerender } = start();
  act(() => result.current.pick(south));
  expect(choose).toHaveBeenCalledWith(south);
  expect(result.current.look).toEqual({ dealership: south, fromMap: true });
  rerender(props({ chosen: north, asked: { dealership: north } }));
  expect(result.current.look).toEqual({ dealership: north, fromMap: false });
});

test('a closed window opens again when the list asks once more', () => {
  const asked = { dealership: north };
  const { result, rerender } = start({ chosen: north, asked });
  act(() => result.current.leave());
  rerender(props({ chosen: north, asked }));
  expect(result.current.look).toBeUndefined();
  rerender(props({ chosen: north, asked: { dealership: north } }));
  expect(result.current.look?.dealership).toBe(north);
});

test('one without coordinates closes the window', () => {
  const { result, rerender } = start({ chosen: north });
  rerender(props({ chosen: nowhere, asked: { dealership: nowhere } }));
  expect(result.current.look).toBeUndefined();
});

test('one that the search leaves out is not looked at until it is found again', () => {
  const { result, rerender } = start({ chosen: north });
  rerender(props({ chosen: north, dealerships: [south] }));
  expect(result.current.look).toBeUndefined();
  rerender(props({ chosen: north }));
  expect(result.current.look?.dealership).toBe(north);
});
