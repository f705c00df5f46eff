import { screen } from '@testing-library/react';
import { chooseModel, chooseProvince, newWizard, type Wizard } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus';
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

test('a signed-in buyer has no business here and goes back to step 3', async () => {
  const user = { id: 1, personId: 2, displayName: 'Ana', accessToken: 'a', renewalToken: 'r', signedIn: true };
  await signIn(user);
  const page = openPage(QuotationPage, { path, address: '/condor-sierra/3/cotiza', wizard: completeWizard() });
  expect(location.pathname).toBe('/condor-sierra/3/resumen');
  expect(screen.queryByRole('textbox')).toBeNull();
  page.close();
  await act(signOut);
});
