import { keepClear } from './keep-clear';

/** jsdom has no layout: elements stand where their `data-box` says (left, top, right, bottom). */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = (this as HTMLElement).dataset.box ?? (this.closest('[data-place="top"]') ? '600 70 1010 130' : '');
    const [left = 0, top = 0, right = 0, bottom = 0] = (at || '600 690 1010 750').split(' ').map(Number);
    return { left, top, right, bottom, width: right - left, height: bottom - top } as DOMRect;
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

let pressed: Element | null = null;
let stop = () => {};
function open(html: string) {
  document.body.innerHTML = `<main>${html}</main><div id="host"></div>`;
  const host = document.getElementById('host') as HTMLElement;
  stop = keepClear(host, () => pressed);
  return host;
}
async function toast(host: HTMLElement) {
  host.innerHTML = '<div class="Toastify__toast">Aviso</div>';
  await Promise.resolve(); // the observer
}
const element = (id: string) => document.getElementById(id) as HTMLElement;

const FOOTER = '<a id="legal" href="/terminos" data-box="620 700 760 720">Términos</a>';
const FIELD = '<input id="field" data-box="20 300 400 340">';

test('toasts stand at the bottom while nothing in use is there', async () => {
  const host = open(FIELD + FOOTER);
  element('field').focus();
  await toast(host);
  expect(host.dataset.place).toBe('bottom');
});

test('they move away from the control that has the focus, also when the focus comes later, and back', async () => {
  const host = open(FIELD + FOOTER);
  await toast(host);
  element('legal').focus();
  expect(host.dataset.place).toBe('top');
  element('field').focus();
  expect(host.dataset.place).toBe('bottom');
});

test('they move away from the control just pressed', async () => {
  const host = open(FOOTER);
  pressed = element('legal');
  await toast(host);
  expect(host.dataset.place).toBe('top');
  pressed = null;
});

test('they move away from the button of a failure in the page', async () => {
  const host = open('<div role="alert"><button data-box="620 700 760 744">Reintentar</button></div>');
  await toast(host);
  expect(host.dataset.place).toBe('top');
});

test('where both places are taken the control with the focus counts', async () => {
  const host = open(`${FOOTER}<a id="top" href="/" data-box="620 80 760 120">Inicio</a>`);
  pressed = element('legal');
  await toast(host);
  element('top').focus();
  expect(host.dataset.place).toBe('bottom');
  pressed = null;
});

test('they stay under who uses them', async () => {
  const host = open(FOOTER);
  await toast(host);
  element('legal').focus();
  const close = host.appendChild(document.createElement('button'));
  close.focus();
  await Promise.resolve();
  expect(host.dataset.place).toBe('top');
});

test('scrolling that brings the control under them moves them', async () => {
  const host = open(FIELD);
  element('field').focus();
  await toast(host);
  element('field').dataset.box = '20 700 1000 740';
  dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  expect(host.dataset.place).toBe('top');
});
