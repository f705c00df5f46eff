import { chooseDealership } from '@vitrina/rules';
import { agencies } from '../../testing/catalogue';
import { wizardAtSummary } from '../../testing/wizards';
import { factsOf } from './facts';

test('what is chosen stands in the order of the steps, and what is not is left out', () => {
  const chosen = chooseDealership(wizardAtSummary(), agencies[0]!);
  expect(factsOf({ ...chosen, color: undefined })).toEqual([
    { label: 'Año', value: '2027' },
    { label: 'Motor', value: '1.5 Turbo' },
    { label: 'Transmisión', value: 'Manual' },
    { label: 'Tracción', value: '4x2' },
    { label: 'Paquete', value: 'Urbano' },
    { label: 'Provincia', value: 'Pichincha' },
    { label: 'Concesionario', value: 'Cóndor Norte' },
  ]);
});
