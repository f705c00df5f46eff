import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import { StrictMode } from 'react';
import { comboField, freeComboField } from '.';

const cantons = [
  { id: 1, name: 'Quito' },
  { id: 2, name: 'Cañar' },
  { id: 3, name: 'Cayambe' },
];

const listed = comboField({ name: 'canton', label: 'Cantón', items: cantons });
const free = freeComboField({ name: 'canton', label: 'Cantón', items: cantons });

const open = ({ of = listed, ...props }: { of?: typeof listed | typeof free; items?: typeof cantons } = {}) => {
  const onSubmit = jest.fn();
  const schema = schemaOf([of]);
  render(
    <StrictMode>
      <SchemaForm schema={schema} onSubmit={onSubmit}>
        <FormField of={of} {...props} />
        <SubmitButton>Enviar</SubmitButton>
      </SchemaForm>
    </StrictMode>,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    return onSubmit.mock.lastCall?.[0].canton;
  };
};
const combo = () => screen.getByRole('combobox', { name: 'Cantón' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('is a combobox with its list; opens on click with all', async () => {
  open();
  expect(combo()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(combo());
  expect(combo()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Quito', 'Cañar', 'Cayambe']);
  expect(screen.getByRole('listbox', { name: 'Cantón' })).toBeInTheDocument();
});

test('its button opens it too', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar opciones de Cantón' }));
  expect(options()).toHaveLength(3);
});

test('typing finds without accents; arrows and Enter choose without sending the form', async () => {
  const value = open();
  await userEvent.type(combo(), 'CAN');
  expect(options()).toEqual(['Cañar']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(combo()).toHaveValue('Cañar');
  expect(await value()).toEqual({ id: 2, name: 'Cañar' });
});

test('what begins with the typed text comes before what only holds it', async () => {
  open({ items: [{ id: 4, name: 'Gualaquiza' }, ...cantons] });
  await userEvent.type(combo(), 'qui');
  expect(options()).toEqual(['Quito', 'Gualaquiza']);
});

test('the whole name typed is that item, also without choosing it', async () => {
  const value = open();
  await userEvent.type(combo(), 'canar');
  await userEvent.tab();
  expect(await value()).toEqual({ id: 2, name: 'Cañar' });
});

test('what is in no item goes when the field is left, and is no choice', async () => {
  const value = open();
  await userEvent.type(combo(), 'Lima');
  expect(screen.getByRole('status')).toHaveTextContent('No existen coincidencias');
  await userEvent.tab();
  expect(combo()).toHaveValue('');
  expect(await value()).toBeUndefined();
  expect(combo()).toHaveAccessibleDescription('El campo Cantón es obligatorio');
});

test('a choice stays when another search leads to nothing, and goes when emptied', async () => {
  const value = open();
  await userEvent.click(combo());
  await userEvent.click(screen.getByRole('option', { name: 'Quito' }));
  await userEvent.type(combo(), 'xyz');
  await userEvent.tab();
  expect(combo()).toHaveValue('Quito');
  await userEvent.clear(combo());
  await userEvent.tab();
  expect(await value()).toBeUndefined();
});

test('without items it says so', async () => {
  open({ items: [] });
  await userEvent.click(combo());
  expect(screen.getByRole('status')).toHaveTextContent('No hay datos');
});

describe('free entry', () => {
  test('is written in capitals and taken with Enter', async () => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'peñón');
    expect(combo()).toHaveValue('PEÑÓN');
    expect(screen.getByRole('status')).toHaveTextContent('No existen coincidencias. Presiona Enter para agregar');
    await userEvent.keyboard('{Enter}');
    expect(combo()).toHaveAttribute('aria-expanded', 'false');
    expect(await value()).toEqual({ id: null, name: 'PEÑÓN' });
  });

  test('is taken when the field is left; an item of that name is preferred', async () => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'loja');
    await userEvent.tab();
    expect(await value()).toEqual({ id: null, name: 'LOJA' });
    await userEvent.clear(combo());
    await userEvent.type(combo(), 'quito');
    await userEvent.tab();
    expect(await value()).toEqual({ id: 1, name: 'Quito' });
  });
});
