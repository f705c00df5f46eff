import { foldAccents } from '@vitrina/rules';

/**
 * Parts of which a car has exactly one, by their name in the comparison, with the words (without accents) by which a
 * description calls them: what a package says of one replaces what those below it say.
 */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  Plazas: ['plazas', 'pasajeros'],
  Aros: ['aros'],
  Neumáticos: ['neumaticos', 'llantas'],
  Asientos: ['asientos', 'tapiceria', 'cuero', 'ecocuero'],
  Pantalla: ['pantalla'],
  Climatización: ['climatizador', 'climatizacion', 'aire acondicionado'],
  Cámara: ['camara', 'camaras'],
  Airbags: ['airbags', 'airbag'],
  Sonido: ['sonido', 'parlantes'],
  Techo: ['techo'],
  Volante: ['volante'],
  Suspensión: ['suspension'],
  Luces: ['luces', 'faros', 'iluminacion'],
  'Modos de manejo': ['modo', 'modos'],
};

/** 'Seis airbags', '6 airbags': the number stands before the word. */
const AMOUNT = /^(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\s+/;

/** The part that a feature is about, if it is one of which a car has exactly one. */
export function slotOf(feature: string): string | undefined {
  const words = foldAccents(feature).replace(AMOUNT, '');
  const isAbout = (word: string) => words === word || words.startsWith(`${word} `);
  return Object.keys(SLOTS).find((slot) => SLOTS[slot]?.some(isAbout));
}

/** What a feature says of its part, for a cell in the part's row: 'Aros negros de 18"' is 'Negros de 18"' of 'Aros', and 'Cámara' is just there. */
export function valueIn(slot: string, feature: string): string | true {
  if (foldAccents(feature) === foldAccents(slot)) return true;
  if (!foldAccents(feature).startsWith(`${foldAccents(slot)} `)) return feature;
  const rest = feature.slice(slot.length + 1).replace(/^de (?=\d)/, '');
  return rest.charAt(0).toLocaleUpperCase('es') + rest.slice(1);
}
