import type { Asset } from '@vitrina/contract';
import { isOfferedModel, vehicleYears } from '@vitrina/rules';
import { offered } from '../../catalogue/offered';
import type { AssetSection } from '../../catalogue/tables';
import { institutionName } from '../../catalogue/wizard-lists/shared';
import { Refused } from '../../platform/http/errors';
import { demand, demandAmounts, demandRows, invalid, type Judging, needed, offeredNames, tidy } from './judging';

type ListName = NonNullable<AssetSection['list']>;

/** Where the entries of a list stand; years are no rows. */
const TABLES = {
  institutions: 'institution',
  'investment-types': 'investment-type',
  'property-types': 'property-type',
  'vehicle-makes': 'vehicle_make',
  'vehicle-make-models': 'vehicle_make_model',
} as const;

/** One of the three texts of an asset, as it was stated. */
interface Stated {
  text: string | undefined;
  /** Of what was chosen; missing where it was typed. */
  id: number | undefined;
}

async function institution({ database }: Judging, id: number): Promise<string | undefined> {
  const row = await offered(database)
    .selectFrom('institution')
    .select(['name', 'short_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && institutionName(row);
}

/** The name of what was chosen from a list. */
const chosen = async (judging: Judging, list: Exclude<ListName, 'years'>, id: number) =>
  list === 'institutions' ? institution(judging, id) : (await offeredNames(judging, TABLES[list], [id])).get(id);

/** A text that may be typed, in capitals, unless it is a year. */
async function judgeCombo(judging: Judging, label: string, list: ListName, { text, id }: Stated): Promise<Stated> {
  if (list === 'years') {
    demand(
      vehicleYears(judging.today).some((year) => String(year) === text),
      invalid(label),
    );
    return { text, id: undefined };
  }
  if (id !== undefined) {
    const name = await chosen(judging, list, id);
    if (name === undefined) throw new Refused(invalid(label));
    return { text: name, id };
  }
  return { text: needed(text, label).toLocaleUpperCase('es'), id };
}

/** @throws Refused for a model that is never offered, typed or chosen, or that is another make's */
async function judgeModel({ database }: Judging, model: Stated, make: Stated, label: string): Promise<void> {
  demand(isOfferedModel(model.text ?? ''), invalid(label));
  if (model.id === undefined) return;
  const row = await offered(database)
    .selectFrom('vehicle_make_model')
    .select(['make_id', 'excluded'])
    .where('id', '=', model.id)
    .executeTakeFirst();
  demand(row?.make_id === make.id && row?.excluded === false, invalid(label));
}

async function judgePart(judging: Judging, { kind, label = 'detalle', list }: AssetSection, stated: Stated) {
  if (kind === 'none') return { text: undefined, id: undefined };
  if (kind === 'combo' && list) return judgeCombo(judging, label, list, stated);
  return { text: needed(stated.text, label), id: undefined };
}

const NONE: AssetSection = { kind: 'none' };

async function judgeAsset(stated: Asset, judging: Judging): Promise<Asset> {
  const { typeId, value, reference, referenceId, description, descriptionId, detail } = tidy(stated);
  const type = await offered(judging.database)
    .selectFrom('asset_type')
    .select('sections')
    .where('id', '=', typeId)
    .executeTakeFirst();
  if (!type) throw new Refused(invalid('tipo de activo'));
  const [first = NONE, second = NONE, third = NONE] = type.sections;
  const one = await judgePart(judging, first, { text: reference, id: referenceId });
  const two = await judgePart(judging, second, { text: description, id: descriptionId });
  const three = await judgePart(judging, third, { text: detail, id: undefined });
  if (second.list === 'vehicle-make-models') await judgeModel(judging, two, one, second.label ?? 'Modelo');
  return tidy({
    ...{ typeId, value, reference: one.text, referenceId: one.id },
    ...{ description: two.text, descriptionId: two.id, detail: three.text },
  }) as Asset;
}

/** The assets as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeAssets(rows: readonly Asset[], judging: Judging): Promise<Asset[]> {
  demandRows(rows, judging.form.financial[judging.person].assets ?? 0, 'Activo(s)');
  demandAmounts(rows);
  const judged: Asset[] = [];
  for (const row of rows) judged.push(await judgeAsset(row, judging));
  return judged;
}
