import { screen, waitFor } from '@testing-library/react';
import { acceptLetter, FUNDS_LETTER_VERSION, negotiation } from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import type { SectionProps } from '../../application/section-props';
import { newApplication, paperSection, SIGNER } from '../testing/paper-section';
import { AuthorizationSection } from './authorization-section';

let server: FakeServer;
let page: RenderedPage;
beforeEach(async () => {
  server = fakeServer();
  const dealership = { name: 'Cóndor Sur', company: 'Automotores Cóndor S.A.' };
  server.on(negotiation, () => ({ ...negotiationOf(undefined), dealership }));
  server.on(acceptLetter, () => ({}));
  await signIn(testCustomer(7));
});
afterEach(async () => {
  page.close();
  await act(() => signOut());
});

function open(section: SectionProps) {
  page = renderPage(() => <AuthorizationSection {...section} />, { path: '/', at: '/' });
  return section;
}
const signed = (changes = {}) =>
  paperSection('authorization', newApplication({ answers: { personalData: SIGNER }, ...changes }));
const box = () => screen.findByRole('checkbox', { name: 'Declaro bajo juramento que lo anterior es verdadero' });
const save = () => page.user.click(screen.getByRole('button', { name: 'Guardar' }));

test('the letter names who signs and whom, and is accepted by its version', async () => {
  const section = open(signed());
  await page.user.click(await box());
  expect(screen.getByRole('article')).toHaveTextContent('Yo, MARÍA SALAZAR, con identificación N.º 1710034065');
  expect(screen.getByRole('article')).toHaveTextContent('Cóndor Motors del Ecuador S.A. y Automotores Cóndor S.A.');
  expect(screen.queryByText(/firma la suya en el concesionario/)).toBeNull();
  await save();
  await waitFor(() => expect(section.onSaved).toHaveBeenCalledTimes(1));
  expect(server.requests(acceptLetter)).toEqual([{ id: 2002, kind: 1, textVersion: FUNDS_LETTER_VERSION }]);
});

test('whoever has a spouse reads where the spouse signs', async () => {
  open(signed({ spouseId: 9 }));
  expect(await screen.findByText(/Tu cónyuge firma la suya en el concesionario/)).toBeVisible();
});

test('a box that is not ticked is not accepted, and is never ticked beforehand', async () => {
  const section = open(signed());
  expect(await box()).not.toBeChecked();
  await save();
  expect(await box()).toBeInvalid();
  expect(server.requests(acceptLetter)).toEqual([]);
  expect(section.onSaved).not.toHaveBeenCalled();
});

test('what was accepted stays so, with its moment; of another version it does not', async () => {
  const accepted = { letterAcceptedAt: '2026-11-30T01:30:00.000Z', letterVersion: FUNDS_LETTER_VERSION };
  open(signed(accepted));
  expect(await box()).toBeChecked();
  expect(screen.getByText(/La aceptaste el 29\/11\/2026 20:30, hora de Ecuador/)).toBeVisible();
  page.close();
  open(signed({ ...accepted, letterVersion: '2020-01' }));
  expect(await box()).not.toBeChecked();
});

test('the letter of a credit is about bureaus, not about UAFE', async () => {
  open(signed({ kind: 2 }));
  expect(await screen.findByRole('checkbox', { name: 'He leído y acepto la autorización' })).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('UAFE');
});

test('without a name there is no letter yet, and a link leads to where it is asked for', async () => {
  open(paperSection('authorization', newApplication()));
  expect(await screen.findByText('Primero guarda tus datos personales')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a Datos personales' })).toHaveAttribute(
    'href',
    '/usuario/compras/contado/licitud?id=2002&paso=applicant%2Fpersonal-data',
  );
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});

test('a refusal is told, and nothing counts as saved', async () => {
  server.on(acceptLetter, () => {
    throw new Failure(409, 'Ya enviaste esta declaración: no se puede cambiar');
  });
  const section = open(signed());
  await page.user.click(await box());
  await save();
  await waitFor(() => expect(page.notices).toEqual(['Ya enviaste esta declaración: no se puede cambiar']));
  expect(section.onSaved).not.toHaveBeenCalled();
});
