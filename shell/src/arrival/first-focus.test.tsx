import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { keepFirstFocus } from './first-focus';

const PAINTED = '<a class="logo" href="/">Inicio</a><button class="action sign-in">Iniciar sesión</button>';

/** The static first paint with the focus where `selector` tells, taken over by a page. */
async function takeOver(selector: string, page: React.ReactNode) {
  document.body.innerHTML = `<button class="action">Aparte</button><div id="root" tabindex="-1">${PAINTED}</div>`;
  const painted = document.querySelector<HTMLElement>(selector);
  painted?.focus();
  const root = document.getElementById('root') as HTMLElement;
  keepFirstFocus(root);
  await act(async () => createRoot(root).render(page));
  return painted;
}
const page = (
  <header>
    <button type="button" className="action">
      Home
    </button>
    <button type="button" className="action sign-in">
      Iniciar sesión
    </button>
  </header>
);

test('the focus on a control of the first paint goes on to the same control of the page', async () => {
  const painted = await takeOver('.sign-in', page);
  expect(painted?.isConnected).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('.sign-in'));
});

test('a control that the page does not have leaves the focus at the beginning', async () => {
  await takeOver('.logo', page);
  expect(document.activeElement).toBe(document.body);
});

test.each(['#root', 'body > .action'])('a focus elsewhere (%s) is left alone', async (selector) => {
  const focused = await takeOver(selector, page);
  expect(document.activeElement).toBe(focused);
});
