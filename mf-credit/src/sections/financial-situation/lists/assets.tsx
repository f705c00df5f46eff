import type { Asset, FinancialCatalogues } from '@vitrina/contract';
import { type FieldObject, FormField } from '@vitrina/forms';
import { listField } from '@vitrina/forms/lists';
import { amountField } from '@vitrina/forms/masks';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { AssetParts } from '../assets/asset-parts';
import { type AssetOutput, type AssetRow, assetOfRow, describeAsset, rowOfAsset } from '../assets/asset-rows';
import { assetType, partFields } from '../assets/part-fields';
import { AMOUNTS } from './amounts';
import type { ListDefinition } from './definition';

const value = amountField({ name: 'value', label: LABELS.asset.value, ...AMOUNTS });

/** What is owned. Two of one type are two assets, never summed up. */
export function assets(catalogues: FinancialCatalogues): ListDefinition<AssetRow, AssetOutput, Asset> {
  // A row holds its type without what that describes: drafts are stored on the server.
  const types = catalogues.assetTypes.map(({ id, name }) => ({ id, name }));
  const parts = partFields(catalogues.assetTypes);
  const fields = [assetType, ...parts.map(({ field }) => field as FieldObject), value] as const;
  const which = {
    name: 'which',
    label: LABELS.asset.description,
    show: (row: AssetRow) => describeAsset(parts, row),
    inTitle: true,
  };
  return {
    field: (min) =>
      listField({
        name: 'assets',
        label: LIST_LABELS.assets,
        item: 'Activo',
        fields,
        columns: [{ ...assetType, inTitle: true }, which as never, value],
        min,
        total: value.name,
      }) as never,
    entry: (
      <>
        <FormField of={assetType} options={types} />
        <AssetParts parts={parts} catalogues={catalogues} />
        <FormField of={value} />
      </>
    ),
    rowOf: (asset) => rowOfAsset(types, parts, asset),
    answerOf: (row) => assetOfRow(parts, row),
    incomplete: 'Completa el formulario Activos',
  };
}
