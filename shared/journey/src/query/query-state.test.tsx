import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryState } from './query-state';

const refetch = jest.fn();
const show = (query: { data?: string[]; isError?: boolean }) => (
  <QueryState
    query={{ data: query.data, isError: query.isError ?? false, refetch }}
    what="tus compras"
    skeleton={<span data-testid="place" />}
    empty={<p>No existen registros</p>}
  >
    {(list) => <p>{list.join(', ')}</p>}
  </QueryState>
);

test('waiting says so and holds the place', () => {
  render(show({}));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando tus compras');
  expect(screen.getByTestId('place')).toBeInTheDocument();
});

test("a failure stands in its place, and 'Reintentar' asks again", async () => {
  render(show({ isError: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar tus compras');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an empty list and a full one', () => {
  const { rerender } = render(show({ data: [] }));
  expect(screen.getByText('No existen registros')).toBeVisible();
  rerender(show({ data: ['una', 'dos'] }));
  expect(screen.getByText('una, dos')).toBeVisible();
  expect(screen.queryByText('No existen registros')).toBeNull();
});

test('a failed reload leaves what was shown', () => {
  render(show({ data: ['una'], isError: true }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText('una')).toBeVisible();
});
