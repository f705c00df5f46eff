import { afterPress } from './after-press';

const send = (type: string) => document.dispatchEvent(new MouseEvent(type, { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  send('mouseup');
  jest.useRealTimers();
});

test('without a press it acts at once', () => {
  const act = jest.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['mouseup', 'dragend'])('during a press it waits for %s, and acts once', (end) => {
  const act = jest.fn();
  send('mousedown');
  afterPress(act);
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  send(end);
  send(end);
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});
