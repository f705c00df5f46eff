import { type Answer, type Effect, refuse } from './answers';
import { type Context, failing } from './guards';
import type { Step } from './machines';
import type { Purchase } from './types';

/** A purchase that an event has changed. */
export type Changed = { readonly next: Purchase; readonly effects?: readonly Effect[] };
export type Result = Changed | Answer;

/** The decision of the machine and its guards: the state to enter, or the answer. */
export function enter<State>(taken: Step<State>, context: Context, elsewhere: Answer): { to: State } | Answer {
  if (taken === 'known') return { kind: 'known' };
  if (taken === 'not-allowed') return refuse('not allowed');
  if (taken === 'not-now') return elsewhere;
  return failing(taken.guards, context) ?? { to: taken.to };
}

/** Whether an event changed no state. */
export const isAnswer = (result: { to: unknown } | Changed | Answer): result is Answer => 'kind' in result;
