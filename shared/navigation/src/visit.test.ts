import { currentVisit, history, navigate, navigateLater, onMove } from './index';

beforeEach(() => {
  jest.useFakeTimers();
  navigate('/campanacrm', { replace: true });
});
afterEach(() => jest.useRealTimers());

test('a visit lasts while the path does', () => {
  const isHere = currentVisit();
  navigate('/campanacrm?source=12', { replace: true });
  navigate('/campanacrm#datos');
  expect(isHere()).toBe(true);
  navigate('/');
  expect(isHere()).toBe(false);
});

test('a redirect is not the customer going on', () => {
  const isHere = currentVisit();
  navigate('/sierra/1/resumen', { replace: true });
  expect(isHere()).toBe(true);
  navigate('/terminos');
  expect(isHere()).toBe(false);
});

test('who comes back is on another visit', () => {
  const isHere = currentVisit();
  navigate('/');
  navigate('/campanacrm');
  expect(isHere()).toBe(false);
});

test('the navigation comes after its time, with its options', () => {
  navigateLater('/gracias', { afterMs: 500, isHere: currentVisit(), state: { received: 'call' } });
  jest.advanceTimersByTime(499);
  expect(history.location.pathname).toBe('/campanacrm');
  jest.advanceTimersByTime(1);
  expect(history.location).toMatchObject({ pathname: '/gracias', state: { received: 'call' } });
});

test('who has gone elsewhere is left there', () => {
  navigateLater('/gracias', { afterMs: 500, isHere: currentVisit() });
  navigate('/terminos');
  jest.advanceTimersByTime(500);
  expect(history.location.pathname).toBe('/terminos');
});

test('a move is another page, or going back within one; a redirect, another query and a hash are none', async () => {
  jest.useRealTimers();
  const moved = jest.fn();
  navigate('/sierra/1?subpaso=0', { replace: true });
  const unsubscribe = onMove(moved);
  navigate('/sierra/1?subpaso=1');
  navigate('/sierra/1/resumen', { replace: true });
  navigate('/sierra/1?subpaso=1', { replace: true });
  navigate('/sierra/1?subpaso=1#terminos');
  const gone = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  let popped = gone();
  history.go(-1);
  await popped;
  expect(moved).not.toHaveBeenCalled();
  popped = gone();
  history.go(-1);
  await popped;
  expect(moved).toHaveBeenCalledTimes(1);
  navigate('/terminos');
  expect(moved).toHaveBeenCalledTimes(2);
  unsubscribe();
  navigate('/');
  expect(moved).toHaveBeenCalledTimes(2);
});
