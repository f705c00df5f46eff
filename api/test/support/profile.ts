import { profile, type RequestOf, type SessionUser, updateProfile } from '@vitrina/contract';
import type { StoredMessage } from '../../src/platform/database/schema';
import { callAs, messagesTo } from './account';
import type { Served } from './backend';
import { PERSON } from './lead';

type Form = RequestOf<typeof updateProfile>;

/** An address of the demo catalogue: Quito, and a parish of it. */
export const QUITO = { cityId: 1701, parishId: 170_150 };

/** The form of a new account, as the page would send it. */
export const profileForm = (id: number, changes: Partial<Form> = {}): Form => ({
  ...{ id, revision: 1, firstName: 'María', otherNames: 'José', surname: 'Ñauñay', secondSurname: 'Cedeño' },
  emails: [{ typeId: 1, address: PERSON.email }],
  phones: [{ typeId: 1, number: PERSON.phone }],
  addresses: [
    {
      ...{ typeId: 1, mainStreet: 'Av. Amazonas', secondaryStreet: 'Calle Colón', number: 'N24-03' },
      cityId: QUITO.cityId,
    },
  ],
  ...changes,
});

/** What a customer sees of themselves. */
export async function profileOf(backend: Served, user: SessionUser) {
  const { answer } = await callAs(backend, user, profile, { id: user.id });
  if (!answer) throw new Error('no profile');
  return answer;
}

/** Saves the form with the current revision. @returns the status and what a refusal says */
export async function save(backend: Served, user: SessionUser, changes: Partial<Form> = {}) {
  const { revision } = await profileOf(backend, user);
  const { status, message } = await callAs(
    backend,
    user,
    updateProfile,
    profileForm(user.id, { revision, ...changes }),
  );
  return `${status} ${message}`.trim();
}

/** The token of the newest mail of a kind to a mailbox: of its link. */
export async function tokenOf(backend: Served, mailbox: string, kind: string): Promise<string> {
  const messages = await messagesTo(backend, mailbox);
  const content = messages.map((row) => row.content as (StoredMessage & { link: string }) | null);
  const { link } = content.find((found) => found?.kind === kind) ?? {};
  if (!link) throw new Error(`no ${kind} to ${mailbox}`);
  return link.split('=')[1] ?? '';
}
