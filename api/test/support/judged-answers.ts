import { application } from '@vitrina/contract';
import { seedCustomers } from '../../src/seed/customers/seed';
import { type FilledApplication, newApplication } from './application';
import { useBackend } from './backend';
import { demoCustomer } from './demo-customer';

export const required = (field: string) => `422 El campo ${field} es obligatorio`;
export const invalid = (field: string) => `422 El campo ${field} no es válido`;
/** What the contract itself refuses. */
export const MALFORMED = '400 Los datos enviados no son válidos';

/** '200', or the status with what the refusal says. */
export const said = async (asked: Promise<{ status: number; message: string }>) => {
  const { status, message } = await asked;
  return status === 200 ? '200' : `${status} ${message}`;
};

/** A new credit application of a demo customer, whose answers the tests of a file have judged. */
export function useApplication() {
  const backend = useBackend();
  const begun = {} as { current: FilledApplication };
  beforeAll(async () => {
    await seedCustomers(backend.current.database);
    begun.current = await newApplication(backend.current, await demoCustomer(backend.current, '1759990011'), 2);
  }, 60_000);
  return {
    ...{ backend, begun },
    of: (formType = 1) => ({ ...begun.current.asked, formType }),
    stored: async () => (await begun.current.get(application, begun.current.asked)).answers,
  };
}
