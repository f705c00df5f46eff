import { act, screen } from '@testing-library/react';
import { queryClient, useQueryClient } from '@vitrina/api-client';
import { history, navigate, useParams } from '@vitrina/navigation';
import { store } from '@vitrina/session-bus';
import { useStore } from 'jotai';
import { Suspense, use, useId } from 'react';
import { definePage } from './define-page';
import { defineSlot } from './define-slot';
import type { LifecycleProps, Lifecycles, PageProps, SlotProps } from './lifecycles';

const info = { remote: 'mf-configurator', version: '1.0.0', shellVersion: '1.0.0', page: 'p2', path: '/:titulo/:id' };
let mounts = 0;
let running: { lifecycles: Lifecycles; props: LifecycleProps }[] = [];

/** Runs a lifecycle. React draws when `act` ends, and the lifecycle ends when React has drawn. */
async function run(lifecycle: () => Promise<unknown>) {
  let done: Promise<unknown> | undefined;
  await act(async () => {
    done = lifecycle();
  });
  await done;
}

async function mount(lifecycles: Lifecycles, props: Partial<LifecycleProps> = {}) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const given = { name: `test-${++mounts}`, domElement, info, ...props };
  running.push({ lifecycles, props: given });
  await run(() => lifecycles.bootstrap(given));
  await run(() => lifecycles.mount(given));
  return given;
}

beforeEach(() => {
  history.replace('/sierra/3');
  running = [];
});
afterEach(async () => {
  for (const { lifecycles, props } of running) await run(() => lifecycles.unmount(props));
  document.body.innerHTML = '';
});

test('a page gets the parameters of its own path, by prop and by hook, and follows the address', async () => {
  const Page = ({ params }: PageProps) => <p>{`${params.titulo} ${useParams().id}`}</p>;
  await mount(definePage(Page));
  expect(screen.getByText('sierra 3')).toBeInTheDocument();
  await act(async () => navigate('/altar/2'));
  expect(screen.getByText('altar 2')).toBeInTheDocument();
});

test("a page shows nothing at another page's address, and never sees its parameters", async () => {
  const seen: unknown[] = [];
  await mount(
    definePage(({ params }) => {
      seen.push(params);
      return <p>Personaliza</p>;
    }),
  );
  await act(async () => navigate('/usuario/compras/detalle'));
  expect(screen.queryByText('Personaliza')).not.toBeInTheDocument();
  expect(new Set(seen.map((params) => JSON.stringify(params)))).toEqual(new Set(['{"titulo":"sierra","id":"3"}']));
});

test('every page stands on the one store and the one query client', async () => {
  const found: unknown[] = [];
  const Page = () => {
    found.splice(0, 2, useStore(), useQueryClient());
    return null;
  };
  await mount(definePage(Page));
  expect(found).toEqual([store, queryClient]);
});

test('two roots on one page give out different ids', async () => {
  const page = definePage(() => <p data-testid="id">{useId()}</p>);
  await mount(page);
  await mount(page);
  const [first, second] = screen.getAllByTestId('id').map((element) => element.textContent);
  expect(first).not.toBe(second);
});

test('a page that throws leaves its place empty and tells the shell, with the component stack', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const Broken = () => {
    throw new Error('boom');
  };
  const { domElement } = await mount(definePage(Broken), { onError });
  expect(domElement).toBeEmptyDOMElement();
  expect(onError).toHaveBeenCalledWith(new Error('boom'), expect.stringContaining('Broken'));
  quiet.mockRestore();
});

test('a page that waits for data is mounted all the same, and shows when they are there', async () => {
  let arrive: (text: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Waiting = () => <p>{use(data)}</p>;
  const Page = () => (
    <Suspense fallback={<p>Cargando</p>}>
      <Waiting />
    </Suspense>
  );
  await mount(definePage(Page));
  expect(screen.getByText('Cargando')).toBeInTheDocument();
  await act(async () => arrive('Sierra'));
  expect(screen.getByText('Sierra')).toBeInTheDocument();
});

test('unmounting takes the page away', async () => {
  const page = definePage(() => <p>Personaliza</p>);
  const props = await mount(page);
  running = [];
  await run(() => page.unmount(props));
  expect(props.domElement).toBeEmptyDOMElement();
});

test('a slot can close itself, and knows where the user wanted to go', async () => {
  const onClose = jest.fn();
  const Slot = (props: SlotProps) => (
    <button type="button" onClick={props.onClose}>
      {props.returnTo}
    </button>
  );
  await mount(defineSlot(Slot), { onClose, returnTo: '/usuario/compras' });
  act(() => screen.getByRole('button', { name: '/usuario/compras' }).click());
  expect(onClose).toHaveBeenCalledTimes(1);
});
