import { cents } from '@vitrina/contract';
import { bare, full, usual } from '@vitrina/testing/quotations';
import { compare } from './lines';

const line = (label: string, ...quotations: Parameters<typeof compare>[0]) =>
  compare(quotations).find((candidate) => candidate.label === label);
const labels = (...quotations: Parameters<typeof compare>[0]) =>
  compare(quotations).map(({ label, differs }) => [label, differs]);

test('lines that differ come first, both kinds in one order', () => {
  expect(labels(full, { ...full, id: 9, versionName: 'Sierra GTX', total: cents(2_600_000) })).toEqual([
    ['Precio total del vehículo', true],
    ['Versión', true],
    ['Modelo', false],
    ['Año', false],
    ['Motor', false],
    ['Transmisión', false],
    ['Tracción', false],
    ['Color', false],
    ['Paquete', false],
    ['Accesorios individuales', false],
    ['Kit de accesorios', false],
    ['Mantenimientos prepagados', false],
    ['Empresa', false],
    ['Fecha', false],
  ]);
});

test('a line of which no quotation says anything is left out; one of which some do differs', () => {
  const all = labels(bare, { ...bare, id: 9 }).map(([label]) => label);
  expect(all).not.toContain('Motor');
  expect(line('Motor', bare, full)).toMatchObject({ cells: [undefined, { texts: ['1.5 Turbo'] }], differs: true });
});

test('accents, case and the order of accessories make no difference; their price does', () => {
  const [first, second] = full.accessories as [(typeof full.accessories)[0], (typeof full.accessories)[0]];
  const turned = { ...full, accessories: [second, { ...first, name: 'BARRAS DE TECHO' }], traction: '4X2' };
  expect(line('Accesorios individuales', full, turned)?.differs).toBe(false);
  expect(line('Tracción', full, turned)?.differs).toBe(false);
  const dearer = { ...full, accessories: [first, { ...second, price: cents(20_001) }] };
  expect(line('Accesorios individuales', full, dearer)?.differs).toBe(true);
});

test('the day is that of Ecuador', () => {
  expect(line('Fecha', full, usual)?.cells.map((cell) => cell?.texts)).toEqual([['27/11/2026'], ['20/11/2026']]);
});

test('the lowest price is marked, of two that share it both, and none where all are equal or one has no price', () => {
  const total = (amount: number) => ({ ...full, total: cents(amount) });
  const cheapest = (...amounts: number[]) => line('Precio total del vehículo', ...amounts.map(total))?.cheapest;
  expect(cheapest(300, 100, 200)).toEqual([1]);
  expect(cheapest(100, 300, 100)).toEqual([0, 2]);
  expect(cheapest(100, 100)).toEqual([]);
  expect(line('Accesorios individuales', full, usual)?.cheapest).toEqual([]);
  expect(line('Paquete', full, usual)?.cheapest).toEqual([0]);
});
