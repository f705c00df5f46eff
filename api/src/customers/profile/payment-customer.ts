import type { PaymentCustomer } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { accountOf } from '../accounts/user';
import { splitNames } from './names';

/** A customer as a payment names them. */
export async function paymentCustomer(database: Kysely<Database>, accountId: number): Promise<PaymentCustomer> {
  const { first_names, surnames, identification, phone, email } = await accountOf(database, accountId);
  const [names, last] = [splitNames(first_names), splitNames(surnames)];
  return {
    ...{ firstName: names.first, surname: last.first, identification, email },
    ...(names.rest && { otherNames: names.rest }),
    ...(last.rest && { secondSurname: last.rest }),
    ...(phone && { mobile: phone }),
  };
}
