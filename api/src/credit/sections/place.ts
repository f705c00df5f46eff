import { offered } from '../../catalogue/offered';
import { demand, invalid, type Judging, neededChoice } from './judging';

/** Where somebody lives or works. */
interface StatedPlace {
  provinceId?: number | undefined;
  cityId?: number | undefined;
  parishId?: number | undefined;
}

/** @throws Refused unless the canton is of the province, and the parish, where there is one, of the canton */
export async function judgePlace({ provinceId, cityId, parishId }: StatedPlace, judging: Judging): Promise<void> {
  await neededChoice(judging, 'province', provinceId, 'provincia');
  await neededChoice(judging, 'canton', cityId, 'ciudad');
  const lists = offered(judging.database);
  const canton = await lists
    .selectFrom('canton')
    .select('province_id')
    .where('id', '=', cityId as number)
    .executeTakeFirst();
  demand(canton?.province_id === provinceId, 'La ciudad no es de la provincia. Elígela otra vez');
  if (parishId === undefined) return;
  const parish = await lists.selectFrom('parish').select('canton_id').where('id', '=', parishId).executeTakeFirst();
  demand(parish !== undefined, invalid('parroquia'));
  demand(parish?.canton_id === cityId, 'La parroquia no es de la ciudad. Elígela otra vez');
}

/** @param id an ISO 3166-1 number @throws Refused for a country that there is not */
export async function judgeCountry({ database }: Judging, id: number, field: string): Promise<void> {
  const found = await offered(database)
    .selectFrom('country')
    .select('alpha2')
    .where('numeric_code', '=', String(id).padStart(3, '0'))
    .executeTakeFirst();
  demand(found !== undefined, invalid(field));
}
