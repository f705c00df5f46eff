import { screen, waitFor } from '@testing-library/react';
import {
  addressTypes,
  contactTypes,
  type Profile,
  profile,
  provincesWithCantons,
  renewToken,
  updateProfile,
} from '@vitrina/contract';
import { sessionAtom, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { ADDRESS_TYPES, EMAIL_TYPES, PERSON, PHONE_TYPES, placesAsked } from '@vitrina/testing/personal-data';
import { act } from 'react';
import { PersonalDataPage } from '../personal-data-page';

export type Opened = { server: FakeServer; page: RenderedPage; person: { stored: Profile } };

/** A server of one person: it keeps what `person.stored` is set to, and counts a change of it. */
export function personServer(stored: Profile = PERSON) {
  const server = fakeServer();
  const person = { stored };
  server.on(profile, () => person.stored);
  server.on(contactTypes, ({ kind }) => (kind === 1 ? EMAIL_TYPES : PHONE_TYPES));
  server.on(addressTypes, () => ADDRESS_TYPES);
  server.on(provincesWithCantons, placesAsked);
  server.on(updateProfile, ({ id: _, emails, phones, addresses, ...names }) => {
    const main = { isMain: true };
    person.stored = {
      ...person.stored,
      ...names,
      revision: person.stored.revision + 1,
      emails: [
        ...emails.map(({ typeId, address }) => {
          const before = person.stored.emails.find((known) => known.typeId === typeId);
          return before && before.address !== address
            ? { ...before, ...main, pendingAddress: address }
            : { typeId, address, ...main };
        }),
        ...person.stored.emails.filter(({ typeId }) => typeId !== emails[0]?.typeId).map(asOther),
      ],
      phones: [
        ...phones.map((phone) => ({ ...phone, ...main })),
        ...person.stored.phones.filter(({ typeId }) => typeId !== phones[0]?.typeId).map(asOther),
      ],
      addresses: [
        ...addresses.map((address) => ({ ...address, ...main })),
        ...person.stored.addresses.filter(({ typeId }) => typeId !== addresses[0]?.typeId).map(asOther),
      ],
    };
    return { revision: person.stored.revision };
  });
  server.on(renewToken, () => testCustomer(7, { displayName: `${person.stored.firstName} ${person.stored.surname}` }));
  return { server, person };
}

const asOther = <T extends object>(item: T) => ({ ...item, isMain: false });

/** Opens the page of customer 7. */
export async function openPage(stored?: Profile): Promise<Opened> {
  const { server, person } = personServer(stored);
  await signIn(testCustomer(7));
  const page = renderPage(PersonalDataPage, { path: '/usuario/perfil', strict: true });
  return { server, page, person };
}

/** Opens the page and waits until its form can be used. */
export async function openForm(stored?: Profile): Promise<Opened> {
  const opened = await openPage(stored);
  await formReady();
  return opened;
}

export async function formReady() {
  const form = await screen.findByRole('form', { name: 'Tus datos personales' });
  await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
}

export async function leave(page: RenderedPage) {
  page.close();
  await act(() => signOut());
}

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name, { selector: 'input, select' });
export const button = (name: string) => screen.queryByRole('button', { name });
export const COMPLETE = 'Tus datos están completos';
export const shownName = () => store.get(sessionAtom)?.displayName;
