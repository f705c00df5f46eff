import { act, render } from '@testing-library/react';
import { LifecycleHost } from './lifecycle-host';
import { LIFECYCLE_LIMITS } from './lifecycle-queue';
import type { LifecycleProps, Lifecycles } from './lifecycles';
import { type ErrorReport, onReport } from './report';

const info = { remote: 'mf-payments', version: '1.0.0', shellVersion: '1.0.0', page: 'pagos' };
const flush = () => act(() => jest.advanceTimersByTimeAsync(0));

/** Lifecycles that write down each call; `hold` keeps one step from ending until it is released. */
function spied() {
  const calls: string[] = [];
  const elements: HTMLElement[] = [];
  const held = new Map<string, Promise<unknown>>();
  const step = (name: string) => async (props: LifecycleProps) => {
    calls.push(name);
    if (name === 'mount') elements.push(props.domElement);
    last.props = props;
    await held.get(name);
    calls.push(`${name} done`);
  };
  const last: { props?: LifecycleProps } = {};
  const lifecycles = {
    bootstrap: step('bootstrap'),
    mount: step('mount'),
    update: step('update'),
    unmount: step('unmount'),
  } satisfies Lifecycles;
  const hold = (name: string) => {
    let resolve = () => undefined as unknown;
    held.set(name, new Promise((release) => (resolve = () => release(undefined))));
    return { resolve: () => resolve() };
  };
  return { lifecycles, calls, elements, hold, last };
}

let reports: ErrorReport[];
let unsubscribe: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  reports = [];
  unsubscribe = onReport((report) => reports.push(report));
});
afterEach(() => {
  unsubscribe();
  jest.useRealTimers();
});

test('bootstrap once, then mount and unmount in order, each mount into an element of its own', async () => {
  const { lifecycles, calls, elements } = spied();
  for (let visit = 0; visit < 2; visit++) {
    const { unmount } = render(<LifecycleHost lifecycles={lifecycles} info={info} />);
    await flush();
    expect(elements[visit]).toBeInTheDocument();
    unmount();
    await flush();
    expect(elements[visit]).not.toBeInTheDocument();
  }
  expect(calls.filter((call) => call.endsWith('done'))).toEqual([
    'bootstrap done',
    'mount done',
    'unmount done',
    'mount done',
    'unmount done',
  ]);
  expect(elements[0]).not.toBe(elements[1]);
});

test('one at a time: leaving waits for a slow mount, and coming back for the leaving', async () => {
  const { lifecycles, calls, hold } = spied();
  const gate = hold('mount');
  const first = render(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await flush();
  first.unmount();
  render(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await flush();
  expect(calls).toEqual(['bootstrap', 'bootstrap done', 'mount']);
  gate.resolve();
  await flush();
  expect(calls.slice(3)).toEqual(['mount done', 'unmount', 'unmount done', 'mount', 'mount done']);
});

test('a page left before it was mounted is never mounted', async () => {
  const { lifecycles, calls, hold } = spied();
  const gate = hold('bootstrap');
  const { unmount } = render(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await flush();
  unmount();
  gate.resolve();
  await flush();
  expect(calls).toEqual(['bootstrap', 'bootstrap done']);
});

test('new info is an update with the new props; the same info is none', async () => {
  const { lifecycles, calls, last } = spied();
  const { rerender } = render(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await flush();
  rerender(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await flush();
  expect(calls).not.toContain('update');
  rerender(<LifecycleHost lifecycles={lifecycles} info={{ ...info, version: '1.0.1' }} />);
  await flush();
  expect(calls.at(-1)).toBe('update done');
  expect(last.props?.info?.version).toBe('1.0.1');
});

test.each(['bootstrap', 'mount'] as const)('a %s that hangs is given up and told', async (step) => {
  const { lifecycles, hold } = spied();
  hold(step);
  const onError = jest.fn();
  render(<LifecycleHost lifecycles={lifecycles} info={info} onError={onError} />);
  await act(() => jest.advanceTimersByTimeAsync(LIFECYCLE_LIMITS[step]));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([expect.objectContaining({ ...info, phase: step })]);
});

test('an unmount that hangs is reported, the element goes, and the next mount is not held up', async () => {
  const { lifecycles, calls, elements, hold } = spied();
  hold('unmount');
  const onError = jest.fn();
  const { unmount } = render(<LifecycleHost lifecycles={lifecycles} info={info} onError={onError} />);
  await flush();
  unmount();
  render(<LifecycleHost lifecycles={lifecycles} info={info} />);
  await act(() => jest.advanceTimersByTimeAsync(LIFECYCLE_LIMITS.unmount));
  expect(elements[0]).not.toBeInTheDocument();
  expect(calls.at(-1)).toBe('mount done');
  expect(reports).toEqual([expect.objectContaining({ code: 'VIT-204', phase: 'unmount' })]);
  expect(onError).not.toHaveBeenCalled();
});

test('a failed bootstrap is tried again at the next mount', async () => {
  const { lifecycles, calls } = spied();
  const bootstrap = jest.fn(lifecycles.bootstrap).mockRejectedValueOnce(new Error('no'));
  const failing = { ...lifecycles, bootstrap };
  const { unmount } = render(<LifecycleHost lifecycles={failing} info={info} />);
  await flush();
  unmount();
  render(<LifecycleHost lifecycles={failing} info={info} />);
  await flush();
  expect(calls.at(-1)).toBe('mount done');
  expect(reports.map(({ code }) => code)).toEqual(['VIT-201']);
});

test('a failure while rendering reaches the shell and the report, with the component stack', async () => {
  const { lifecycles, last } = spied();
  const onError = jest.fn();
  render(<LifecycleHost lifecycles={lifecycles} info={info} onError={onError} />);
  await flush();
  last.props?.onError?.(new Error('boom'), 'at Page');
  expect(onError).toHaveBeenCalledWith(new Error('boom'), 'at Page');
  expect(reports).toEqual([
    expect.objectContaining({ code: 'VIT-301', phase: 'render', componentStack: 'at Page', ...info }),
  ]);
});

test("a slot's wish to close reaches its host", async () => {
  const { lifecycles, last } = spied();
  const onClose = jest.fn();
  render(<LifecycleHost lifecycles={lifecycles} info={info} onClose={onClose} />);
  await flush();
  last.props?.onClose?.();
  expect(onClose).toHaveBeenCalledTimes(1);
});
