import { ApiError, endSession } from '@vitrina/api-client';
import { signIn } from '@vitrina/api-client/sign-in';
import { notify, sessionAtom, store } from '@vitrina/session-bus';
import { DEMO_CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from '@vitrina/testing/customers';

/** The sessions to choose from: the seeded customers of the reference backend, by their identification. */
export const customers: readonly DemoCustomer[] = DEMO_CUSTOMERS;

/** The demo customer who is signed in; none for a guest, and for a customer who signed in with the dialog. */
export const demoCustomerOf = (email: string | undefined): DemoCustomer | undefined =>
  customers.find((customer) => customer.email === email);

/**
 * Signs a demo customer in at the backend, replacing the current session. The server keeps one session per customer:
 * another one elsewhere is closed, as 'Usted tiene una sesión activa' offers. A failure has been shown as a toast.
 */
export async function signInDemoCustomer({ identification, name }: DemoCustomer): Promise<void> {
  if (store.get(sessionAtom)) await endSession();
  try {
    const first = await signIn({ identification, password: DEMO_PASSWORD });
    const { kind } = first.kind === 'active-session' ? await first.replace() : first;
    if (kind !== 'signed-in') notify({ kind: 'error', text: `No pudimos iniciar la sesión de ${name}` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
