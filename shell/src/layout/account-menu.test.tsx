import { act, render, screen } from '@testing-library/react';
import { history, SharedRouter } from '@vitrina/navigation';
import { SiteProvider } from '../site-context';
import { testFederation } from '../testing/site';
import { AccountMenu } from './account-menu';

function show(at: string) {
  history.replace(at);
  const { federation } = testFederation();
  render(
    <SharedRouter>
      <SiteProvider federation={federation}>
        <AccountMenu />
      </SiteProvider>
    </SharedRouter>,
  );
}
const marked = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

test.each([
  ['/usuario/compras', ['Tus compras a contado']],
  ['/usuario/compras/contado/licitud', ['Tus compras a contado']],
  ['/usuario/cotizaciones?x=1', ['Tus cotizaciones']],
  ['/usuario/comprasdeotros', []],
  ['/usuario/pagos', []],
])('%s marks %j', (at, entries) => {
  show(at);
  expect(marked()).toEqual(entries);
});

test('a page below none of the entries stands in the part that it was reached from', () => {
  show('/usuario/cotizaciones');
  act(() => history.push('/usuario/compras/contado/licitud'));
  act(() => history.push('/usuario/pagos?id=1'));
  expect(marked()).toEqual(['Tus compras a contado']);
  act(() => history.push('/usuario/cotizaciones'));
  expect(marked()).toEqual(['Tus cotizaciones']);
});
