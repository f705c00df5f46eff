import fc from 'fast-check';
import { model } from './catalogue.fixture';
import type { Wizard } from './index';
import * as w from './index';
import { lateAnswers, type Move, moves, type World } from './walk-moves.fixture';
import { broken, brokenBy } from './walk-rules.fixture';

/** Another sub-step is another history entry, another choice rewrites the present one; so does where back and forward end. */
function keepHistory({ wizard, history }: World, before: Wizard, move: string) {
  if (wizard.modelo?.id !== model.id) return;
  const isNew = wizard.subpaso !== before.subpaso && move !== 'back' && move !== 'forward';
  if (isNew || history.at < 0) history.at += 1;
  if (isNew) history.entries.length = history.at;
  history.entries[history.at] = w.stepSearch(wizard, 2);
}

const SEED = 20_261_127;

/** Moves that lead on come more often, because most others lead back to an earlier screen. */
const NAMES = [...Object.keys(moves), 'next', 'next', 'next', 'step', 'step', 'answers', 'answers', 'removal', 'undo'];

test('500 random walks never show a wrong total, a disabled choice or a step whose condition is unmet', () => {
  const step = fc.tuple(fc.constantFrom(...NAMES), fc.nat(40));
  const reached = new Set<string>();
  const effective = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const start = ['model', 'province', 'terms', 'version', 'packages'].map((name) => [name, 1] as [string, number]);
      const world: World = { wizard: w.newWizard(), late: [], removals: [], history: { entries: [], at: -1 } };
      for (const [name, pick] of [...start, ...steps]) {
        const before = world.wizard;
        world.late = [...lateAnswers(before), ...world.late].slice(0, 12);
        world.wizard = (moves[name] as Move)(world, pick);
        keepHistory(world, before, name);
        const faults = [...broken(world.wizard), ...brokenBy(before, world.wizard, name)];
        if (faults.length > 0) throw new Error(`after ${name}: ${faults.join('; ')}`);
        if (world.wizard !== before) effective.add(name);
        reached.add(`${world.wizard.paso}.${world.wizard.subpaso}`);
      }
    }),
    // One seed: which screens 500 walks reach must not change from run to run.
    { numRuns: 500, seed: SEED },
  );
  // The walks would prove nothing if they never left the first screens, or if a move never did anything.
  expect(Object.keys(moves).filter((name) => !effective.has(name))).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(['1.0', '2.0', '2.1', '2.2', '2.3', '2.4', '3.4', '4.4']));
});
