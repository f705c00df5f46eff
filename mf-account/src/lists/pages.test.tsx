import { act, screen, waitFor, within } from '@testing-library/react';
import { query, queryClient } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { type Quotation, quotations } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { sessionAtom } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import {
  deferred,
  Failure,
  type FakeServer,
  fakeServer,
  type RenderedPage,
  renderPage,
  testCustomer,
} from '@vitrina/testing';
import { bare } from '@vitrina/testing/quotations';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { More } from './more';
import { usePages } from './use-pages';

const input = { personId: 7, campaign: 0 };
let kept: Quotation[];
let server: FakeServer;
let page: RenderedPage;
/** Brings the end of the list near. */
let near: () => Promise<void>;

/** Newest first: ids `newest` to 1. */
const rowsFrom = (newest: number) => Array.from({ length: newest }, (_, at) => ({ ...bare, id: newest - at }));
type Asked = { after?: number; size?: number };
const answerOf = ({ after, size }: Asked) => {
  const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
  return kept.slice(from, from + (size ?? kept.length));
};
const asked = () => server.requests(quotations).map(({ after, size }) => [after, size]);

beforeEach(async () => {
  const observers = new Set<(entries: unknown[]) => void>();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const notify = tell as (entries: unknown[]) => void;
    return { observe: () => observers.add(notify), disconnect: () => observers.delete(notify) } as never;
  });
  near = () =>
    act(async () => {
      for (const tell of [...observers]) tell([{ isIntersecting: true }]);
    });
  server = fakeServer();
  server.on(quotations, answerOf);
  await signIn(testCustomer(7));
});
afterEach(async () => {
  page.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
  await act(() => signOut());
});

function List({ read }: { read: typeof query }) {
  const { list, more } = usePages(read, quotations, input);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <QueryState query={list} what="tus cotizaciones" skeleton={null} empty="Nada">
      {(items) => (
        <>
          <ul ref={rows}>
            {items.map(({ id }) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
          <More more={more} what="más cotizaciones" rows={rows} />
        </>
      )}
    </QueryState>
  );
}
/** As on a page: nothing of a customer without a session. */
const pageBy = (read: typeof query) => () => useAtomValue(sessionAtom) && <List read={read} />;

async function open(count: number, read: typeof query = query, strict = false) {
  kept = rowsFrom(count);
  page = renderPage(pageBy(read), { path: '/lista', strict });
  await screen.findByRole('list');
}
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => Number(row.textContent));
const ids = (newest: number, oldest = 1) => Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at);
const has = (newest: number, oldest?: number) => waitFor(() => expect(shown()).toEqual(ids(newest, oldest)));
const focused = (id: number) => waitFor(() => expect(screen.getByText(id)).toHaveFocus());
const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => page.user.click(button(name)!);
const refresh = () => act(() => queryClient.invalidateQueries({ queryKey: [quotations.path] }));

test.each([[5], [500]])('the first rows of %i come with one request', async (count) => {
  await open(count);
  expect(shown()).toHaveLength(Math.min(count, 20));
  expect(asked()).toEqual([[undefined, 20]]);
  expect(button('Ver más') === null).toBe(count === 5);
});

test("'Ver más' brings the next page and leads the focus to its first row; at the end it is gone", async () => {
  await open(45);
  await press('Ver más');
  await has(45, 6);
  await focused(25);
  expect(button('Ver más')).toBeVisible();
  await press('Ver más');
  await has(45);
  await focused(5);
  expect(button('Ver más')).toBeNull();
  expect(asked()).toEqual([
    [undefined, 20],
    [26, 20],
    [6, 20],
  ]);
});

test('a list of whole pages ends with an empty answer, and a refresh does not forget that', async () => {
  await open(40);
  await press('Ver más');
  await has(40);
  await press('Ver más');
  await waitFor(() => expect(button('Ver más')).toBeNull());
  await focused(1);
  await refresh();
  expect(button('Ver más')).toBeNull();
  expect(asked().at(-1)).toEqual([undefined, 60]);
  kept = [...kept, { ...bare, id: 999 }];
  await refresh();
  await waitFor(() => expect(shown()).toEqual([...ids(40), 999]));
});

test('the next page comes by itself when the end is near, once, and says so without moving the focus', async () => {
  await open(45);
  const release = server.hold(quotations);
  await near();
  await near();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Cargando más cotizaciones');
  release();
  await has(45, 6);
  expect(asked()).toHaveLength(2);
  expect(document.body).toHaveFocus();
});

test("a page that fails is told in its place and only there, the rows stay, and 'Reintentar' brings it", async () => {
  await open(45);
  server.on(quotations, () => {
    throw new Failure(400, 'No disponible');
  });
  await near();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar más cotizaciones');
  await near();
  expect(asked()).toHaveLength(2);
  expect(shown()).toHaveLength(20);
  expect(page.notices).toEqual([]);
  server.on(quotations, answerOf);
  await press('Reintentar');
  await has(45, 6);
  expect(screen.queryByRole('alert')).toBeNull();
  await focused(25);
});

test('what is added on top while one reads shifts no page: no row twice, none missed, the new ones with a refresh', async () => {
  await open(45);
  kept = rowsFrom(47);
  await press('Ver más');
  await has(45, 6);
  await refresh();
  await has(47, 8);
  expect(asked().at(-1)).toEqual([undefined, 40]);
  await press('Ver más');
  await has(47);
});

test('a page and a refresh that cross bring every row once, whichever is first', async () => {
  await open(65);
  const first = deferred<void>();
  server.on(quotations, async (words) => {
    const answer = answerOf(words);
    if (words.after === undefined) await first.promise;
    return answer;
  });
  void queryClient.invalidateQueries({ queryKey: [quotations.path] });
  await waitFor(() => expect(asked()).toHaveLength(2));
  await press('Ver más');
  await has(65, 26);
  await act(async () => first.resolve());
  await waitFor(() => expect(asked()).toHaveLength(4));
  await has(65, 26);

  const next = deferred<void>();
  server.on(quotations, async (words) => {
    const answer = answerOf(words);
    if (words.size === 20) await next.promise;
    return answer;
  });
  await press('Ver más');
  kept = rowsFrom(66);
  await refresh();
  await has(66, 27);
  await act(async () => next.resolve());
  await has(66, 7);
});

test('a refresh of many rows asks for a hundred at a time', async () => {
  await open(500);
  for (let rows = 40; rows <= 240; rows += 20) {
    await near();
    await waitFor(() => expect(shown()).toHaveLength(rows));
  }
  const before = asked().length;
  await refresh();
  expect(asked().slice(before)).toEqual([
    [undefined, 100],
    [401, 100],
    [301, 40],
  ]);
  await has(500, 261);
});

test('a server that knows no pages is read as a whole', async () => {
  server.on(quotations, () => kept);
  await open(40);
  await has(40);
  await press('Ver más');
  await waitFor(() => expect(button('Ver más')).toBeNull());
  await has(40);
});

test('a page that arrives after the session has ended is nowhere', async () => {
  await open(45);
  const release = server.hold(quotations);
  await near();
  await act(() => signOut());
  release();
  await act(async () => undefined);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.data ?? []),
  ).toEqual([]);
});

test('live rows follow the server, all that are shown, with one request', async () => {
  await open(45, live);
  await press('Ver más');
  await has(45, 6);
  kept = kept.filter(({ id }) => id !== 44);
  await waitFor(() => expect(shown()).not.toContain(44), { timeout: 10_000 });
  expect(shown()).toEqual([45, ...ids(43, 5)]);
  expect(asked().at(-1)).toEqual([undefined, 40]);
});
