import { type OutputOf, optional, schemaOf, textField } from '@vitrina/forms';
import * as v from 'valibot';
import { listField, rowsOf } from '.';

const from = textField({ name: 'desde', label: 'Desde' });
const until = optional(textField({ name: 'hasta', label: 'Hasta' }));
const fields = [from, until] as const;
const list = listField({
  name: 'cargos',
  label: 'Cargos',
  fields,
  checks: [({ desde, hasta }) => ({ hasta: desde && hasta && hasta <= desde ? 'Debe ser posterior' : undefined })],
});
const schema = schemaOf([list]);
type Row = OutputOf<typeof fields>;

const errors = (cargos: ReturnType<typeof rowsOf<Partial<Row>>>) => {
  const { issues } = v.safeParse(schema, { cargos } as never);
  return issues ? v.flatten(issues as never).nested : {};
};

test('a check about two fields of a row speaks at its field, of that row alone', () => {
  expect(errors(rowsOf([{ desde: '1', hasta: '2' }, { desde: '2', hasta: '1' }, { desde: '1' }]))).toEqual({
    'cargos.r000002.hasta': ['Debe ser posterior'],
  });
});

test('the rule of a field comes before the check', () => {
  expect(errors(rowsOf([{ desde: '', hasta: '1' }]))).toEqual({
    'cargos.r000001.desde': ['El campo Desde es obligatorio'],
  });
});

test('a row that is still being written is judged, and is none of the list', () => {
  const rows = rowsOf([{ desde: '1' }], { desde: '2', hasta: '1' });
  expect(Object.keys(rows)).toEqual(['r000001', 'new']);
  expect(errors(rows)).toEqual({
    'cargos.new.hasta': ['Debe ser posterior'],
    'cargos.new': ['Agrega o cancela el elemento que estás llenando'],
  });
});
