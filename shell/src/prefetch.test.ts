import { fireEvent } from '@testing-library/react';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { prefetchOnIntent } from './prefetch';
import { routeTable } from './routes/route-table';
import { testFederation } from './testing/site';

const links: Record<string, string> = {
  model: '<a href="/sierra/3"><span>Sierra</span></a>',
  purchases: '<a href="/usuario/compras">Compras</a>',
  elsewhere: '<a href="https://www.condor.example/sierra/3">Sitio</a>',
  'new tab': '<a href="/sierra/3" target="_blank">Sierra</a>',
  unknown: '<a href="/a/b/c/d">Nada</a>',
};

let unsubscribe: () => void;
let load: ReturnType<typeof testFederation>['load'];
beforeEach(() => {
  const site = testFederation();
  load = site.load;
  unsubscribe = prefetchOnIntent({ routes: routeTable(site.federation.registry), loader: site.federation.loader });
});
afterEach(async () => {
  unsubscribe();
  await signOut();
});

const point = (name: string) => {
  document.body.innerHTML = links[name]!;
  fireEvent.pointerOver(document.querySelector('span') ?? document.querySelector('a')!);
};
const asked = () => load.mock.calls.map(([remote, expose]) => `${remote}${expose.slice(1)}`);

test('the page behind a link is loaded when the pointer comes over it, once', () => {
  point('model');
  point('model');
  expect(asked()).toEqual(['mf-configurator/p2']);
});

test('the keyboard and the finger count as well', () => {
  document.body.innerHTML = links.model!;
  fireEvent.focusIn(document.querySelector('a')!);
  expect(asked()).toEqual(['mf-configurator/p2']);
});

test.each(['elsewhere', 'new tab', 'unknown'])('nothing is loaded for a link that is %s', (name) => {
  point(name);
  expect(asked()).toEqual([]);
});

test('what the guard would refuse is not loaded for a guest, but for a customer', async () => {
  point('purchases');
  expect(asked()).toEqual([]);
  unsubscribe();
  await signIn({ id: 1, personId: 7, displayName: 'Ana', accessToken: 'a', renewalToken: 'r', signedIn: true });
  const site = testFederation();
  unsubscribe = prefetchOnIntent({ routes: routeTable(site.federation.registry), loader: site.federation.loader });
  point('purchases');
  expect(site.load.mock.calls.map(([remote]) => remote)).toEqual(['mf-account']);
});

test('a page that cannot be loaded ahead is nobody’s trouble yet', async () => {
  unsubscribe();
  const site = testFederation(() => Promise.reject(new Error('404')));
  unsubscribe = prefetchOnIntent({ routes: routeTable(site.federation.registry), loader: site.federation.loader });
  point('model');
  await expect(site.load.mock.results[0]?.value).rejects.toThrow('404');
});
