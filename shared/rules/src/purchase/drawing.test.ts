import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTEMPT_MACHINE, type Machine, NEW, PAYMENT_MACHINE, PURCHASE_MACHINE, REQUEST_MACHINE } from './machines';

const DOCUMENT = join(__dirname, '../../../../docs/purchase.md');
const idOf = (state: string) => state.normalize('NFD').replace(/[^A-Z]/g, '');

/** A machine as mermaid draws it. */
function drawing(machine: Machine<string>): string {
  const states = [...new Set(machine.flatMap(({ from, to }) => [...from, to]))].filter((state) => state !== NEW);
  const leaves = new Set(machine.flatMap(({ from, to }) => from.filter((state) => state !== to)));
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...states.filter((state) => idOf(state) !== state).map((state) => `  state "${state}" as ${idOf(state)}`),
    ...machine.flatMap(({ from, event, by, to, guards }) =>
      from.map((state) => {
        const why = guards ? ` [${guards.join(', ')}]` : '';
        return `  ${state === NEW ? '[*]' : idOf(state)} --> ${idOf(to)}: ${event} (${by.join(', ')})${why}`;
      }),
    ),
    ...states.filter((state) => !leaves.has(state)).map((state) => `  ${idOf(state)} --> [*]`),
    '```',
  ].join('\n');
}

test.each([
  ['Cash purchase', PURCHASE_MACHINE],
  ['Financing request', REQUEST_MACHINE],
  ['Payment', PAYMENT_MACHINE],
  ['Card attempt', ATTEMPT_MACHINE],
] as const)('%s is drawn in docs/purchase.md as its table is', (title, machine) => {
  const section = readFileSync(DOCUMENT, 'utf8').split(`\n### ${title}\n`)[1] ?? '';
  const [drawn = 'nothing'] = /```mermaid[\s\S]*?```/.exec(section.split('\n### ')[0] ?? '') ?? [];
  expect(drawn).toBe(drawing(machine));
});
