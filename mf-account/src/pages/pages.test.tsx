import type { Lifecycles, PageDeclaration } from '@vitrina/federation';
import { navigate } from '@vitrina/navigation';
import '@vitrina/testing';
import { act } from 'react';
import remote from '../../remote';

/** Mounts a page as the shell does and returns its end. */
async function open(page: PageDeclaration) {
  const { bootstrap, mount, unmount }: Lifecycles = await import(`./${page.expose ?? page.name}.page`);
  navigate(page.path);
  const domElement = document.body.appendChild(document.createElement('main'));
  const info = { remote: remote.name, version: '1', shellVersion: '1', page: page.name, path: page.path };
  const props = { name: page.name, domElement, info };
  await bootstrap(props);
  await acted(() => mount(props));
  return () => acted(() => unmount(props));
}

/** A lifecycle ends with React's work, which `act` does at its own end: awaiting the one within the other would never end. */
async function acted(lifecycle: () => Promise<unknown>) {
  let end: Promise<unknown> | undefined;
  await act(async () => {
    end = lifecycle();
  });
  await end;
}

const pages: readonly PageDeclaration[] = remote.pages;

test('/usuario leads to the quotations', async () => {
  const close = await open(pages.find(({ name }) => name === 'usuario')!);
  expect(location.pathname).toBe('/usuario/cotizaciones');
  await close();
});

test('the user menu has its entries in order, and every page but that of the mails needs a signed-in user', () => {
  const menu = pages.flatMap((page) => page.menu ?? []).sort((a, b) => a.order - b.order);
  expect(menu.map(({ label }) => label)).toEqual([
    'Tus datos personales',
    'Tus cotizaciones',
    'Tus compras a contado',
    'Solicitudes de crédito',
  ]);
  const open = pages.filter(({ requiresLogin, layout }) => !requiresLogin || layout !== 'account');
  expect(open.map(({ path, layout }) => [path, layout])).toEqual([['/correo', 'public']]);
});
