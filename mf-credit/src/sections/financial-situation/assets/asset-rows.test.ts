import { cents } from '@vitrina/contract';
import { finances } from '../../testing/finances';
import { assetOfRow, describeAsset, rowOfAsset } from './asset-rows';
import { partFields } from './part-fields';

const fields = partFields(finances.assetTypes);
const value = cents(1_00);

test('a field stands for each part that a type asks for, and for none that it does not', () => {
  const asked = fields.map(({ typeId, place, kind, field }) => `${typeId} ${place} ${kind} ${field.label}`);
  expect(asked).toEqual([
    '2 reference combo Institución',
    '3 reference combo Institución',
    '3 description combo Tipo de inversión',
    '4 reference combo Tipo de inmueble',
    '4 description text Dirección',
    '4 detail text Sector',
    '5 reference combo Marca',
    '5 description combo Modelo',
    '5 detail years Año',
    '6 reference text Detalle',
    '7 reference text Detalle',
  ]);
  expect(new Set(fields.map(({ field }) => field.name)).size).toBe(fields.length);
});

test.each([
  ['', { typeId: 1, value }],
  ['BANCO PICHINCHA', { typeId: 2, reference: 'BANCO PICHINCHA', referenceId: 1, value }],
  ['COOP X', { typeId: 2, reference: 'COOP X', value }],
  ['COOP X · PÓLIZA', { typeId: 3, reference: 'COOP X', description: 'PÓLIZA', descriptionId: 1, value }],
  [
    'CASA · Av. Amazonas · Norte',
    { typeId: 4, reference: 'CASA', referenceId: 1, description: 'Av. Amazonas', detail: 'Norte', value },
  ],
  [
    'CHEVROLET · SAIL · 2019',
    {
      ...{ typeId: 5, reference: 'CHEVROLET', referenceId: 1, description: 'SAIL', descriptionId: 102 },
      ...{ detail: '2019', value },
    },
  ],
  ['LADA · NIVA · 1990', { typeId: 5, reference: 'LADA', description: 'NIVA', detail: '1990', value }],
  ['Sala y comedor', { typeId: 6, reference: 'Sala y comedor', value }],
])('%p is what an asset is called, and the form gives it back as it was saved', (description, asset) => {
  const row = rowOfAsset(finances.assetTypes, fields, asset);
  expect(describeAsset(fields, row)).toBe(description);
  expect(assetOfRow(fields, row as never)).toEqual(asset);
});

test('an asset of a type that is not offered any more has none, so that it is chosen anew', () => {
  expect(rowOfAsset(finances.assetTypes, fields, { typeId: 99, reference: 'X', value })).toEqual({ type: null, value });
});
