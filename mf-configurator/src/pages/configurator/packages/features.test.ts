import { packagesFor } from '../../../testing/catalogue';
import { allFeatures, featuresOf } from './features';

test.each([
  ['Aros de 17", pantalla de 10" y seis airbags.', undefined, ['Aros de 17"', 'Pantalla de 10"', 'Seis airbags']],
  ['Esencial más sensores, ecocuero e iluminación LED.', 'Esencial', ['Sensores', 'Ecocuero', 'Iluminación LED']],
  ['Luces de día y noche', undefined, ['Luces de día y noche']],
  ['Un 20 más potente', undefined, ['Un 20 más potente']],
  ['ésta, aquélla', undefined, ['Ésta', 'Aquélla']],
  ['', undefined, []],
])('%p', (description, base, own) => {
  expect(featuresOf({ description })).toEqual(base === undefined ? { own } : { base, own });
});

const [sample] = packagesFor({ versionId: 127, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 });
const trim = (id: number, title: string, description: string, year = 2027) => ({
  ...sample!,
  id,
  title,
  description,
  year,
});
const essential = trim(1, 'Paquete Esencial', 'Aros, pantalla.');
const urban = trim(2, 'Paquete Urbano', 'Esencial más sensores.');
const adventure = trim(3, 'Paquete Aventura', 'Urbano más barras, aros.');

test('a package brings what those below it have, once', () => {
  expect(allFeatures(adventure, [essential, urban, adventure])).toEqual(['Pantalla', 'Sensores', 'Barras', 'Aros']);
});

test('a package replaces the wheels, seats and climate of those below it', () => {
  const below = trim(5, 'Paquete Esencial', 'Aros de 17", pantalla de 10", aire acondicionado.');
  const above = trim(6, 'Paquete Urbano', 'Esencial más aros negros de 18", climatizador bizona.');
  expect(allFeatures(above, [below, above])).toEqual(['Pantalla de 10"', 'Aros negros de 18"', 'Climatizador bizona']);
});

test('a package below that is not on offer in that year is named', () => {
  expect(allFeatures(adventure, [trim(4, 'Paquete Urbano', 'Otra', 2026)])).toEqual([
    'Todo lo de Urbano',
    'Barras',
    'Aros',
  ]);
});

test('packages that name each other come to an end', () => {
  const other = trim(5, 'Paquete Esencial', 'Urbano más aros.');
  expect(allFeatures(urban, [urban, other])).toEqual(['Todo lo de Urbano', 'Aros', 'Sensores']);
});
