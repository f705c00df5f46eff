import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, SchemaForm, SubmitButton, schemaOf, useDependent } from '@vitrina/forms';
import { StrictMode, useEffect } from 'react';
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

test('the choice that is there can be chosen again after a search', async () => {
  open();
  await userEvent.click(combo());
  await userEvent.click(screen.getByRole('option', { name: 'Quito' }));
  await userEvent.clear(combo());
  await userEvent.type(combo(), 'qui');
  await userEvent.click(screen.getByRole('option', { name: 'Quito' }));
  expect(combo()).toHaveValue('Quito');
});

test('N20: one letter, arrow, Enter, Tab: the choice stays, and what depends on it is asked for once', async () => {
  const brands = [
    { id: 1, name: 'TOYOTA' },
    { id: 2, name: 'KIA' },
  ];
  const marca = comboField({ name: 'marca', label: 'Cantón', items: brands });
  const modelo = comboField({ name: 'modelo', label: 'Modelo' });
  const asked: number[] = [];
  const useModels = (brand: { id: number } | undefined) => {
    const id = brand?.id;
    useEffect(() => {
      if (id !== undefined) asked.push(id);
    }, [id]);
    return { data: undefined, isError: false, refetch: () => {} };
  };
  const Fields = () => {
    const { look } = useDependent(marca, [modelo], useModels);
    return (
      <>
        <FormField of={marca} />
        <FormField of={modelo} {...look} />
      </>
    );
  };
  render(
    <SchemaForm schema={schemaOf([marca, modelo])} onSubmit={() => {}}>
      <Fields />
    </SchemaForm>,
  );
  await userEvent.type(combo(), 'T');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(combo()).toHaveValue('TOYOTA');
  expect(asked).toEqual([1]);
});

describe('Escape', () => {
  test('takes back what was typed, closes the list, and leaves the choice', async () => {
    const value = open();
    await userEvent.click(combo());
    await userEvent.click(screen.getByRole('option', { name: 'Quito' }));
    await userEvent.clear(combo());
    await userEvent.type(combo(), 'cay');
    await userEvent.keyboard('{Escape}');
    expect(combo()).toHaveAttribute('aria-expanded', 'false');
    expect(combo()).toHaveValue('Quito');
    await userEvent.keyboard('{Escape}');
    expect(combo()).toHaveValue('Quito');
    expect(await value()).toEqual({ id: 1, name: 'Quito' });
  });
});

describe('free entry', () => {
  const addition = () => screen.getByRole('option', { name: 'Presiona Enter para agregar' });
  /** Writes a new entry, as it was before the next one. */
  const write = async (text: string) => {
    await userEvent.clear(combo());
    await userEvent.type(combo(), text);
    await userEvent.keyboard('{Enter}');
  };

  test('is written in capitals and taken with Enter; the entry that says so is read out', async () => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'peñón');
    expect(combo()).toHaveValue('PEÑÓN');
    expect(screen.getByRole('status')).toHaveTextContent('No existen coincidencias');
    expect(combo()).toHaveAttribute('aria-activedescendant', addition().id);
    await userEvent.keyboard('{Enter}');
    expect(combo()).toHaveAttribute('aria-expanded', 'false');
    expect(combo()).toHaveValue('PEÑÓN');
    expect(await value()).toEqual({ id: null, name: 'PEÑÓN' });
  });

  test('is taken by a press on its entry, also below items that match', async () => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'ca');
    expect(options()).toEqual(['Cañar', 'Cayambe', 'Presiona Enter para agregar']);
    await userEvent.click(addition());
    expect(combo()).toHaveValue('CA');
    expect(await value()).toEqual({ id: null, name: 'CA' });
  });

  test('is not offered for the name of an item, which is taken when the field is left', async () => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'quito');
    expect(options()).toEqual(['Quito']);
    await userEvent.tab();
    expect(await value()).toEqual({ id: 1, name: 'Quito' });
  });

  test.each([
    ['Escape and a press elsewhere', () => userEvent.keyboard('{Escape}')],
    ['a press elsewhere alone', async () => {}],
  ])('N18: %s create nothing, the text before stays', async (_, first) => {
    const value = open({ of: free });
    await userEvent.type(combo(), 'coop x');
    await first();
    await userEvent.click(document.body);
    expect(combo()).toHaveValue('');
    expect(await value()).toBeUndefined();
    await write('coop y');
    await userEvent.clear(combo());
    await userEvent.type(combo(), 'coop z');
    await first();
    await userEvent.click(document.body);
    expect(combo()).toHaveValue('COOP Y');
    expect(await value()).toEqual({ id: null, name: 'COOP Y' });
  });

  test('N19: stays when the list is opened and closed with Escape', async () => {
    const value = open({ of: free });
    await write('banco x');
    await userEvent.click(combo());
    await userEvent.keyboard('{Escape}');
    expect(combo()).toHaveValue('BANCO X');
    await userEvent.keyboard('{Escape}');
    expect(combo()).toHaveValue('BANCO X');
    await userEvent.tab();
    expect(await value()).toEqual({ id: null, name: 'BANCO X' });
  });

  test('without items it says so, and takes what is typed all the same', async () => {
    const value = open({ of: free, items: [] });
    await userEvent.click(combo());
    expect(screen.getByRole('status')).toHaveTextContent('No hay datos');
    await userEvent.type(combo(), 'x{Backspace}');
    expect(combo()).toHaveAttribute('aria-activedescendant', '');
    await write('banco x');
    expect(await value()).toEqual({ id: null, name: 'BANCO X' });
  });
});
