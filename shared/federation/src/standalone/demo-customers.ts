import { signIn } from '@vitrina/api-client';
import { encode, login, SessionUser } from '@vitrina/contract';
import { sessionAtom, store } from '@vitrina/session-bus';

/** A customer for looking at signed-in pages. The session lives in the bus alone: the API did not issue it. */
const DEMO: SessionUser = {
  id: 1,
  personId: 1,
  name: 'María Fernanda',
  displayName: 'María Fernanda Salazar',
  email: 'maria.salazar@example.com',
  accessToken: 'standalone',
  renewalToken: 'standalone',
  signedIn: true,
};

let isEntering = false;

/** Signs the demo customer in; `answerDemoCustomer` answers the call. */
export async function signInDemoCustomer(): Promise<void> {
  isEntering = true;
  await signIn({ identification: 'demo', password: 'demo' }).finally(() => {
    isEntering = false;
  });
}

const isDemo = () => store.get(sessionAtom)?.id === DEMO.id;
const addressOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.origin);

/** Answers calls of the demo customer from samples, by path; a backend would refuse them and so end the session. */
export function answerDemoCustomer(answers: Record<string, unknown>): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const path = addressOf(input).pathname.replace(/^\/api\//, '');
    if (input instanceof Request && path === login.path) await input.clone().text();
    if (isEntering && path === login.path) return Response.json(encode(SessionUser, DEMO));
    return isDemo() && Object.hasOwn(answers, path) ? Response.json(answers[path]) : ask(input, init);
  };
}
