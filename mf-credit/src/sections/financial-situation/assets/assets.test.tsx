import { screen, waitFor, within } from '@testing-library/react';
import { cents, saveAssets, vehicleMakeModels } from '@vitrina/contract';
import { todayInEcuador, vehicleYears } from '@vitrina/rules';
import { deferred } from '@vitrina/testing';
import { models } from '../../testing/finances';
import {
  add,
  entry,
  field,
  fill,
  guardar,
  list,
  open,
  press,
  pressIn,
  refused,
  rows,
  section,
  useSections,
} from '../../testing/list-section';
import { FinancialSituationSection } from '..';

useSections();

const value = cents(1_00);

async function show(assets: object[] = []) {
  const answers = { assets, income: [{ typeId: 1, value }], expenses: [{ typeId: 1, value }] };
  open(FinancialSituationSection, 'financial-situation', { application: { answers: answers as never } });
  await screen.findByRole('group', { name: 'Activos' });
}
const labels = () =>
  [...(screen.getByRole('group', { name: /^(Agregar|Editar): Activos/ }).querySelectorAll('label') ?? [])].map(
    ({ textContent }) => textContent,
  );
const combo = (name: string) => entry('Activos').getByRole('combobox', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const choose = async (name: string, text: string) => {
  await section.page.user.click(combo(name));
  const offered = within(await screen.findByRole('listbox', { name }));
  await section.page.user.click(await offered.findByRole('option', { name: text }));
};
const commit = () => press(entry('Activos').getByRole('button', { name: 'Agregar' }));
const type = (name: string) => fill('Activos', { 'Tipo de activo': name });
const asked = () => section.server.requests(vehicleMakeModels).map(({ id }) => id);

test.each([
  ['EFECTIVO', []],
  ['CUENTAS BANCARIAS', ['Institución']],
  ['INVERSIONES', ['Institución', 'Tipo de inversión']],
  ['BIENES INMUEBLES', ['Tipo de inmueble', 'Dirección', 'Sector']],
  ['VEHÍCULOS', ['Marca', 'Modelo', 'Año']],
  ['MUEBLES Y ENSERES', ['Detalle']],
])('%s asks for %j, each required', async (name, parts) => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type(name);
  expect(labels()).toEqual(['Tipo de activo', ...parts, 'Valor']);
  await commit();
  for (const label of [...parts, 'Valor'])
    expect(field('Activos', label)).toHaveAccessibleDescription(`El campo ${label} es obligatorio`);
});

test('a vehicle is told apart in the table, and saved with the ids of what was chosen', async () => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type('VEHÍCULOS');
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

test('the years are the last fifty, and models that are kept for valuations are not offered', async () => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type('VEHÍCULOS');
  const years = [...(combo('Año') as HTMLSelectElement).options].map(({ text }) => text).slice(1);
  expect(years).toHaveLength(50);
  expect(Number(years[0]) - Number(years[49])).toBe(49);
  await choose('Marca', 'CHEVROLET');
  await section.page.user.click(combo('Modelo'));
  await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['AVEO', 'SAIL'])));
  expect(options().filter((text) => /DEFINIR|AVAL/.test(text ?? ''))).toEqual([]);
});

test('another type begins without the parts of the last one', async () => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type('CUENTAS BANCARIAS');
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
  await show([{ typeId: 1, value }]);
  await add('Activos', { 'Tipo de activo': 'EFECTIVO', Valor: '2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows('Activos')).toEqual(['EFECTIVO | $1.00', 'EFECTIVO | $2.00', 'Total | $3.00']);
});

test('a cancelled change gives the parts back', async () => {
  await show([{ typeId: 2, reference: 'COOP X', value }]);
  await pressIn('Activos', 'Editar CUENTAS BANCARIAS COOP X');
  expect(combo('Institución')).toHaveValue('COOP X');
  await type('VEHÍCULOS');
  await press(entry('Activos').getByRole('button', { name: 'Cancelar' }));
  expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | COOP X | $1.00');
});

describe('what is not in a list', () => {
  test('N18: Escape and a click elsewhere create nothing; Enter alone does', async () => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('CUENTAS BANCARIAS');
    await section.page.user.type(combo('Institución'), 'coop x{Escape}');
    await section.page.user.click(field('Activos', 'Valor'));
    expect(combo('Institución')).toHaveValue('');
    await section.page.user.type(combo('Institución'), 'coop x{Enter}');
    expect(combo('Institución')).toHaveValue('COOP X');
    await fill('Activos', { Valor: '1' });
    await commit();
    expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | COOP X | $1.00');
  });

  test('N19: what was created stays when its list is opened and closed with Escape', async () => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('CUENTAS BANCARIAS');
    await section.page.user.type(combo('Institución'), 'banco x{Enter}');
    await section.page.user.keyboard('{ArrowDown}{Escape}');
    expect(combo('Institución')).toHaveValue('BANCO X');
    await fill('Activos', { Valor: '1' });
    await commit();
    expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | BANCO X | $1.00');
  });

  test('N20: the first letter, the arrow, Enter and Tab choose a make, whose models are asked for once', async () => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('VEHÍCULOS');
    await section.page.user.type(combo('Marca'), 'T{ArrowDown}{Enter}');
    await section.page.user.tab();
    expect(combo('Marca')).toHaveValue('TOYOTA');
    await choose('Modelo', 'HILUX');
    expect(asked()).toEqual([2]);
  });

  test('a make that is typed has no models: they are not asked for, and the model is typed', async () => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('VEHÍCULOS');
    expect(combo('Modelo')).toBeDisabled();
    await fill('Activos', { Marca: 'lada', Modelo: 'niva', Año: '1990', Valor: '900' });
    await commit();
    expect(rows('Activos')[0]).toBe('VEHÍCULOS | LADA · NIVA · 1990 | $900.00');
    expect(asked()).toEqual([]);
    await guardar();
    await waitFor(() => expect(section.saved).toHaveLength(1));
    expect(section.server.requests(saveAssets)[0]?.rows).toEqual([
      { typeId: 5, reference: 'LADA', description: 'NIVA', detail: '1990', value: 900_00 },
    ]);
  });

  test('a name of 120 characters is taken, one of 121 is not', async () => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('MUEBLES Y ENSERES');
    await section.page.user.click(field('Activos', 'Detalle'));
    await section.page.user.paste('x'.repeat(121));
    await fill('Activos', { Valor: '1' });
    await commit();
    expect(field('Activos', 'Detalle')).toHaveAccessibleDescription(
      'El campo Detalle debe tener máximo 120 caracteres',
    );
    await section.page.user.type(field('Activos', 'Detalle'), '{Backspace}');
    await commit();
    expect(rows('Activos')[0]).toBe(`MUEBLES Y ENSERES | ${'x'.repeat(120)} | $1.00`);
    await pressIn('Activos', 'Agregar');
    await type('CUENTAS BANCARIAS');
    await section.page.user.click(combo('Institución'));
    await section.page.user.paste('y'.repeat(121));
    await section.page.user.keyboard('{Enter}');
    await commit();
    expect(combo('Institución')).toHaveAccessibleDescription('El campo Institución debe tener máximo 120 caracteres');
  });
});

test.each(['por definir', 'Avalúo Mecánico Chevrolet', 'CHEVROLET POR DEFINIR'])(
  'a model %j, which is not offered, is not typed either',
  async (name) => {
    await show();
    await pressIn('Activos', 'Agregar');
    await type('VEHÍCULOS');
    await fill('Activos', { Marca: 'lada', Modelo: name, Año: '1990', Valor: '900' });
    await commit();
    expect(combo('Modelo')).toHaveAccessibleDescription('El campo Modelo no es válido');
  },
);

test('a year that is too long ago by now is chosen anew', async () => {
  const vehicle = (detail: number) => ({
    typeId: 5,
    reference: 'LADA',
    description: 'NIVA',
    detail: `${detail}`,
    value,
  });
  const [newest = 0] = vehicleYears(todayInEcuador(new Date()));
  await show([vehicle(newest - 49), vehicle(newest - 50)]);
  const [kept, old] = list('Activos').getAllByRole('button', { name: /^Editar VEHÍCULOS LADA · NIVA/ });
  expect(kept).not.toHaveAccessibleDescription();
  expect(old).toHaveAccessibleDescription('El campo Año no es válido');
});

test('another make takes its model away, and a late answer of the make before offers nothing', async () => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type('VEHÍCULOS');
  const release = deferred();
  section.server.on(vehicleMakeModels, async ({ id }) => {
    if (id === 1) await release.promise;
    return models[id] ?? [];
  });
  await choose('Marca', 'CHEVROLET');
  await choose('Marca', 'TOYOTA');
  await choose('Modelo', 'COROLLA');
  release.resolve();
  await choose('Marca', 'CHEVROLET');
  expect(combo('Modelo')).toHaveValue('');
  await choose('Modelo', 'AVEO');
});

test('models that do not come can be asked for again; meanwhile a model can be typed', async () => {
  await show();
  await pressIn('Activos', 'Agregar');
  await type('VEHÍCULOS');
  let isDown = true;
  section.server.on(vehicleMakeModels, ({ id }) => {
    if (isDown) throw refused('No disponible');
    return models[id] ?? [];
  });
  await choose('Marca', 'TOYOTA');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  await section.page.user.type(combo('Modelo'), 'yaris{Enter}');
  expect(combo('Modelo')).toHaveValue('YARIS');
  isDown = false;
  await press(retry);
  await choose('Modelo', 'HILUX');
  expect(section.page.notices).toEqual([]);
});
