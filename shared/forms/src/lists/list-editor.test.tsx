import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '@vitrina/contract';
import {
  FormField,
  type OutputOf,
  optional,
  SchemaForm,
  SubmitButton,
  schemaOf,
  selectField,
  textField,
  type ValuesOf,
} from '@vitrina/forms';
import { amountField, amountOf } from '@vitrina/forms/masks';
import { sumCents, ZERO } from '@vitrina/rules';
import { draft } from '@vitrina/session-bus';
import { type ComponentProps, Profiler } from 'react';
import { listField, type OnAdd, rowsOf } from '.';

jest.setTimeout(30_000); // whole lists: slow on a busy machine
afterEach(() => jest.useRealTimers());

const TYPES = [
  { id: 1, name: 'Arriendo' },
  { id: 2, name: 'Alimentación' },
];
const tipo = selectField({ name: 'tipo', label: 'Tipo', options: TYPES });
const detalle = optional(textField({ name: 'detalle', label: 'Detalle', max: 5 }));
const valor = amountField({ name: 'valor', label: 'Valor', min: cents(100) });
const fields = [tipo, detalle, valor] as const;
type Row = ValuesOf<typeof fields>;

const expenses = listField({ name: 'gastos', label: 'Gastos', fields, min: 1, total: 'valor' });
const note = textField({ name: 'nota', label: 'Nota' });
const form = [expenses, optional(note)] as const;
const schema = schemaOf(form);
type Output = OutputOf<typeof form>;

const row = (type: number, value: number, text?: string): Row => ({
  tipo: TYPES[type - 1],
  valor: cents(value),
  ...(text && { detalle: text }),
});

type Options = { rows?: Row[]; onAdd?: OnAdd<Row>; draftKey?: string } & Pick<
  ComponentProps<typeof Profiler>,
  'children'
>;
function open({ rows, onAdd, draftKey, children }: Partial<Options> = {}) {
  const onSubmit = jest.fn<void, [Output]>();
  const initial = rows && { gastos: rowsOf(rows) };
  const view = render(
    <SchemaForm schema={schema} initial={initial} draftKey={draftKey} onSubmit={(output) => onSubmit(output)}>
      <FormField of={expenses} onAdd={onAdd} banner={<p>Debes completar mínimo 1 Gasto(s)</p>} />
      <FormField of={form[1]} />
      {children}
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  return { onSubmit, ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const group = () => screen.getByRole('group', { name: /^(Agregar|Editar): Gastos/ });
const titles = () =>
  within(screen.getByRole('table', { name: 'Gastos' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .queryAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent)
        .join('|'),
    );
const fill = async (type: string, value: string) => {
  await userEvent.selectOptions(within(group()).getByLabelText('Tipo'), type);
  await userEvent.type(within(group()).getByLabelText('Valor'), value);
};

test('an empty list says so, and how many it needs', async () => {
  const { onSubmit } = open();
  expect(screen.getByText('No hay elementos agregados')).toBeInTheDocument();
  expect(screen.getByText('Agregue elementos con el botón Agregar')).toBeInTheDocument();
  expect(screen.getByText('Debes completar mínimo 1 Gasto(s)')).toBeInTheDocument();
  await press('Guardar');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button('Agregar')).toHaveFocus();
  expect(button('Agregar')).toHaveAccessibleDescription('Gastos debe tener mínimo 1 registros');
});

test('rows are added by keyboard alone, one after the other, and summed up', async () => {
  const { onSubmit } = open();
  button('Agregar').focus();
  await userEvent.keyboard('{Enter}');
  expect(within(group()).getByLabelText('Tipo')).toHaveFocus();
  await fill('Arriendo', '100.5');
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', isComposing: true }); // takes a keyboard's suggestion
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', keyCode: 229 }); // the same in Safari
  await act(async () => {});
  expect(group()).toBeVisible();
  await userEvent.keyboard('{Enter}'); // in the field: adds, and does not send the form
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button('Agregar')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Se agregó Arriendo');
  await userEvent.keyboard('{Enter}');
  expect(within(group()).getByLabelText('Valor')).toHaveValue('');
  await fill('Alimentación', '50');
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Arriendo||$100.50', 'Alimentación||$50.00', '$150.50|']);
  expect(screen.queryByText('Debes completar mínimo 1 Gasto(s)')).not.toBeInTheDocument();
  await press('Guardar');
  expect(onSubmit.mock.lastCall?.[0].gastos).toEqual([
    { tipo: TYPES[0], detalle: undefined, valor: 10_050 },
    { tipo: TYPES[1], detalle: undefined, valor: 5_000 },
  ]);
});

test('a row is added only when its fields are right; the next one starts clean', async () => {
  open();
  await press('Agregar');
  await press('Agregar');
  expect(within(group()).getByLabelText('Tipo')).toHaveAccessibleDescription('El campo Tipo es obligatorio');
  await fill('Arriendo', '0.99');
  await press('Agregar');
  expect(within(group()).getByLabelText('Valor')).toHaveAccessibleDescription('El campo Valor debe ser mínimo $1.00');
  await userEvent.type(within(group()).getByLabelText('Valor'), '{Backspace}{Backspace}{Backspace}{Backspace}1');
  await press('Agregar');
  expect(titles()[0]).toBe('Arriendo||$1.00');
  await press('Agregar');
  for (const label of ['Tipo', 'Valor']) expect(within(group()).getByLabelText(label)).toBeValid();
});

test('a row that is half written is neither lost nor sent with the form', async () => {
  const { onSubmit } = open({ rows: [row(1, 100)] });
  await press('Agregar');
  await fill('Alimentación', '5');
  await press('Guardar');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button('Agregar')).toHaveFocus();
  expect(button('Agregar')).toHaveAccessibleDescription('Agrega o cancela el elemento que estás llenando');
  await press('Cancelar');
  expect(button('Agregar')).toHaveFocus();
  await press('Guardar');
  expect(onSubmit.mock.lastCall?.[0].gastos).toHaveLength(1);
});

test('rows that are called the same are told apart by their number', async () => {
  open({ rows: [row(1, 100), row(2, 200), row(1, 300)] });
  for (const name of ['Editar Arriendo', 'Editar Alimentación', 'Editar Arriendo 2', 'Eliminar Arriendo 2'])
    expect(button(name)).toBeVisible();
  await press('Eliminar Arriendo');
  expect(button('Editar Arriendo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Editar Arriendo 2' })).toBeNull();
});

test('a row is changed in its place; cancelling gives it back as it was', async () => {
  open({ rows: [row(1, 100), row(2, 200)] });
  await press('Editar Arriendo');
  expect(within(group()).getByLabelText('Tipo')).toHaveFocus();
  await userEvent.selectOptions(within(group()).getByLabelText('Tipo'), 'Alimentación');
  await press('Cancelar');
  expect(button('Editar Arriendo')).toHaveFocus();
  await press('Editar Arriendo');
  await userEvent.type(within(group()).getByLabelText('Detalle (opcional)'), 'casa');
  await press('Listo');
  expect(button('Editar Arriendo')).toHaveFocus();
  expect(titles().slice(0, 2)).toEqual(['Arriendo|casa|$1.00', 'Alimentación||$2.00']);
});

describe('deleting', () => {
  test('offers to undo it, which brings the row back in its place, also after another was added', async () => {
    open({ rows: [row(1, 100, 'uno'), row(2, 200), row(1, 300, 'tres')] });
    await press('Eliminar Arriendo 2');
    expect(screen.getByRole('status')).toHaveTextContent('Se eliminó Arriendo 2');
    await press('Deshacer');
    expect(titles().slice(0, 3)).toEqual(['Arriendo|uno|$1.00', 'Alimentación||$2.00', 'Arriendo|tres|$3.00']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
    expect(button('Eliminar Arriendo 2')).toHaveFocus();
  });

  describe('the offer ends after ten seconds', () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const offer = () => screen.queryByRole('button', { name: 'Deshacer' });
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));

    test('but not while it has the focus', async () => {
      open({ rows: [row(1, 100), row(2, 200)] });
      await user.click(button('Eliminar Arriendo'));
      pass(9_999);
      expect(offer()).toBeInTheDocument();
      pass(1);
      expect(offer()).not.toBeInTheDocument();
      await user.click(button('Eliminar Alimentación'));
      act(() => button('Deshacer').focus());
      pass(20_000);
      expect(offer()).toBeInTheDocument();
      await user.tab();
      pass(1_000);
      expect(offer()).not.toBeInTheDocument();
    });

    test('nor, after a deletion by keyboard, while the focus is on its way to it', async () => {
      open({ rows: [row(1, 100), row(2, 200)] });
      act(() => button('Eliminar Arriendo').focus());
      await user.keyboard('{Enter}');
      expect(screen.getByRole('status')).toHaveTextContent('Se eliminó Arriendo. Puedes deshacerlo');
      pass(20_000);
      await user.tab();
      expect(offer()).toHaveFocus();
      pass(20_000);
      await user.keyboard('{Enter}');
      expect(button('Eliminar Arriendo')).toHaveFocus();
      await user.keyboard('{Enter}');
      act(() => screen.getByLabelText('Nota (opcional)').focus());
      pass(11_000);
      expect(offer()).not.toBeInTheDocument();
    });
  });

  test('row 1 of 50 moves no error to a neighbour', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => row(2, 100 + index, `n${index}`));
    rows[1] = row(1, 50, 'mal'); // loaded, and too little
    open({ rows });
    const wrong = () =>
      screen.getAllByRole('row').filter((line) => within(line).queryByText('El campo Valor debe ser mínimo $1.00'));
    expect(wrong().map((line) => within(line).getByText('mal'))).toHaveLength(1);
    await press('Eliminar Alimentación');
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(wrong()).toHaveLength(1);
    expect(within(wrong()[0] as HTMLElement).getByText('mal')).toBeInTheDocument();
    await press('Guardar');
    expect(button('Editar Arriendo')).toHaveFocus();
    expect(button('Editar Arriendo')).toHaveAccessibleDescription('El campo Valor debe ser mínimo $1.00');
  });
});

describe('a row of a type that is there already', () => {
  const sumUp: OnAdd<Row> = async (added, others) => {
    const same = others.find(([, other]) => other.tipo?.id === added.tipo?.id);
    if (!same) return 'add';
    if (!(await ask())) return 'stay';
    return {
      replaces: same[0],
      row: { ...same[1], valor: sumCents([same[1], added].map(({ valor }) => amountOf(valor) ?? ZERO)) },
    };
  };
  let ask: () => Promise<boolean>;

  test('is summed up when the user of the component says so', async () => {
    ask = async () => true;
    open({ rows: [row(1, 100), row(2, 200)], onAdd: sumUp });
    await press('Agregar');
    await fill('Arriendo', '5');
    await press('Agregar');
    expect(titles()).toEqual(['Arriendo||$6.00', 'Alimentación||$2.00', '$8.00|']);
    expect(button('Agregar')).toHaveFocus();
  });

  test('stays in its fields otherwise', async () => {
    ask = async () => false;
    open({ rows: [row(1, 100)], onAdd: sumUp });
    await press('Agregar');
    await fill('Arriendo', '5');
    await press('Agregar');
    expect(within(group()).getByLabelText('Valor')).toHaveValue('$5.00');
    expect(titles()).toEqual(['Arriendo||$1.00', '$1.00|']);
  });
});

test('typing renders the field alone: no other field of the form, no row', async () => {
  const rendered: string[] = [];
  const Other = () => (
    <Profiler id="nota" onRender={(id) => rendered.push(id)}>
      <FormField of={textField({ name: 'otra', label: 'Otra' })} />
    </Profiler>
  );
  open({ rows: [row(1, 100)], children: <Other /> });
  await press('Agregar');
  rendered.length = 0;
  const line = screen.getAllByRole('row')[1] as HTMLElement;
  const before = line.outerHTML;
  await userEvent.type(within(group()).getByLabelText('Detalle (opcional)'), 'abcdefg');
  expect(rendered).toEqual([]);
  expect(line.outerHTML).toBe(before);
});

test('what is half written is there again after a reload, in the order of the rows', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => row((index % 2) + 1, 100 * (index + 1)));
  const first = open({ rows, draftKey: 'lista' });
  await screen.findByRole('table', { name: 'Gastos' });
  const order = titles();
  await press('Agregar');
  await fill('Arriendo', '5');
  first.unmount();
  const stored = await draft('lista').load();
  expect(stored).toMatchObject({ values: { gastos: { new: { tipo: TYPES[0], valor: 500 } } } });
  open({ draftKey: 'lista' });
  expect(await screen.findByRole('group', { name: /^Agregar: Gastos/ })).toBeInTheDocument();
  expect(within(group()).getByLabelText('Valor')).toHaveValue('$5.00');
  expect(titles()).toEqual(order);
  draft('lista').clear();
});
