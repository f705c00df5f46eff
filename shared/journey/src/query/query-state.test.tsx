import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { QueryState } from './query-state';

const refetch = jest.fn();
const show = (query: { data?: string[]; isError?: boolean; errorUpdateCount?: number }) => (
  <QueryState
    query={{ isError: false, data: undefined, refetch, ...query }}
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

test("without data the failure stays while it is tried again, and 'Reintentar' is busy and keeps the focus", async () => {
  let end: () => void = () => undefined;
  refetch.mockReturnValueOnce(new Promise<void>((resolve) => (end = resolve)));
  const { rerender } = render(show({ isError: true, errorUpdateCount: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  rerender(show({ errorUpdateCount: 1 }));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar tus compras');
  expect(screen.queryByTestId('place')).toBeNull();
  const button = screen.getByRole('button', { name: /Reintentar/ });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => end());
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  rerender(show({ data: ['una'], errorUpdateCount: 1 }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Cargamos tus compras')).toHaveFocus();
  expect(screen.getByText('una')).toBeVisible();
});
