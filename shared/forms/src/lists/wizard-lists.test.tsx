import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cents, cents } from '@vitrina/contract';
import { defineField, FormField, SchemaForm, SubmitButton, schemaOf, selectField, textField } from '@vitrina/forms';
import { amountField } from '@vitrina/forms/masks';
import { Profiler } from 'react';
import * as v from 'valibot';
import { type Addition, listField, rowsOf } from '.';

// What the forms of the credit and source-of-funds wizards ask of lists: their four financial lists have 30 rows and more.
jest.setTimeout(30_000);

const TYPES = [
  { id: 1, name: 'Tarjeta' },
  { id: 2, name: 'Préstamo' },
  { id: 3, name: 'Hipoteca' },
];
const tipo = selectField({ name: 'tipo', label: 'Tipo', options: TYPES });
const valor = amountField({ name: 'valor', label: 'Valor', min: cents(100) });
const liabilities = listField({ name: 'pasivos', label: 'Pasivos', item: 'Pasivo', fields: [tipo, valor], min: 1 });
const schema = schemaOf([liabilities]);
const row = (type: number, value: number) => ({ tipo: TYPES[type - 1], valor: cents(value) });
type Values = { tipo?: (typeof TYPES)[number] | null; valor?: Cents | string | null };

const open = (rows: Values[], onAdd?: () => Promise<Addition<Values>>) => {
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={schema} initial={{ pasivos: rowsOf(rows) }} onSubmit={(output) => onSubmit(output.pasivos)}>
      <FormField of={liabilities} onAdd={onAdd as never} />
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  return onSubmit;
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const lines = () => screen.getAllByRole('row').slice(1);
const fill = async (type: string, value: string) => {
  const group = within(screen.getByRole('group', { name: /^Agregar: / }));
  await userEvent.selectOptions(group.getByLabelText('Tipo'), type);
  await userEvent.type(group.getByLabelText('Valor'), value);
};

test('the banner says how many are needed, while there are fewer', async () => {
  open([]);
  expect(screen.getByText('Debes completar mínimo 1 Pasivo(s)')).toBeInTheDocument();
  await press('Agregar');
  await fill('Tarjeta', '5');
  await press('Agregar');
  expect(screen.queryByText('Debes completar mínimo 1 Pasivo(s)')).not.toBeInTheDocument();
});

test('N30: a deleted row is not validated, and does not count', async () => {
  const onSubmit = open([row(1, 50)]); // too little
  await press('Guardar');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Eliminar Tarjeta');
  await press('Guardar');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button('Agregar')).toHaveAccessibleDescription('Pasivos debe tener mínimo 1 registros');
  await press('Agregar');
  await fill('Préstamo', '5');
  await press('Agregar');
  await press('Guardar');
  expect(onSubmit).toHaveBeenCalledWith([row(2, 500)]);
});

describe('N32: a row that is asked about', () => {
  const opened = async () => {
    let answer: (decision: Addition<Values>) => void = () => {};
    const onAdd = jest.fn(() => new Promise<Addition<Values>>((resolve) => (answer = resolve)));
    const onSubmit = open([row(1, 10_000), row(2, 200)], onAdd);
    await press('Agregar');
    await fill('Tarjeta', '50');
    return { onSubmit, onAdd, answer: (decision: Addition<Values>) => act(async () => answer(decision)) };
  };
  const sum = { replaces: 'r000001', row: row(1, 15_000) };

  test('is added up once, however often the buttons are pressed', async () => {
    const { onSubmit, onAdd, answer } = await opened();
    await press('Agregar');
    await press('Agregar');
    expect(onAdd).toHaveBeenCalledTimes(1);
    await answer(sum);
    await answer(sum);
    await press('Guardar');
    expect(onSubmit).toHaveBeenCalledWith([row(1, 15_000), row(2, 200)]);
  });

  test('stays in its fields if the row that it was to be added to is gone meanwhile', async () => {
    const { answer } = await opened();
    await press('Agregar');
    await press('Eliminar Tarjeta');
    await answer(sum);
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('group', { name: /^Agregar: / })).toBeInTheDocument();
  });

  test('can be added again after the question failed', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const fault = new Error('fault');
    const onAdd = jest.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce('add');
    open([], onAdd);
    await press('Agregar');
    await fill('Tarjeta', '50');
    await press('Agregar');
    await press('Agregar');
    expect(lines()).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(fault);
  });
});

test('N34: the middle row deleted by keyboard leaves the others alone, and leads to the next delete button', async () => {
  open([row(1, 50), row(2, 200), row(3, 60)]);
  act(() => button('Eliminar Préstamo').focus());
  await userEvent.keyboard('{Enter}');
  expect(button('Eliminar Hipoteca')).toHaveFocus();
  expect(lines().map((line) => within(line).getAllByRole('cell')[0]?.textContent)).toEqual(['Tarjeta', 'Hipoteca']);
  for (const line of lines())
    expect(within(line).getByText('El campo Valor debe ser mínimo $1.00')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(button('Eliminar Tarjeta')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Agregar')).toHaveFocus();
});

describe('four lists of 30 rows', () => {
  const asked: string[] = [];
  const text = defineField({
    ...textField({ name: 'texto', label: 'Texto' }),
    rule: v.optional(
      v.pipe(
        v.string(),
        v.check((value) => asked.push(value) > 0),
      ),
      '',
    ),
  });
  /** How often the texts of rows were rendered. */
  let read = 0;
  const item = (index: number) => ({
    id: index,
    get name() {
      read += 1;
      return `n${index}`;
    },
  });
  const kind = selectField({ name: 'tipo', label: 'Tipo' });
  const lists = ['a', 'b', 'c', 'd'].map((name) =>
    listField({ name, label: name, fields: [kind, text, valor], total: 'valor' }),
  );
  const plain = [textField({ name: 'x', label: 'X', max: 3 }), textField({ name: 'y', label: 'Y' })] as const;
  const all = [...lists, ...plain];
  const wide = schemaOf(all);
  const rows = rowsOf(
    Array.from({ length: 30 }, (_, index) => ({ tipo: item(index + 1), texto: `t${index}`, valor: cents(100) })),
  );
  const rendered: string[] = [];
  const show = () =>
    render(
      <SchemaForm schema={wide} initial={{ a: rows, b: rows, c: rows, d: rows } as never} onSubmit={() => {}}>
        {all.map((field) => (
          <Profiler key={field.name} id={field.name} onRender={(id) => rendered.push(id)}>
            <FormField of={field as (typeof plain)[0]} />
          </Profiler>
        ))}
      </SchemaForm>,
    );
  const clear = () => {
    asked.length = 0;
    rendered.length = 0;
    read = 0;
  };

  test('a key typed in a field renders that field, and judges no row again', async () => {
    show();
    await userEvent.click(screen.getByLabelText('X'));
    clear();
    await userEvent.keyboard('abcd{Backspace}');
    expect(new Set(rendered)).toEqual(new Set(['x']));
    expect(asked).toEqual([]);
  });

  test('a key typed in a new row judges that row alone, and renders none of the others', async () => {
    show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Agregar' })[0] as HTMLElement);
    await userEvent.click(screen.getByLabelText('Texto'));
    clear();
    await userEvent.keyboard('z');
    expect(new Set(rendered)).toEqual(new Set(['a']));
    expect(asked).toEqual(['z']);
    expect(read).toBe(0);
  });

  test('on mount each row is judged at most twice', () => {
    clear();
    show();
    const times = asked.filter((value) => value === 't7').length;
    expect(times).toBeLessThanOrEqual(2 * lists.length);
  });

  test('deleting a row renders no other one', async () => {
    show();
    const first = within(screen.getByRole('table', { name: 'a' })).getAllByRole('button', { name: 'Eliminar n1' });
    clear();
    await userEvent.click(first[0] as HTMLElement);
    expect(new Set(rendered)).toEqual(new Set(['a']));
    expect(asked).toEqual([]);
    expect(read).toBeLessThanOrEqual(1); // its name, in what is said
  });

  test('what a row was judged is asked again after a minute: rules know of today', async () => {
    jest.useFakeTimers({ now: Date.now() });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.click(screen.getByLabelText('X'));
    clear();
    act(() => jest.setSystemTime(Date.now() + 61_000));
    await user.keyboard('a');
    expect(asked.length).toBeGreaterThan(0);
    jest.useRealTimers();
  });
});
