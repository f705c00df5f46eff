import { eachTestInANewBrowser, openHydratedTab, openTab } from './testing/tab';

jest.mock('idb-keyval', () => require('./testing/tab').idbKeyval);

eachTestInANewBrowser();

test('notices reach every listener; those sent before the first one wait for it', () => {
  const { notify, onNotice } = openTab();
  const [one, two] = [jest.fn(), jest.fn()];
  notify({ kind: 'info', text: 'antes' });
  const unsubscribe = onNotice(one);
  onNotice(two);
  notify({ kind: 'error', text: 'después' });
  unsubscribe();
  notify({ kind: 'info', text: 'al final' });
  expect(one.mock.calls.map(([{ text }]) => text)).toEqual(['antes', 'después']);
  expect(two.mock.calls.map(([{ text }]) => text)).toEqual(['después', 'al final']);
});

test('a notice for the next document waits there, once', () => {
  const text = 'Completa tu información personal primero';
  const heard = () => {
    const said: string[] = [];
    openTab().onNotice((notice) => said.push(notice.text));
    return said;
  };
  openTab().notifyNextDocument({ kind: 'warning', text });
  expect([heard(), heard()]).toEqual([[text], []]);
});

test('a notice can be withdrawn, also while it waits', () => {
  const { notify, onNotice, onWithdrawal } = openTab();
  const [shown, withdrawn] = [jest.fn(), jest.fn()];
  notify({ kind: 'info', text: 'ya no' })();
  onNotice(shown);
  const unsubscribe = onWithdrawal(withdrawn);
  const undo = { kind: 'info', text: 'Se ha removido' } as const;
  const takeBack = notify(undo);
  takeBack();
  unsubscribe();
  takeBack();
  expect(shown.mock.calls).toEqual([[undo]]);
  expect(withdrawn.mock.calls).toEqual([[undo]]);
});

test('whoever listens to what is sent may withdraw it, also while it waits', () => {
  const { notify, onNotice, onSent, withdraw } = openTab();
  const sent: Parameters<typeof withdraw>[0][] = [];
  const unsubscribe = onSent((notice) => sent.push(notice));
  notify({ kind: 'error', text: 'Sin captcha' });
  unsubscribe();
  notify({ kind: 'info', text: 'al final' });
  for (const notice of sent) withdraw(notice);
  const shown = jest.fn();
  onNotice(shown);
  expect(shown.mock.calls).toEqual([[{ kind: 'info', text: 'al final' }]]);
});

test('whoever will show the notices is called when one waits, also one from before', () => {
  const { notify, onNotice, onWaitingNotice } = openTab();
  notify({ kind: 'info', text: 'antes' });
  const wake = jest.fn();
  onWaitingNotice(wake);
  expect(wake).toHaveBeenCalledTimes(1);
  notify({ kind: 'info', text: 'después' });
  expect(wake).toHaveBeenCalledTimes(2);
  onNotice(() => {});
  notify({ kind: 'info', text: 'al final' });
  expect(wake).toHaveBeenCalledTimes(2);
});

test('a listener that throws does not silence the others', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  const { notify, onNotice } = openTab();
  const heard = jest.fn();
  onNotice(() => {
    throw new Error('toast broken');
  });
  onNotice(heard);
  notify({ kind: 'info', text: 'hola' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledTimes(1);
});

test('events reach the listeners of their name and version only', () => {
  const { emit, on } = openTab();
  const [asked, ended] = [jest.fn(), jest.fn()];
  const unsubscribe = on('sign-in-requested@1', asked);
  on('signed-out@1', ended);
  emit('sign-in-requested@1', { returnTo: '/usuario/compras' });
  unsubscribe();
  emit('sign-in-requested@1', {});
  expect(asked.mock.calls).toEqual([[{ returnTo: '/usuario/compras' }]]);
  expect(ended).not.toHaveBeenCalled();
});

test('tracked events wait in the data layer, and parameters cannot rename them', () => {
  const { track } = openTab();
  window.dataLayer = undefined;
  track('page_view', { page: '/' });
  track('model_chosen', { event: 'other', model: 7 });
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page: '/' },
    { event: 'model_chosen', model: 7 },
  ]);
});

test('a draft survives a reload, is one per key, and can be cleared', async () => {
  const typed = { nombres: 'Ana', genero: { id: 2 } };
  await openTab().draft('cotiza').save(typed);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana');
  const tab = openTab();
  expect(await tab.draft('cotiza').load()).toEqual(typed);
  expect(await tab.draft('otra').load()).toBeNull();
  expect(tab.draft('cotiza')).toBe(tab.draft('cotiza'));
  tab.draft('cotiza').clear();
  expect(await tab.draft('cotiza').load()).toBeNull();
});

test('signing out forgets drafts of forms not opened since the page loaded', async () => {
  await openTab().draft('perfil').save({ nombres: 'Ana' });
  await (await openHydratedTab()).signOut();
  expect(sessionStorage).toHaveLength(0);
});
