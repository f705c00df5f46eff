import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LifecycleProps, Lifecycles } from '@vitrina/federation';
import { type Federation, FederationError } from '@vitrina/federation/loader';
import { routeTable } from '../routes/route-table';
import { SiteProvider } from '../site-context';
import { testFederation, testLifecycles } from '../testing/site';
import { RemotePage } from './remote-page';

type Answer = Parameters<typeof testFederation>[0];

const show = async (answer: Answer, overrides: Federation['overrides'] = []) => {
  const { federation: released, load } = testFederation(answer);
  const federation = { ...released, overrides };
  const route = routeTable(federation.registry).find(({ name }) => name === 'p2')!;
  render(
    <SiteProvider federation={federation}>
      <header>Cóndor</header>
      <RemotePage route={route} />
    </SiteProvider>,
  );
  await act(async () => undefined);
  return load;
};
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
const shown = () => screen.findByRole('heading', { name: 'Personaliza' });

test('while it loads the page has a placeholder', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

test('what failed is said in its place alone, and a retry shows the page without a reload', async () => {
  const error = new FederationError('loadTimeout', 'mf_configurator/p2 did not arrive');
  const load = await show((_name, _expose, again) =>
    again ? Promise.resolve(testLifecycles('Personaliza')) : Promise.reject(error),
  );
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('VIT-103');
  expect(box).not.toHaveTextContent(/mf-configurator|bbbbbbbb/);
  expect(screen.getByText('Cóndor')).toBeInTheDocument();
  await retry();
  expect(await shown()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith('mf-configurator', './p2', { retry: true, avoid: undefined });
});

test('a tester is told the build', async () => {
  const trial = { name: 'mf-configurator', base: 'https://pruebas.ejemplo.ec/' };
  await show(() => Promise.reject(new FederationError('loadTimeout', 'no')), [trial]);
  expect(screen.getByRole('alert')).toHaveTextContent('p2 · mf-configurator 1.1.0-bbbbbbbb · VIT-103');
});

test('a retry that fails shows the box again', async () => {
  await show(() => Promise.reject(new Error('no')));
  await retry();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('a remote that the shell does not fit is being updated, which is no alarm', async () => {
  await show(() => Promise.reject(new FederationError('incompatible', 'needs react ^20')));
  expect(screen.getByText('Esta sección se está actualizando…')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

/** A page that comes up and then fails while it renders. */
const failing = (): Lifecycles => ({
  ...testLifecycles('Personaliza'),
  mount: async ({ onError }: LifecycleProps) => onError?.(new Error('boom')),
});

test('a version that fails twice while it renders is avoided at the next retry', async () => {
  const load = await show(() => Promise.resolve(failing()));
  expect(screen.getByRole('alert')).toHaveTextContent('VIT-301');
  await retry();
  expect(load).toHaveBeenLastCalledWith('mf-configurator', './p2', { retry: true, avoid: undefined });
  await retry();
  expect(load).toHaveBeenLastCalledWith('mf-configurator', './p2', { retry: true, avoid: '1.1.0-bbbbbbbb' });
});
