import type { OnAdd } from '@vitrina/forms/lists';
import { foldAccents, nationalPhone } from '@vitrina/rules';
import type { Ask } from '../parts/use-question';
import type { PersonalRow } from './personal-list';

/** A text as it is compared: without accents, case or spaces. */
const bare = (text: string | null | undefined) => foldAccents(text ?? '').replace(/\s+/g, '');
const nameOf = ({ firstNames, surnames }: PersonalRow) => `${bare(firstNames)}|${bare(surnames)}`;
const phoneOf = ({ phone }: PersonalRow) => nationalPhone(phone ?? '');

/** Whether two rows are one person: the same pair of names, or the same telephone. */
export const isSamePerson = (one: PersonalRow, other: PersonalRow): boolean =>
  nameOf(one) === nameOf(other) || phoneOf(one) === phoneOf(other);

const fullName = ({ firstNames = '', surnames = '' }: PersonalRow) => `${firstNames} ${surnames}`.trim();

const questionOf = (row: PersonalRow, old: readonly PersonalRow[]) => {
  const names = old.map(fullName).join(' y ');
  if (old.length > 1) return `Ya existen referencias con los mismos datos: ${names}. ¿Quieres eliminar las anteriores?`;
  const what = old.some((other) => nameOf(other) === nameOf(row)) ? 'los mismos nombres' : 'el mismo teléfono';
  return `Ya existe una referencia con ${what}: ${names}. ¿Quieres eliminar la anterior?`;
};

/**
 * Asks whether to delete who is there already, then takes their place (specification 2, section 4). Whoever clashes with two
 * (the names of one, the telephone of another) takes the place of the first; `remove` takes the other ones away.
 */
export const replaceSamePerson =
  (ask: Ask, remove: (keys: readonly string[]) => void): OnAdd<PersonalRow> =>
  async (row, others) => {
    const [first, ...more] = others.filter(([, other]) => isSamePerson(row, other));
    if (!first) return 'add';
    const text = questionOf(
      row,
      [first, ...more].map(([, old]) => old),
    );
    if (!(await ask({ title: 'Referencia repetida', text }))) return 'stay';
    remove(more.map(([key]) => key));
    return { replaces: first[0], row };
  };
