import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPage, testRegistry, testRemote } from '@vitrina/federation/testing';
import { history, SharedRouter } from '@vitrina/navigation';
import { SiteProvider } from '../site-context';
import { testFederation } from '../testing/site';
import { leave } from './leave';
import { UserMenu } from './user-menu';

jest.mock('./leave', () => ({ leave: jest.fn(async () => undefined) }));

/** As specification 1, section 2 spells them. */
const ENTRIES = [
  ['Tus datos personales', '/usuario/perfil'],
  ['Tus cotizaciones', '/usuario/cotizaciones'],
  ['Tus compras a contado', '/usuario/compras'],
  ['Solicitudes de crédito', '/usuario/solicitudes'],
] as const;

/** The entries as pages of remotes declare them: in no order. */
function registry(entries: readonly (readonly [string, string])[]) {
  const pages = entries.map(([label, path], index) =>
    testPage({ name: label, path, expose: `./${index}`, menu: { label, order: index + 1 } }),
  );
  return testRegistry([testRemote({ name: 'mf-account', scope: 'mf_account', pages: pages.reverse() })]);
}

function show(entries: typeof ENTRIES | [] = ENTRIES) {
  history.replace('/usuario/compras');
  const { federation } = testFederation(undefined, registry(entries));
  render(
    <SharedRouter>
      <SiteProvider federation={federation}>
        <UserMenu name="Ana Paz" />
      </SiteProvider>
    </SharedRouter>,
  );
}

const opener = () => screen.getByRole('button', { name: 'Tu cuenta' });
const list = () => document.getElementById(opener().getAttribute('aria-controls') ?? '') as HTMLElement;
const open = () => userEvent.click(opener());

test('the name leads to the quotations, and the button opens the entries in the order of the specification', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Ana Paz' })).toHaveAttribute('href', '/usuario/cotizaciones');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(list()).not.toBeVisible();
  await open();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  const links = within(list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ENTRIES);
});

test('the entry of the present page is marked', async () => {
  show();
  await open();
  expect(within(list()).getByRole('link', { current: 'page' })).toHaveTextContent('Tus compras a contado');
});

test('an entry leads to its page and closes the list', async () => {
  show();
  await open();
  await userEvent.click(within(list()).getByRole('link', { name: 'Solicitudes de crédito' }));
  expect(history.location.pathname).toBe('/usuario/solicitudes');
  expect(list()).not.toBeVisible();
});

test.each<[string, () => Promise<unknown>]>([
  ['its button', open],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => userEvent.click(document.body)],
  ['the focus elsewhere', async () => act(() => screen.getByRole('button', { name: 'Cerrar sesión' }).focus())],
  ['a step back', async () => act(() => history.go(-1))],
])('%s closes the list', async (_way, close) => {
  show();
  act(() => history.push('/usuario/compras?again'));
  await open();
  await close();
  await waitFor(() => expect(list()).not.toBeVisible());
});

test('Escape gives the focus back to the button', async () => {
  show();
  await open();
  await userEvent.tab();
  expect(list()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

test('the way out is a button beside the list', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('without entries there is nothing to open', async () => {
  await act(async () => show([]));
  expect(screen.queryByRole('button', { name: 'Tu cuenta' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
});
