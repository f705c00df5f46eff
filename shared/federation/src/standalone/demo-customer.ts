import { signIn } from '@vitrina/session-bus';

type Customer = Parameters<typeof signIn>[0];

/** A customer for looking at signed-in pages. The session lives in the bus alone: the API did not issue it. */
const DEMO: Customer = {
  id: 1,
  personId: 1,
  name: 'María Fernanda',
  displayName: 'María Fernanda Salazar',
  email: 'maria.salazar@example.com',
  accessToken: 'standalone',
  renewalToken: 'standalone',
  signedIn: true,
};

/** Signs the demo customer in, without any call. */
export const signInDemoCustomer = (): Promise<void> => signIn(DEMO);
