import { credentials, signIn } from '@vitrina/session-bus';

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

const isDemo = () => credentials()?.accessToken === DEMO.accessToken;
const addressOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.origin);

/** Answers calls of the demo customer from samples, by path; a backend would refuse them and so end the session. */
export function answerDemoCustomer(answers: Record<string, unknown>): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const path = addressOf(input).pathname.replace(/^\/api\//, '');
    return isDemo() && Object.hasOwn(answers, path) ? Response.json(answers[path]) : ask(input, init);
  };
}
