import { screen, waitFor } from '@testing-library/react';
import { cents, saveAssets } from '@vitrina/contract';
import { begin, choose, combo, commit, showAssets, type } from '../../testing/assets';
import {
  add,
  entry,
  field,
  fill,
  guardar,
  press,
  pressIn,
  rows,
  section,
  useSections,
} from '../../testing/list-section';

useSections();

const value = cents(1_00);

const labels = () =>
  [...(screen.getByRole('group', { name: /^(Agregar|Editar): Activos/ }).querySelectorAll('label') ?? [])].map(
    ({ textContent }) => textContent,
  );

test.each([
  ['EFECTIVO', []],
  ['CUENTAS BANCARIAS', ['Institución']],
  ['INVERSIONES', ['Institución', 'Tipo de inversión']],
  ['BIENES INMUEBLES', ['Tipo de inmueble', 'Dirección', 'Sector']],
  ['VEHÍCULOS', ['Marca', 'Modelo', 'Año']],
  ['MUEBLES Y ENSERES', ['Detalle']],
])('%s asks for %j, each required', async (name, parts) => {
  await begin(name);
  expect(labels()).toEqual(['Tipo de activo', ...parts, 'Valor']);
  await commit();
  for (const label of [...parts, 'Valor'])
    expect(field('Activos', label)).toHaveAccessibleDescription(`El campo ${label} es obligatorio`);
});

test('a vehicle is told apart in the table, and saved with the ids of what was chosen', async () => {
  await begin('VEHÍCULOS');
  await choose('Marca', 'CHEVROLET');
  await choose('Modelo', 'SAIL');
  await fill('Activos', { Año: '2019', Valor: '7500' });
  await commit();
  expect(rows('Activos')).toEqual(['VEHÍCULOS | CHEVROLET · SAIL · 2019 | $7,500.00', 'Total | $7,500.00']);
  await guardar();
  await waitFor(() => expect(section.saved).toHaveLength(1));
  expect(section.server.requests(saveAssets)[0]?.rows).toEqual([
    {
      ...{ typeId: 5, reference: 'CHEVROLET', referenceId: 1, description: 'SAIL', descriptionId: 102 },
      ...{ detail: '2019', value: 7_500_00 },
    },
  ]);
});

test('another type begins without the parts of the last one', async () => {
  await begin('CUENTAS BANCARIAS');
  await choose('Institución', 'BANCO PICHINCHA');
  await type('INVERSIONES');
  expect(combo('Institución')).toHaveValue('');
  await type('CUENTAS BANCARIAS');
  expect(combo('Institución')).toHaveValue('');
  await type('MUEBLES Y ENSERES');
  await fill('Activos', { Detalle: 'Sala' });
  await type('OTROS ACTIVOS');
  expect(field('Activos', 'Detalle')).toHaveValue('');
});

test('two assets of one type are two assets: nobody is asked', async () => {
  await showAssets([{ typeId: 1, value }]);
  await add('Activos', { 'Tipo de activo': 'EFECTIVO', Valor: '2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows('Activos')).toEqual(['EFECTIVO | $1.00', 'EFECTIVO | $2.00', 'Total | $3.00']);
});

test('a cancelled change gives the parts back', async () => {
  await showAssets([{ typeId: 2, reference: 'COOP X', value }]);
  await pressIn('Activos', 'Editar CUENTAS BANCARIAS COOP X');
  expect(combo('Institución')).toHaveValue('COOP X');
  await type('VEHÍCULOS');
  await press(entry('Activos').getByRole('button', { name: 'Cancelar' }));
  expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | COOP X | $1.00');
});
