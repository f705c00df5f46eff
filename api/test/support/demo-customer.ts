import type { Endpoint, SessionUser } from '@vitrina/contract';
import { DEMO_PASSWORD } from '../../src/seed/customers/people';
import { callAs, signIn } from './account';
import type { Served } from './backend';

/** A demo customer who is signed in. */
export interface DemoCustomer {
  user: SessionUser;
  /** Calls as them; the answer, or the status and message of a refusal. */
  ask<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    words: Request,
  ): Promise<{ status: number; answer: Response | undefined; message: string }>;
  /** The same, for an answer that must come. @throws Error with the status and message of a refusal */
  get<Request, Response>(endpoint: Endpoint<Request, Response>, words: Request): Promise<Response>;
}

/** Signs a demo customer in, whose sessions before end. */
export async function demoCustomer(backend: Served, identification: string): Promise<DemoCustomer> {
  await backend.database
    .deleteFrom('session')
    .where('account_id', 'in', (of) =>
      of.selectFrom('account').select('account.id').where('identification', '=', identification),
    )
    .execute();
  const { user } = await signIn(backend, DEMO_PASSWORD, identification);
  if (!user) throw new Error(`${identification} cannot sign in`);
  const ask: DemoCustomer['ask'] = (endpoint, words) => callAs(backend, user, endpoint, words);
  return {
    ...{ user, ask },
    async get(endpoint, words) {
      const { status, answer, message } = await ask(endpoint, words);
      if (answer === undefined) throw new Error(`${endpoint.name}: ${status} ${message}`);
      return answer;
    },
  };
}
