import type { OnAdd } from '@vitrina/forms/lists';
import { amountOf } from '@vitrina/forms/masks';
import { sumCents, ZERO } from '@vitrina/rules';
import type { Ask } from '../../parts/use-question';
import type { RowValues } from './definition';

/** The rows as one: their values added, their texts in lines of their own. @param joined the name of the text, if any */
export function summed<V extends RowValues>(row: V, added: V, joined: string | null): V {
  const value = sumCents([row, added].map(({ value }) => amountOf(value) ?? ZERO));
  if (joined === null) return { ...row, value };
  const textOf = (of: V) => String((of as Record<string, unknown>)[joined] ?? '').trim();
  return { ...row, value, [joined]: [textOf(row), textOf(added)].filter(Boolean).join('\n') };
}

/**
 * Asks whether a row of a type that is there already is added to that one (specification 2, section 4); otherwise it stays
 * in its fields.
 */
export const sumUpSameType =
  (ask: Ask, joined: string | null): OnAdd<RowValues> =>
  async (row, others) => {
    const same = others.find(([, { type }]) => type?.id === row.type?.id);
    if (!same) return 'add';
    const [key, other] = same;
    const text = `Ya Existe un elemento de tipo ${row.type?.name} ¿Quieres sumarlo?`;
    if (!(await ask({ title: 'Elemento Repetido', text }))) return 'stay';
    return { replaces: key, row: summed(other, row, joined) };
  };
