import { chooseModel, newWizard, storeWizard } from '@vitrina/rules';
import { ana, eachTestInANewBrowser, openHydratedTab, openTab, until } from './testing/tab';

jest.mock('idb-keyval', () => require('./testing/tab').idbKeyval);

eachTestInANewBrowser();

const sierra = { id: 7, name: 'Sierra' };
const choose = (tab: ReturnType<typeof openTab>) => tab.updateWizard((wizard) => chooseModel(wizard, sierra));
const wizard = (tab: ReturnType<typeof openTab>) => tab.store.get(tab.wizardAtom);
/** The stored wizard is written without a promise that the page waits for. */
const stored = () => until(() => sessionStorage.length > 0);

test('a reload of the tab finds the wizard, which lies encrypted in session storage', async () => {
  choose(await openHydratedTab());
  await stored();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sierra');
  expect(localStorage).toHaveLength(0);
  expect(wizard(await openHydratedTab()).modelo).toMatchObject({ ...sierra, slug: 'sierra' });
});

test('a transition that changes nothing wakes nobody and stores nothing', async () => {
  const tab = await openHydratedTab();
  const woken = jest.fn();
  tab.store.sub(tab.wizardAtom, woken);
  tab.updateWizard((same) => same);
  choose(tab);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('a stored wizard of another shape is dropped', async () => {
  const tab = await openHydratedTab();
  // a draft under the wizard's name: well sealed, wrong inside
  const { sealedValue } = jest.requireActual<typeof import('./storage/sealed-value')>('./storage/sealed-value');
  const wrong = sealedValue({
    storage: () => sessionStorage,
    name: 'wizard',
    write: () => ({ ...(storeWizard(choose(tab)) as object), shape: 0 }),
    read: () => null,
  });
  await wrong.save(null);
  expect(wizard(await openHydratedTab()).modelo).toBeUndefined();
});

test('a choice made before hydration ends is not overwritten', async () => {
  choose(await openHydratedTab());
  await stored();
  const tab = openTab();
  const hydrated = tab.hydrate();
  tab.updateWizard((before) => chooseModel(before, { id: 8, name: 'Ruta' }));
  await hydrated;
  expect(wizard(tab).modelo?.id).toBe(8);
});

test('starting over keeps the campaign of the visit', async () => {
  const tab = await openHydratedTab();
  tab.updateWizard((before) => ({ ...before, campana: 6 }));
  choose(tab);
  expect(tab.resetWizard()).toEqual(newWizard(6));
  expect(wizard(tab)).toEqual(newWizard(6));
});

test('a sign-out forgets what was chosen, and keeps the campaign, also over a reload', async () => {
  const tab = await openHydratedTab();
  await tab.startSession(ana);
  tab.updateWizard((before) => ({ ...before, campana: 6 }));
  choose(tab);
  await tab.signOut();
  expect(wizard(tab)).toEqual(newWizard(6));
  await stored();
  expect(wizard(await openHydratedTab())).toEqual(newWizard(6));
});

test.each([
  ['/?source=12', 12],
  ['/sierra/1?color=3&source=13', 13],
  ['/?source=999', 0],
  ['/?otro=12', 7],
])('the campaign of a visit to %s is %i, and outlives what is chosen', async (address, campana) => {
  const before = await openHydratedTab();
  before.updateWizard(() => newWizard(7));
  await stored();
  history.replaceState(null, '', address);
  const tab = await openHydratedTab();
  history.replaceState(null, '', '/');
  expect(wizard(tab).campana).toBe(campana);
  choose(tab);
  tab.resetWizard();
  expect(wizard(tab).campana).toBe(campana);
});
