/** The release breaks a rule: nothing was changed. `problems` are sentences for the one who released. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  constructor(readonly problems: string[]) {
    super(`Release refused, nothing was changed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
