import { slotOf, valueIn } from './slots';

test.each([
  ['Aros de 17"', 'Aros', '17"'],
  ['aros negros de 18"', 'Aros', 'Negros de 18"'],
  ['Aros', 'Aros', true],
  ['Asientos de ecocuero', 'Asientos', 'De ecocuero'],
  ['Tapicería de ecocuero', 'Asientos', 'Tapicería de ecocuero'],
  ['Climatizador bizona', 'Climatización', 'Climatizador bizona'],
  ['Aire acondicionado delantero', 'Climatización', 'Aire acondicionado delantero'],
  ['Seis airbags', 'Airbags', 'Seis airbags'],
  ['12 plazas', 'Plazas', '12 plazas'],
  ['Cámara de 360°', 'Cámara', '360°'],
  ['Modo Sport', 'Modos de manejo', 'Modo Sport'],
])('%p is about one part', (feature, slot, value) => {
  expect(slotOf(feature)).toBe(slot);
  expect(valueIn(slot, feature)).toBe(value);
});

test.each(['Barras de techo', 'Control de estabilidad', 'Sensores delanteros', 'Arosanto', 'Dos'])(
  '%p is not',
  (feature) => expect(slotOf(feature)).toBeUndefined(),
);
