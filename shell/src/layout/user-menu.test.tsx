import { act, render, screen, within } from '@testing-library/react';
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
/** What the button opens. jsdom has no popovers: the list is looked at, its opening is the browser tests' matter. */
const list = () => document.getElementById(opener().getAttribute('popovertarget') ?? '') as HTMLElement;

test('the name leads to the quotations, and the button opens the entries in the order of the specification', () => {
  show();
  expect(screen.getByRole('link', { name: 'Ana Paz' })).toHaveAttribute('href', '/usuario/cotizaciones');
  expect(list()).toHaveAttribute('popover', 'auto');
  const links = within(list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ENTRIES);
});

test('the entry of the present page is marked', () => {
  show();
  expect(within(list()).getByRole('link', { current: 'page' })).toHaveTextContent('Tus compras a contado');
});

test('an entry leads to its page and closes the list', async () => {
  show();
  const hide = jest.fn();
  list().hidePopover = hide;
  await userEvent.click(within(list()).getByRole('link', { name: 'Solicitudes de crédito' }));
  expect(history.location.pathname).toBe('/usuario/solicitudes');
  expect(hide).toHaveBeenCalledTimes(1);
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
