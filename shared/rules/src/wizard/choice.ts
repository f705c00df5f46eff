import type { SubStep, Wizard } from './types';

/** Parts of a choice, in the order in which an address holds them. */
export const PARTS = [
  'provincia',
  'anio',
  'motor',
  'transmision',
  'traccion',
  'paquete',
  'individuales',
  'kits',
  'cupon',
  'color',
  'agencia',
] as const;
/** Those that hold any number of ids; the others hold one (a year for `anio`). */
export const LIST_PARTS = ['individuales', 'kits', 'cupon'] as const;

type Part = (typeof PARTS)[number];
type ListPart = (typeof LIST_PARTS)[number];
type SinglePart = Exclude<Part, ListPart>;

const isList = (part: Part): part is ListPart => LIST_PARTS.some((list) => list === part);
export const SINGLE_PARTS: readonly SinglePart[] = PARTS.filter((part): part is SinglePart => !isList(part));

/** A buyer's choices for a model, as ids only. A part that was not chosen is absent, a list of none is empty. */
export type Choice = { readonly [Part in SinglePart]?: number } & { readonly [Part in ListPart]: readonly number[] };

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** The choice that a wizard holds. */
export function choiceOf({ potencia, accesorios, ...wizard }: Wizard): Choice {
  return {
    provincia: wizard.provincia?.id,
    anio: wizard.anio,
    motor: potencia?.motor.id,
    transmision: potencia?.transmision.id,
    traccion: potencia?.traccion.id,
    paquete: wizard.paquete?.id,
    individuales: ids(accesorios.individuales),
    kits: ids(accesorios.kit),
    cupon: ids(accesorios.cupones),
    color: wizard.color?.id,
    agencia: wizard.agencia?.id,
  };
}

const byNumber = (a: number, b: number) => a - b;
const isSameList = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && [...a].sort(byNumber).every((id, index) => id === [...b].sort(byNumber)[index]);

/** Whether two choices are equal, whatever order things were added in. */
export const isSameChoice = (a: Choice, b: Choice): boolean =>
  SINGLE_PARTS.every((part) => a[part] === b[part]) && LIST_PARTS.every((part) => isSameList(a[part], b[part]));

/** Whether nothing at all is chosen. */
export const isEmptyChoice = (choice: Choice): boolean =>
  SINGLE_PARTS.every((part) => choice[part] === undefined) && LIST_PARTS.every((part) => choice[part].length === 0);

/** The sub-step on which step 2 opens: the last one if the buyer comes back from a later step. */
export const openingSubStep = ({ paso, subpaso }: Wizard): SubStep => (paso > 2 ? 4 : subpaso);
