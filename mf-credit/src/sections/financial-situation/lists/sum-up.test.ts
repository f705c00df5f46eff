import { cents } from '@vitrina/contract';
import { summed, sumUpSameType } from './sum-up';

const salary = { id: 1, name: 'SUELDO' };
const row = (value: number, observation = '', type = salary) => ({ type, observation, value: cents(value) });

test('amounts are added, texts stand in lines of their own, and an empty one leaves no line', () => {
  expect(summed(row(100_00, 'banco '), row(50_00, 'tienda'), 'observation')).toEqual(row(150_00, 'banco\ntienda'));
  expect(summed(row(100_00), row(50_00, 'tienda'), 'observation').observation).toBe('tienda');
  expect(summed(row(100_00, 'banco'), row(50_00), 'observation').observation).toBe('banco');
  expect(summed(row(100_00, 'a\nb'), row(50_00, 'c'), 'observation').observation).toBe('a\nb\nc');
  expect(summed(row(100_00, 'stays'), row(50_00, 'goes'), null)).toEqual(row(150_00, 'stays'));
});

test('a row of another type is added without a question', async () => {
  const ask = jest.fn();
  const onAdd = sumUpSameType(ask, null);
  expect(await onAdd(row(1_00, '', { id: 2, name: 'OTRO' }), [['r1', row(1_00)]])).toBe('add');
  expect(ask).not.toHaveBeenCalled();
});

test('one of the same type is summed up in its place, or stays, as is answered', async () => {
  const ask = jest.fn(async () => true);
  const onAdd = sumUpSameType(ask, 'observation');
  const others: [string, ReturnType<typeof row>][] = [['r1', row(100_00, 'uno')]];
  expect(await onAdd(row(50_00, 'dos'), others)).toEqual({ replaces: 'r1', row: row(150_00, 'uno\ndos') });
  expect(ask).toHaveBeenCalledWith({
    title: 'Elemento Repetido',
    text: 'Ya Existe un elemento de tipo SUELDO ¿Quieres sumarlo?',
  });
  ask.mockResolvedValueOnce(false);
  expect(await onAdd(row(50_00, 'dos'), others)).toBe('stay');
});
