import { allEndpoints, ErrorBody, encode, SessionUser } from '@vitrina/contract';
import { type FakeServer, fakeServer, Raw, testCustomer } from '@vitrina/testing';

type Answer = { status?: number; body: unknown };
type Call = { name: string; words: Record<string, unknown> };

/** A customer as the server answers a sign-in. */
export const ANA = testCustomer(7, { displayName: 'Ana Muñoz' });

export const signedIn: Answer = { body: encode(SessionUser, ANA) };
export const needsValidation: Answer = {
  status: 202,
  body: encode(SessionUser, { id: 7, displayName: '', accessToken: '', renewalToken: '', signedIn: false }),
};
export const refused = (status: number, message: string, more: Omit<ErrorBody, 'message'> = {}): Answer => ({
  status,
  body: encode(ErrorBody, { message, ...more }),
});
export const done: Answer = { body: {} };

/** Makes a fake server answer calls by their name, in order, the last answer for good. */
export function accountServer(answers: Record<string, Answer[]>, server: FakeServer = fakeServer()) {
  for (const [name, list] of Object.entries(answers)) {
    server.on(endpointNamed(name), () => {
      const { body, status } = (list.length > 1 ? list.shift() : list[0]) ?? refused(501, 'No esperado');
      throw new Raw(body, status);
    });
  }
  return {
    calls: server.calls as readonly Call[],
    names: () => server.calls.map(({ name }) => name),
    /** Holds the answers of a call until what it returns is called. */
    hold: (name: string) => server.hold(endpointNamed(name)),
  };
}

function endpointNamed(name: string) {
  const endpoint = allEndpoints.find((candidate) => candidate.name === name);
  if (!endpoint) throw new Error(`The contract has no call ${name}`);
  return endpoint;
}
