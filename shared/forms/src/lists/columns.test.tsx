import { render, screen } from '@testing-library/react';
import { cents } from '@vitrina/contract';
import { FormField, optional, SchemaForm, schemaOf, selectField, textField } from '@vitrina/forms';
import { amountField } from '@vitrina/forms/masks';
import { listField, rowsOf } from '.';

const tipo = selectField({ name: 'tipo', label: 'Tipo' });
const marca = optional(textField({ name: 'marca', label: 'Marca' }));
const modelo = optional(textField({ name: 'modelo', label: 'Modelo' }));
const valor = amountField({ name: 'valor', label: 'Valor' });
const assets = listField({
  name: 'activos',
  label: 'Activos',
  fields: [tipo, marca, modelo, valor],
  columns: [
    { ...tipo, inTitle: true },
    {
      name: 'cual',
      inTitle: true,
      label: 'Descripción',
      show: ({ marca, modelo }) => [marca, modelo].filter(Boolean).join(' · '),
    },
    valor,
  ],
  total: valor.name,
});
const schema = schemaOf([assets]);

test('a list shows the columns that it says, its total below its amount, and calls its rows by those of the title', () => {
  const row = { tipo: { id: 5, name: 'VEHÍCULOS' }, marca: 'KIA', modelo: 'RIO', valor: cents(150) };
  render(
    <SchemaForm
      schema={schema}
      initial={{ activos: rowsOf([row, { tipo: row.tipo, valor: cents(50) }]) }}
      onSubmit={() => {}}
    >
      <FormField of={assets} />
    </SchemaForm>,
  );
  const lines = screen.getAllByRole<HTMLTableRowElement>('row').map(({ cells }) => [...cells].slice(0, 3));
  expect(lines.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ['Tipo', 'Descripción', 'Valor'],
    ['VEHÍCULOS', 'KIA · RIO', '$1.50'],
    ['VEHÍCULOS', '', '$0.50'],
    ['Total', '$2.00', ''],
  ]);
  for (const name of ['Eliminar VEHÍCULOS KIA · RIO', 'Eliminar VEHÍCULOS'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Total' })).toHaveAttribute('colspan', '2');
});
