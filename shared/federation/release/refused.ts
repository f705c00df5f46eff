/** Numbered refusals of the gate; each has its section in docs/errors.md with the code as anchor. */
export const REFUSALS = {
  notWhole: 'VIT-401',
  packageUnmet: 'VIT-402',
  contractUnmet: 'VIT-403',
  callUnanswered: 'VIT-404',
  exportLacking: 'VIT-405',
  claimedTwice: 'VIT-406',
  pathUnsupported: 'VIT-407',
  pageLost: 'VIT-408',
  slotLost: 'VIT-409',
  originUnfit: 'VIT-410',
  fileNotServed: 'VIT-411',
  serverSilent: 'VIT-412',
  unknownName: 'VIT-413',
  nothingBefore: 'VIT-414',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** A sentence for whoever releases, with its number. */
export const problem = (reason: Refusal, text: string) => `${REFUSALS[reason]} ${text}`;

/** The release breaks a rule: nothing was changed. `problems` are numbered sentences for whoever releases. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  constructor(readonly problems: string[]) {
    const lines = problems.map((text) => `  - ${text}`);
    super(`Release refused, nothing was changed (what the numbers mean: docs/errors.md):\n${lines.join('\n')}`);
  }
}
