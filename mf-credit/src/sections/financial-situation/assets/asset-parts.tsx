import type { CatalogueItem, FinancialCatalogues } from '@vitrina/contract';
import { type FieldObject, FormField, type Item, type Loaded, useDependent } from '@vitrina/forms';
import type { ComboLook, FreeItem } from '@vitrina/forms/combo';
import { useMemo } from 'react';
import { useVehicleModels } from '../../../catalogues/financial-catalogues';
import { assetType, type PartField, yearsNow } from './part-fields';

type ComboPart = FieldObject<string, FreeItem | null, FreeItem | undefined, ComboLook<FreeItem>>;

/** What the list of a combo offers; nothing for one that is not known: then it is typed. */
function itemsOf({ typeId, ...part }: PartField, catalogues: FinancialCatalogues): readonly CatalogueItem[] {
  const { assetTypes, institutions, propertyTypes, vehicleMakes } = catalogues;
  const lists: Readonly<Record<string, readonly CatalogueItem[] | undefined>> = {
    institutions,
    'investment-types': assetTypes.find(({ id }) => id === typeId)?.items,
    'property-types': propertyTypes,
    'vehicle-makes': vehicleMakes,
  };
  return (part.kind === 'combo' && lists[part.list ?? '']) || [];
}

const isOf = (list: string, typeId: number) => (part: PartField) =>
  part.typeId === typeId && part.kind === 'combo' && part.list === list;

/** The model of a make: one of its own, or typed. Without a make there is nothing to choose from. */
function ModelField({ make, model }: { make: ComboPart; model: ComboPart }) {
  const { options = [], look } = useDependent(make, [model], useVehicleModels);
  return <FormField of={model} items={options} {...look} />;
}

type PartControlProps = { part: PartField; parts: readonly PartField[]; catalogues: FinancialCatalogues };

function PartControl({ part, parts, catalogues }: PartControlProps) {
  const years = useMemo<Item[]>(() => yearsNow().map((year) => ({ id: year, name: String(year) })), []);
  if (part.kind === 'text') return <FormField of={part.field} />;
  if (part.kind === 'years') return <FormField of={part.field} options={years} />;
  const make = part.list === 'vehicle-make-models' ? parts.find(isOf('vehicle-makes', part.typeId)) : undefined;
  if (make?.kind === 'combo') return <ModelField make={make.field} model={part.field} />;
  return <FormField of={part.field} items={itemsOf(part, catalogues)} />;
}

/** Types have no list that their parts wait for. */
const nothingToLoad = (): Loaded<never> => ({ data: undefined, isError: false, refetch: () => undefined });

type AssetPartsProps = { parts: readonly PartField[]; catalogues: FinancialCatalogues };

/** What the chosen type asks for. Another type begins without what was said of the last one. */
export function AssetParts({ parts, catalogues }: AssetPartsProps) {
  const fields = useMemo(() => parts.map(({ field }) => field as FieldObject), [parts]);
  useDependent(assetType, fields, nothingToLoad);
  return parts.map((part) => <PartControl key={part.field.name} {...{ part, parts, catalogues }} />);
}
