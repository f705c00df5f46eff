import { formSchema, type SubmitHandler } from '@vitrina/forms';
import { personEntries } from '../../people/person-schema';

/** The customer form (specification 1, sections 3 and 5). */
export const customerSchema = formSchema(personEntries);

/** A customer whose data keep the rules. */
export type Customer = Parameters<SubmitHandler<typeof customerSchema>>[0];
