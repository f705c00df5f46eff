import { act, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

const writeText = jest.fn(async (_text: string) => {});
const clipboardIs = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  clipboardIs({ writeText });
});
afterEach(() => jest.useRealTimers());

const open = () => render(<CopyButton text="2100123456" label="número de cuenta" />);
const button = (name = 'Copiar número de cuenta') => screen.getByRole('button', { name });
const press = () => act(async () => button().click());

test('it copies, says so for a while, to screen readers too, and can be pressed again', async () => {
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press();
  expect(writeText).toHaveBeenCalledWith('2100123456');
  expect(button('Copiado número de cuenta')).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Copiado: número de cuenta');
  act(() => jest.advanceTimersByTime(4_000));
  expect(button()).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each<[string, unknown]>([
  ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['missing', undefined],
])('where the clipboard is %s the text stands selected, to be copied by hand', async (_why, clipboard) => {
  clipboardIs(clipboard);
  open();
  await press();
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'número de cuenta' });
  expect(text).toHaveFocus();
  expect(text).toHaveValue('2100123456');
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, 10]);
  expect(text).toHaveAccessibleDescription(/^Tu navegador no deja copiar/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
