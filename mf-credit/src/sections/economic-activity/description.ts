import { schemaOf } from '@vitrina/forms';
import type { Person } from '@vitrina/rules';
import type * as v from 'valibot';
import { type DescribedValues, fieldsIn, type OutputOfBoth } from '../parts/description';
import { ECONOMIC_ACTIVITY } from './fields';

type Applicant = typeof ECONOMIC_ACTIVITY.applicant;
export type EconomicActivityValues = DescribedValues<Applicant>;
export type EconomicActivityOutput = OutputOfBoth<typeof ECONOMIC_ACTIVITY.spouse, Applicant>;

type Schema = v.GenericSchema<EconomicActivityValues, EconomicActivityOutput>;
const schemaFor = (person: Person) => schemaOf(fieldsIn(ECONOMIC_ACTIVITY[person])) as never as Schema;

/** The rules of each person's form. */
export const SCHEMAS: Readonly<Record<Person, Schema>> = {
  applicant: schemaFor('applicant'),
  spouse: schemaFor('spouse'),
};
