import { screen, waitFor } from '@testing-library/react';
import { cents, saveAssets, vehicleMakeModels } from '@vitrina/contract';
import { todayInEcuador, vehicleYears } from '@vitrina/rules';
import { deferred } from '@vitrina/testing';
import { asked, begin, choose, combo, commit, offered, showAssets } from '../../testing/assets';
import { models } from '../../testing/finances';
import { fill, guardar, list, press, refused, rows, section, useSections } from '../../testing/list-section';

useSections();

const value = cents(1_00);

test('the years are the last fifty, and models that are kept for valuations are not offered', async () => {
  await begin('VEHÍCULOS');
  const years = [...(combo('Año') as HTMLSelectElement).options].map(({ text }) => text).slice(1);
  expect(years).toHaveLength(50);
  expect(Number(years[0]) - Number(years[49])).toBe(49);
  await choose('Marca', 'CHEVROLET');
  await section.page.user.click(combo('Modelo'));
  const found = await offered('Modelo');
  await found.findByRole('option', { name: 'SAIL' });
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AVEO', 'SAIL']);
});

test('a make that is typed has no models: they are not asked for, and the model is typed', async () => {
  await begin('VEHÍCULOS');
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

test.each(['por definir', 'Avalúo Mecánico Chevrolet', 'CHEVROLET POR DEFINIR'])(
  'a model %j, which is not offered, is not typed either',
  async (name) => {
    await begin('VEHÍCULOS');
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
  await showAssets([vehicle(newest - 49), vehicle(newest - 50)]);
  const [kept, old] = list('Activos').getAllByRole('button', { name: /^Editar VEHÍCULOS LADA · NIVA/ });
  expect(kept).not.toHaveAccessibleDescription();
  expect(old).toHaveAccessibleDescription('El campo Año no es válido');
});

test('another make takes its model away, and a late answer of the make before offers nothing', async () => {
  await begin('VEHÍCULOS');
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
  await begin('VEHÍCULOS');
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
