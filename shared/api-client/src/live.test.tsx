import { act, render, screen } from '@testing-library/react';
import { encode, type Quotation, quotations } from '@vitrina/contract';
import { onNotice } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { ana } from '@vitrina/session-bus/testing/tab';
import { json, type Received, refusal, serve } from '@vitrina/testing/network';
import { QueryClientProvider, queryClient, useQuery } from './index';
import { live } from './live';

const input = { personId: 7, campaign: 0 };
const listOf = (...companies: string[]) =>
  json(
    encode(
      quotations.response,
      companies.map(
        (company, at): Quotation => ({
          ...{ id: at + 1, company, number: at + 1, date: '2026-11-29T15:00:00.000Z' },
          ...{ total: 0 as Quotation['total'], accessories: [], kits: [], prepaidMaintenance: [] },
        }),
      ),
    ),
  );
const toasts: string[] = [];
onNotice(({ text }) => toasts.push(text));
let renders: number;

function Names() {
  const { data = [] } = useQuery(live(quotations, input));
  renders += 1;
  return <p>{data.map(({ company }) => company).join()}</p>;
}

/** Shows the list of a customer, once its first answer is there. */
async function show(answer: () => Response): Promise<Received[]> {
  const received = serve(answer);
  await signIn(ana);
  jest.useFakeTimers();
  render(
    <QueryClientProvider client={queryClient}>
      <Names />
    </QueryClientProvider>,
  );
  await pass(0);
  return received;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const see = (state: DocumentVisibilityState) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  toasts.length = 0;
  renders = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await act(signOut);
});

test('what changes on the server shows within 5 s, and what does not change renders nothing', async () => {
  let name = 'Sierra';
  const received = await show(() => listOf(name));
  expect(screen.getByText('Sierra')).toBeInTheDocument();
  const rendered = renders;
  await pass(20_000);
  expect(received).toHaveLength(6);
  expect(renders).toBe(rendered);
  name = 'Altar';
  await pass(5_000);
  expect(screen.getByText('Altar')).toBeInTheDocument();
  expect(renders).toBe(rendered + 1);
});

test('nothing is asked while the page is hidden, and at once when it is seen again', async () => {
  const received = await show(() => listOf('Sierra'));
  await see('hidden');
  await pass(60_000);
  expect(received).toHaveLength(1);
  await see('visible');
  expect(received).toHaveLength(2);
});

test('a network that is back is asked at once, however long the pause was, but by a page that is seen only', async () => {
  let isBroken = true;
  const received = await show(() => (isBroken ? refusal('Sin servicio', 400) : listOf('Sierra')));
  const back = () =>
    act(async () => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
  await see('hidden');
  const before = received.length;
  await back();
  expect(received).toHaveLength(before);
  await see('visible');
  expect(received).toHaveLength(before + 1);
  isBroken = false;
  await back();
  expect(received).toHaveLength(before + 2);
  expect(screen.getByText('Sierra')).toBeInTheDocument();
});

test('a failure is shown once, the pauses grow to a minute, and a success ends that', async () => {
  let isBroken = false;
  const received = await show(() => (isBroken ? refusal('Sin servicio', 400) : listOf('Sierra')));
  isBroken = true;
  await pass(4_000);
  expect(received).toHaveLength(2);
  expect(toasts).toEqual(['Sin servicio']);
  const pauses: number[] = [];
  for (let pause = 0, seen = received.length; pauses.length < 6; pause += 1) {
    await pass(1_000);
    if (received.length === seen) continue;
    pauses.push(pause + 1);
    [pause, seen] = [-1, received.length];
  }
  expect(pauses).toEqual([4, 8, 16, 32, 60, 60]);
  expect(toasts).toEqual(['Sin servicio']);
  expect(screen.getByText('Sierra')).toBeInTheDocument();

  isBroken = false;
  await pass(60_000);
  isBroken = true;
  const before = received.length;
  await pass(4_000);
  expect(received).toHaveLength(before + 1);
  expect(toasts).toEqual(['Sin servicio', 'Sin servicio']);
});

test('it stops with the session, also where the page that shows it stays', async () => {
  const received = await show(() => listOf('Sierra'));
  await act(signOut);
  await pass(60_000);
  expect(received).toHaveLength(1);
  expect(toasts).toEqual([]);
});
