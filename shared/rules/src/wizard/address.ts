import { type Choice, choiceOf, LIST_PARTS, openingSubStep, PARTS, SINGLE_PARTS } from './choice';
import type { SubStep, Wizard } from './types';

const SUB_STEP = 'subpaso';
const OWN = new Set<string>([SUB_STEP, ...PARTS]);

/** Ids are PostgreSQL integers; a longer list than this is not a buyer's. */
const MAX_ID = 2_147_483_647;
const MAX_ITEMS = 100;

/**
 * What the search part of a step's address says: the whole choice as ids, so that a pasted link restores it, and on step
 * 2 the sub-step:
 * `?subpaso=3&provincia=17&anio=2027&motor=1&transmision=1&traccion=2&paquete=9&individuales=1,2&kits=3&cupon=4&color=5&agencia=6`.
 * Never personal data, and never the acceptance of the terms.
 */
export type Address = { choice: Choice; subpaso?: SubStep };

/** Search part for a choice, '' for none; with the sub-step for step 2. Values of `search` that are not ours stay. */
export function writeAddress({ choice, subpaso }: Address, search = ''): string {
  const own = PARTS.map((part) => [part, [choice[part] ?? []].flat().join(',')] as const);
  const foreign = search.replace(/^\?/, '').split('&');
  const all = [
    ...(subpaso === undefined ? [] : [`${SUB_STEP}=${subpaso}`]),
    ...own.filter(([, value]) => value !== '').map(([part, value]) => `${part}=${value}`),
    ...foreign.filter((value) => value !== '' && !OWN.has(value.split('=')[0] as string)),
  ];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/** Search part of a step (2 to 4) of a wizard. Values of `search` that are not ours stay. */
export const stepSearch = (wizard: Wizard, step: number, search = ''): string =>
  writeAddress(
    { choice: choiceOf(wizard), subpaso: step === 2 && wizard.modelo ? openingSubStep(wizard) : undefined },
    search,
  );

const number = (text: string | null, max = MAX_ID) => {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return value > 0 && value <= max ? value : undefined;
};
const numbers = (texts: readonly string[]) => [
  ...new Set(
    texts
      .join(',')
      .split(',')
      .flatMap((text) => number(text) ?? []),
  ),
];

/** Parses a search part. Anything unknown or malformed is ignored; whether an id is sold is not checked here. */
export function readAddress(search: string): Address {
  const values = new URLSearchParams(search);
  const single = SINGLE_PARTS.map((part) => [part, number(values.get(part), part === 'anio' ? 9999 : MAX_ID)]);
  const lists = LIST_PARTS.map((part) => [part, numbers(values.getAll(part)).slice(0, MAX_ITEMS)]);
  const subStep = values.get(SUB_STEP) ?? '';
  return {
    choice: Object.fromEntries([...single, ...lists]) as Choice,
    subpaso: /^[0-4]$/.test(subStep) ? (Number(subStep) as SubStep) : undefined,
  };
}
