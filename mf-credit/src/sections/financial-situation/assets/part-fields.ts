import type { AssetPart, AssetType } from '@vitrina/contract';
import { type FieldObject, messages, selectField, textField, when } from '@vitrina/forms';
import { freeComboField } from '@vitrina/forms/combo';
import { isOfferedModel, todayInEcuador, vehicleYears } from '@vitrina/rules';
import { LABELS } from '@vitrina/rules/answer-labels';
import { checked, limited } from '../../parts/checked';

/** Longest text of a part that the calls take. */
const LONGEST_PART = 120;

export const assetType = selectField({ name: 'type', label: LABELS.asset.typeId });

/** Which of an asset's three texts a part is. */
const PLACES = ['reference', 'description', 'detail'] as const;
export type Place = (typeof PLACES)[number];

const text = (name: string, label: string) => textField({ name, label, max: LONGEST_PART, autoComplete: 'off' });
const combo = (name: string, label: string) => limited(freeComboField({ name, label }), LONGEST_PART);
/** What the list does not offer is not typed either. */
const model = (name: string, label: string) =>
  checked(combo(name, label), (chosen) => isOfferedModel(chosen.name), messages.invalid(label));

/** The years that a vehicle may have today. */
export const yearsNow = () => vehicleYears(todayInEcuador(new Date()));
/** Answers from elsewhere may be of last year. */
const years = (name: string, label: string) =>
  checked(selectField({ name, label }), ({ id }) => yearsNow().includes(id), messages.invalid(label));

/** Shown while that type is chosen. */
function shownFor<F extends FieldObject>(typeId: number, field: F) {
  const [shown] = when(assetType, (chosen) => chosen?.id === typeId, [field] as const);
  return shown;
}

function fieldOf(typeId: number, place: Place, { kind, label = LABELS.asset[place], list }: AssetPart) {
  const name = `${place}${typeId}`;
  if (kind === 'text') return { kind: 'text', field: shownFor(typeId, text(name, label)) } as const;
  if (list === 'years') return { kind: 'years', field: shownFor(typeId, years(name, label)) } as const;
  const choice = list === 'vehicle-make-models' ? model : combo;
  return { kind: 'combo', list, field: shownFor(typeId, choice(name, label)) } as const;
}

/**
 * What one type of asset asks for besides its value, as a field that stands while that type is chosen. Each has a name of its
 * own, so that a part of one type is never taken for that of another.
 */
export type PartField = { readonly typeId: number; readonly place: Place } & ReturnType<typeof fieldOf>;

/** The parts of every type of asset, as the catalogue describes them. */
export const partFields = (types: readonly AssetType[]): readonly PartField[] =>
  types.flatMap(({ id, parts }) =>
    parts.flatMap((part, i) => {
      const place = PLACES[i];
      return place && part.kind !== 'none' ? [{ typeId: id, place, ...fieldOf(id, place, part) }] : [];
    }),
  );
