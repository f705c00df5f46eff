import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';
import { Refused } from '../../platform/http/errors';
import type { StatedProfile } from './stated';

/**
 * Checks that everything that the personal data refer to exists and is offered: the types, the city, and a parish of that
 * city alone.
 * @throws Refused with the first that does not
 */
export async function checkChoices(
  database: Kysely<Database>,
  { email, phone, address }: Pick<StatedProfile, 'email' | 'phone' | 'address'>,
): Promise<void> {
  const catalogue = offered(database);
  const emailType = catalogue.selectFrom('email_type').select('id').where('id', '=', email.typeId);
  if (!(await emailType.executeTakeFirst())) throw new Refused('El tipo de correo elegido no existe');
  const phoneType = await catalogue
    .selectFrom('phone_type')
    .select('mobile')
    .where('id', '=', phone.typeId)
    .executeTakeFirst();
  if (!phoneType) throw new Refused('El tipo de teléfono elegido no existe');
  if (!phoneType.mobile) throw new Refused('El tipo de teléfono debe ser de un celular');
  const addressType = catalogue.selectFrom('address_type').select('id').where('id', '=', address.typeId);
  if (!(await addressType.executeTakeFirst())) throw new Refused('El tipo de dirección elegido no existe');
  const city = catalogue.selectFrom('canton').select('id').where('id', '=', address.cityId);
  if (!(await city.executeTakeFirst())) throw new Refused('La ciudad elegida no existe');
  if (address.parishId === undefined) return;
  const parish = catalogue
    .selectFrom('parish')
    .select('id')
    .where('id', '=', address.parishId)
    .where('canton_id', '=', address.cityId);
  if (!(await parish.executeTakeFirst())) throw new Refused('La parroquia elegida no es de esa ciudad');
}
