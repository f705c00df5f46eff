import * as v from 'valibot';
import { optional, schemaOf, selectField, textField, when } from '..';

const type = selectField({ name: 'tipo', label: 'Tipo' });
const note = textField({ name: 'nota', label: 'Nota' });
const isOther = (chosen: { id: number } | null | undefined) => chosen?.id === 9;
const schema = schemaOf([
  type,
  ...when(type, isOther, [note]),
  ...when(type, (chosen) => !isOther(chosen), [optional(note)]),
]);

test('a field of one name may be required by one answer and optional by another', () => {
  const plain = { tipo: { id: 1, name: 'Uno' } };
  const other = { tipo: { id: 9, name: 'Otro' } };
  expect(v.parse(schema, plain)).toEqual({ ...plain, nota: undefined });
  expect(v.safeParse(schema, other).issues?.map(({ message }) => message)).toEqual(['El campo Nota es obligatorio']);
  expect(v.parse(schema, { ...other, nota: 'algo' })).toEqual({ ...other, nota: 'algo' });
  expect(v.safeParse(schema, plain).success).toBe(true);
});
