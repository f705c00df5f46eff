import type { Asset, Cents } from '@vitrina/contract';
import type { Item } from '@vitrina/forms';
import { itemOf } from '../../parts/items';
import type { RowValues } from '../lists/definition';
import type { PartField, Place } from './part-fields';

/** A part as the form holds it: what was typed, or the item that was chosen. */
type PartValue = string | { id: number | null; name: string } | null | undefined;
type Parts = { readonly [name: string]: unknown };

/** An asset as the form holds it: its type, its value, and the parts by the names of their fields. */
export type AssetRow = RowValues & Parts;
/** The same once it satisfies its rules. */
export type AssetOutput = { type: Item; value: Cents } & Parts;

const partsOf = (fields: readonly PartField[], typeId: number | undefined) =>
  fields.filter((field) => field.typeId === typeId);

const textOf = (value: PartValue) => (typeof value === 'string' ? value : (value?.name ?? ''));
const idOf = (value: PartValue) => (value && typeof value === 'object' ? (value.id ?? undefined) : undefined);

/** What tells one asset from another of its type: 'CHEVROLET · SAIL · 2019'. */
export const describeAsset = (fields: readonly PartField[], row: AssetRow): string =>
  partsOf(fields, row.type?.id)
    .map(({ field }) => textOf(row[field.name] as PartValue).trim())
    .filter(Boolean)
    .join(' · ');

/** Where the id of what was chosen goes; a detail has none. */
const IDS = { reference: 'referenceId', description: 'descriptionId', detail: undefined } as const;
const idAt = (place: Place, asset: Asset) => {
  const key = IDS[place];
  return key && asset[key];
};

function partValue({ kind, place }: PartField, asset: Asset): PartValue {
  const text = asset[place];
  if (text === undefined) return undefined;
  if (kind === 'text') return text;
  if (kind === 'years') return { id: Number(text), name: text };
  return { id: idAt(place, asset) ?? null, name: text };
}

/** A saved asset as the form holds it. */
export function rowOfAsset(types: readonly Item[], fields: readonly PartField[], asset: Asset): AssetRow {
  const parts = partsOf(fields, asset.typeId).map((part) => [part.field.name, partValue(part, asset)]);
  return { type: itemOf(types, asset.typeId), value: asset.value, ...Object.fromEntries(parts) };
}

/** An asset to save. */
export function assetOfRow(fields: readonly PartField[], row: AssetOutput): Asset {
  const asset: Asset = { typeId: row.type.id, value: row.value };
  for (const { kind, place, field } of partsOf(fields, row.type.id)) {
    const value = row[field.name] as PartValue;
    const key = IDS[place];
    const id = kind === 'combo' && key ? idOf(value) : undefined;
    Object.assign(asset, { [place]: textOf(value) }, key && id !== undefined && { [key]: id });
  }
  return asset;
}
