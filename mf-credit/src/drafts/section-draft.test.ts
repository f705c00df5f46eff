import { ApiError } from '@vitrina/api-client';
import type { ApplicationDraft } from '@vitrina/contract';
import { draft } from '@vitrina/session-bus';
import { SEND_AFTER_MS } from './outbox';
import { type SectionDraft, sectionDraft } from './section-draft';

const AT = '2026-11-30T15:00:00.000Z';
const PLACE = 'solicitud 1 2 prueba';
/** The 400 ms that the form itself waits are not part of it. */
const soon = () => jest.advanceTimersByTimeAsync(SEND_AFTER_MS);

const send = jest.fn<Promise<{ revision: number }>, [{ revision: number; values: string }]>();
const read = jest.fn<Promise<ApplicationDraft | undefined>, []>();
const onReplaced = jest.fn();
let isOver = false;

const stored = (revision: number, values?: object): ApplicationDraft => ({
  subTab: 'prueba',
  revision,
  savedAt: AT,
  ...(values && { values: JSON.stringify(values) }),
});
const make = (server?: ApplicationDraft): SectionDraft =>
  sectionDraft({ place: PLACE, server, send, read, onReplaced, isOver: () => isOver });
const refused = (status: number) => new ApiError(status === 0 ? 'connection' : 'status', status, 'No');
const here = () => draft(PLACE).load();

beforeEach(() => {
  jest.useFakeTimers();
  draft(PLACE).clear();
  isOver = false;
  send.mockReset().mockImplementation(async ({ revision }) => ({ revision: revision + 1 }));
  read.mockReset().mockResolvedValue(undefined);
  onReplaced.mockReset();
});
afterEach(() => jest.useRealTimers());

test('what is typed is kept here at once, and on the server once, after a pause', async () => {
  const kept = make();
  expect(await kept.load()).toBeNull();
  kept.save({ a: '1' });
  kept.save({ a: '12' });
  expect(kept.standing.get()).toEqual({ is: 'typed' });
  await jest.advanceTimersByTimeAsync(SEND_AFTER_MS - 1);
  expect(await here()).toEqual({ values: { a: '12' }, revision: 0, isSent: false });
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([[{ revision: 0, values: '{"a":"12"}' }]]);
  expect(kept.standing.get()).toEqual({ is: 'stored', at: Date.now() });
  expect(await here()).toEqual({ values: { a: '12' }, revision: 1, isSent: true });
});

test('each is sent with the revision that the one before has brought, one after another', async () => {
  let answer: (value: { revision: number }) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const kept = make(stored(4));
  await kept.load();
  kept.save({ a: '1' });
  await soon();
  kept.save({ a: '2' });
  await soon();
  expect(send).toHaveBeenCalledTimes(1);
  answer({ revision: 5 });
  await soon();
  expect(send.mock.calls[1]).toEqual([{ revision: 5, values: '{"a":"2"}' }]);
});

test('the same as the server has is not sent again', async () => {
  const kept = make(stored(4, { a: '1' }));
  await kept.load();
  kept.save({ a: '1' });
  await soon();
  expect(send).not.toHaveBeenCalled();
});

describe('when a section is shown, the newer of both', () => {
  test("the server's, of another browser", async () => {
    const kept = make(stored(4, { a: 'otro' }));
    expect(await kept.load()).toEqual({ values: { a: 'otro' } });
    expect(kept.standing.get()).toEqual({ is: 'stored', at: Date.parse(AT) });
  });

  test('this one, which the server has not seen, and it is sent', async () => {
    await draft(PLACE).save({ values: { a: 'mío' }, revision: 4, isSent: false });
    const kept = make(stored(4, { a: 'antes' }));
    expect(await kept.load()).toEqual({ values: { a: 'mío' } });
    await soon();
    expect(send.mock.calls).toEqual([[{ revision: 4, values: '{"a":"mío"}' }]]);
  });

  test("the server's, if this one was sent before it", async () => {
    await draft(PLACE).save({ values: { a: 'mío' }, revision: 4, isSent: true });
    expect(await make(stored(5, { a: 'otro' })).load()).toEqual({ values: { a: 'otro' } });
  });

  test('none, if this one was sent and the section saved since', async () => {
    await draft(PLACE).save({ values: { a: 'mío' }, revision: 4, isSent: true });
    const kept = make(stored(5));
    expect(await kept.load()).toBeNull();
    expect(kept.standing.get()).toEqual({ is: 'idle' });
  });

  test('typed here, and another one came since: it stays, and it is asked', async () => {
    await draft(PLACE).save({ values: { a: 'mío' }, revision: 4, isSent: false });
    const kept = make(stored(5, { a: 'otro' }));
    expect(await kept.load()).toEqual({ values: { a: 'mío' } });
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
    await soon();
    expect(send).not.toHaveBeenCalled();
  });

  test('no question if both are the same', async () => {
    await draft(PLACE).save({ values: { a: 'uno' }, revision: 4, isSent: false });
    const kept = make(stored(5, { a: 'uno' }));
    expect(await kept.load()).toEqual({ values: { a: 'uno' } });
    expect(kept.standing.get()).toMatchObject({ is: 'stored' });
  });

  test.each(['text', { values: 'x', revision: 1, isSent: true }, { values: {} }])('none of ours: %p', async (odd) => {
    await draft(PLACE).save(odd);
    expect(await make().load()).toBeNull();
    expect(await make(stored(3, [])).load()).toBeNull();
  });
});

describe('a draft equal to what was saved is none', () => {
  test('it is neither kept nor sent', async () => {
    const kept = make();
    kept.save({ a: '1' });
    kept.save({ a: '' }, true);
    await soon();
    expect(send).not.toHaveBeenCalled();
    expect(await here()).toBeNull();
    expect(kept.standing.get()).toEqual({ is: 'idle' });
  });

  test('over another one on the server it is sent, so that other browsers see it too', async () => {
    const kept = make(stored(4, { a: '1' }));
    await kept.load();
    kept.save({ a: '' }, true);
    await soon();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('N23, N24: the server has a newer one', () => {
  const conflict = async () => {
    const kept = make(stored(4, { a: 'antes' }));
    await kept.load();
    send.mockRejectedValueOnce(refused(409));
    kept.save({ a: 'mío' });
    await soon();
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
    return kept;
  };

  test('what is typed stays here, and nothing more is sent until it is chosen', async () => {
    const kept = await conflict();
    kept.save({ a: 'mío también' });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await here()).toEqual({ values: { a: 'mío también' }, revision: 4, isSent: false });
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
  });

  test('what was typed here counts: it is sent over the other', async () => {
    const kept = await conflict();
    read.mockResolvedValue(stored(6, { a: 'otro' }));
    await kept.keepMine();
    expect(send.mock.calls[1]).toEqual([{ revision: 6, values: '{"a":"mío"}' }]);
    expect(kept.standing.get()).toMatchObject({ is: 'stored' });
  });

  test('overtaken again meanwhile, it is asked again', async () => {
    const kept = await conflict();
    send.mockRejectedValueOnce(refused(409));
    await kept.keepMine();
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
  });

  test('the other counts: the section is shown anew with it, and what it showed is not written', async () => {
    const kept = await conflict();
    read.mockResolvedValue(stored(6, { a: 'otro' }));
    await kept.takeOther();
    expect(onReplaced).toHaveBeenCalledTimes(1);
    kept.save({ a: 'mío' });
    expect(await kept.load()).toEqual({ values: { a: 'otro' } });
    await soon();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('without an answer the question stays', async () => {
    const kept = await conflict();
    read.mockRejectedValue(refused(0));
    await expect(kept.takeOther()).rejects.toThrow();
    await expect(kept.keepMine()).rejects.toThrow();
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
    expect(await here()).toMatchObject({ values: { a: 'mío' } });
  });

  test('Guardar ends it', async () => {
    const kept = await conflict();
    kept.saved(7);
    kept.forget();
    expect(kept.standing.get()).toEqual({ is: 'idle' });
    kept.save({ a: 'después' });
    await soon();
    expect(send.mock.calls[1]).toEqual([{ revision: 7, values: '{"a":"después"}' }]);
  });
});

describe('the server does not take it', () => {
  test('no answer: told, and tried again after 4 s, 8 s, 16 s', async () => {
    const kept = make();
    send.mockRejectedValue(refused(0));
    kept.save({ a: '1' });
    await soon();
    expect(kept.standing.get()).toEqual({ is: 'waiting' });
    for (const [pause, calls] of [
      [4_000, 2],
      [8_000, 3],
      [16_000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(send).toHaveBeenCalledTimes(calls - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(send).toHaveBeenCalledTimes(calls);
    }
    send.mockResolvedValue({ revision: 1 });
    await jest.advanceTimersByTimeAsync(32_000);
    expect(kept.standing.get()).toMatchObject({ is: 'stored' });
  });

  test('a refusal: told, and tried again with the next key', async () => {
    const kept = make();
    send.mockRejectedValueOnce(refused(400));
    kept.save({ a: '1' });
    await soon();
    expect(kept.standing.get()).toEqual({ is: 'refused' });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    kept.save({ a: '2' });
    await soon();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('one that is too long is not sent, and stays here', async () => {
    const kept = make();
    kept.save({ a: 'x'.repeat(200_000) });
    await soon();
    expect(send).not.toHaveBeenCalled();
    expect(kept.standing.get()).toEqual({ is: 'refused' });
  });
});

describe('a save of the section', () => {
  test('sends no draft meanwhile, and an answer to an older one changes nothing', async () => {
    let fail: (error: unknown) => void = () => undefined;
    send.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const kept = make(stored(4));
    kept.save({ a: '1' });
    await soon();
    const release = kept.hold();
    fail(refused(409));
    await soon();
    expect(kept.standing.get()).toEqual({ is: 'typed' });
    kept.saved(9);
    release(false);
    kept.forget();
    await soon();
    expect(send).toHaveBeenCalledTimes(1);
    expect(kept.standing.get()).toEqual({ is: 'idle' });
  });

  test('that failed half-way has made the draft older by itself: no question, and it is sent anew', async () => {
    const kept = make(stored(4));
    kept.save({ a: '1' });
    await soon();
    const release = kept.hold();
    read.mockResolvedValue(stored(6));
    release(true);
    await soon();
    expect(send.mock.calls[1]).toEqual([{ revision: 6, values: '{"a":"1"}' }]);
  });
});

describe('the server has been read anew', () => {
  test('nothing is typed here: the newer one is shown', async () => {
    const kept = make(stored(4, { a: 'antes' }));
    await kept.load();
    kept.follow(stored(5, { a: 'otro' }));
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(await kept.load()).toEqual({ values: { a: 'otro' } });
  });

  test('something is typed here: it is asked', async () => {
    const kept = make(stored(4, { a: 'antes' }));
    await kept.load();
    kept.save({ a: 'mío' });
    kept.follow(stored(5, { a: 'otro' }));
    expect(kept.standing.get()).toEqual({ is: 'conflict' });
    expect(onReplaced).not.toHaveBeenCalled();
  });

  test('an older answer, and its own text, change nothing', async () => {
    const kept = make(stored(4));
    kept.save({ a: '1' });
    await soon();
    kept.follow(stored(4));
    kept.follow(stored(5, { a: '1' }));
    kept.follow(undefined);
    expect(onReplaced).not.toHaveBeenCalled();
    expect(kept.standing.get()).toMatchObject({ is: 'stored' });
  });
});

test('on leaving what waits is sent at once, also what the form says last', async () => {
  const kept = make();
  kept.save({ a: '1' });
  kept.leave();
  await jest.advanceTimersByTimeAsync(0);
  kept.save({ a: '2' });
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
  kept.stay();
  kept.save({ a: '3' });
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('after a sign-out nothing is sent', async () => {
  const kept = make();
  kept.save({ a: '1' });
  isOver = true;
  await soon();
  expect(send).not.toHaveBeenCalled();
});
