import { act } from '@testing-library/react';
import { arrive } from './arrive';

const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const heading = '<h1 data-page-heading tabindex="-1">Resumen</h1>';
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const height = (pixels: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pixels, configurable: true });

let scrolled: jest.SpyInstance;
const intoView = jest.fn();
beforeEach(() => {
  page('');
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  intoView.mockReset();
  Element.prototype.scrollIntoView = intoView;
  height(600);
});
afterEach(() => {
  // As from a user, at whose first act what was not called off ends.
  dispatchEvent(new Event('pointerdown'));
  scrolled.mockRestore();
});

const forward = { hash: '', restore: 0, moveFocus: true };

test('the page scrolls to its top and the focus goes to its heading, without scrolling back to it', () => {
  page(heading);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  arrive(forward);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(document.querySelector('h1')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('a heading that comes later gets the focus when it comes', async () => {
  arrive(forward);
  page(heading);
  await flush();
  expect(document.querySelector('h1')).toHaveFocus();
});

test('a heading that is built anew under the focus has it again, unless something else took it', async () => {
  page(heading);
  arrive(forward);
  for (const _ of ['skeleton', 'content']) {
    page('');
    await flush();
    expect(document.body).toHaveFocus();
    page(heading);
    await flush();
    expect(document.querySelector('h1')).toHaveFocus();
  }
  page('<input>');
  document.querySelector('input')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', heading);
  await flush();
  expect(document.querySelector('input')).toHaveFocus();
});

test('the focus stays where the user has put it meanwhile', async () => {
  page('<input>');
  arrive(forward);
  document.querySelector('input')?.focus();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', heading);
  await flush();
  expect(document.querySelector('input')).toHaveFocus();
});

test('on the first page of a visit the focus is not moved', async () => {
  page(heading);
  arrive({ ...forward, moveFocus: false });
  await flush();
  expect(document.body).toHaveFocus();
});

test('a hash leads to its element, also when that comes later', async () => {
  arrive({ ...forward, hash: '#sub-menu' });
  expect(scrolled).not.toHaveBeenCalled();
  page(`${heading}<nav id="sub-menu"></nav>`);
  await flush();
  expect(intoView.mock.contexts).toEqual([document.getElementById('sub-menu')]);
});

test('back goes to where the page was left, once it is long enough again', async () => {
  arrive({ ...forward, restore: 900 });
  page(heading);
  await flush();
  expect(scrolled).not.toHaveBeenCalled();
  height(4000);
  page(`${heading}<p>mucho texto</p>`);
  await flush();
  expect(scrolled).toHaveBeenCalledWith(0, 900);
});

test('what was called off does not happen', async () => {
  arrive({ ...forward, hash: '#sub-menu' })();
  page(`${heading}<nav id="sub-menu"></nav>`);
  await flush();
  expect(intoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
