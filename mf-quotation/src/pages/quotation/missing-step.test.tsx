import { screen } from '@testing-library/react';
import { history, navigate } from '@vitrina/navigation';
import { chooseModel, chooseProvince, newWizard, stepSearch, type Wizard } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { act } from 'react';
import { openPage } from '../../testing/open-page';
import { completeWizard, personalisedWizard } from '../../testing/wizard';
import { QuotationPage } from './quotation-page';

const path = '/:titulo/:id/cotiza';
const justStarted = () =>
  chooseProvince(chooseModel(newWizard(), { id: 3, name: 'Cóndor Sierra' }), { id: 17, name: 'Pichincha' });

test.each<[string, Wizard, string, string]>([
  ['nothing', newWizard(), '/', 'Completa primero el paso 1'],
  ['model and province', justStarted(), '/condor-sierra/3#sub-menu', 'Completa primero el paso 2'],
  ['all but a dealership', personalisedWizard(), '/condor-sierra/3/resumen', 'Completa primero el paso 3'],
])('with %s chosen the page leads to what is missing and says so once', (_, wizard, address, text) => {
  const page = openPage(QuotationPage, { path, address: '/condor-sierra/3/cotiza', wizard });
  expect(location.pathname + location.hash).toBe(address);
  expect(page.notices).toEqual([text]);
  page.close();
});

test('the address of another model leads to its step 2', () => {
  const page = openPage(QuotationPage, { path, address: '/condor-altar/9/cotiza', wizard: completeWizard() });
  expect(location.pathname).toBe('/condor-altar/9');
  expect(page.notices).toEqual(['Completa primero el paso 2']);
  page.close();
});

const linkTo = (search: string) => `/condor-sierra/3/cotiza${search}`;
const open = (wizard: Wizard, search: string) => openPage(QuotationPage, { path, address: linkTo(search), wizard });
const chosen = stepSearch(completeWizard(), 4);

test.each<[string, Wizard, string]>([
  ['a wizard without choices', newWizard(), chosen],
  ['another choice', completeWizard(), chosen.replace('color=7', 'color=8')],
  ['the terms not accepted', { ...completeWizard(), terminos: false }, chosen],
])('a shared link with %s is restored by step 2, which leads back here', (_, wizard, search) => {
  const page = open(wizard, search);
  expect(location.pathname + location.search + location.hash).toBe(`/condor-sierra/3${search}#sub-menu`);
  expect(history.location.state).toEqual({ destination: 4 });
  expect(page.notices).toEqual([]);
  page.close();
});

test('the same choice needs no restoring, and a campaign in the address stays', () => {
  const page = open(completeWizard(), `${chosen}&source=12`);
  expect(location.pathname + location.search).toBe(linkTo(`${chosen}&source=12`));
  expect(page.wizard().campana).toBe(12);
  page.close();
});

test('going forward to an address that this tab wrote keeps what was chosen since', () => {
  const page = open(completeWizard(), '');
  const before = chosen.replace('agencia=5', 'agencia=4');
  act(() => navigate(linkTo(before), { replace: true, state: { own: true } }));
  expect(location.pathname).toBe('/condor-sierra/3/cotiza');
  expect(page.wizard().agencia?.id).toBe(5);
  page.close();
});

test('a signed-in buyer has no business here and goes back to step 3', async () => {
  const user = { id: 1, personId: 2, displayName: 'Ana', accessToken: 'a', renewalToken: 'r', signedIn: true };
  await signIn(user);
  const page = openPage(QuotationPage, { path, address: '/condor-sierra/3/cotiza', wizard: completeWizard() });
  expect(location.pathname).toBe('/condor-sierra/3/resumen');
  expect(screen.queryByRole('textbox')).toBeNull();
  page.close();
  await act(signOut);
});
