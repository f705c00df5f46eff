import { spawnSync } from 'node:child_process';
import { ROOT } from '../workspace.mjs';

/** Git's output; undefined if it fails: no git, no repository, no such commit or file. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

/**
 * The commit from which the current work departs: where it left the main line, or, if no main line is known (a clone of
 * one branch), the checked-out commit. Undefined outside a repository.
 */
export function landedCommit() {
  const mainLine = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined);
  const base = mainLine && git('merge-base', 'HEAD', mainLine);
  return (base ?? git('rev-parse', 'HEAD'))?.trim();
}

/** Text of a file of the workspace in a commit; undefined if it does not exist there. */
export const fileAt = (commit, file) => git('show', `${commit}:./${file}`);

/**
 * The texts of a file in the commits up to `commit` that changed it, newest first, each read on demand, as far back as
 * `since` existed beside it.
 */
export function* earlierTexts(commit, file, since) {
  const commits = git('log', '--format=%H', commit, '--', file)?.split('\n').filter(Boolean) ?? [];
  for (const earlier of commits) {
    if (fileAt(earlier, since) === undefined) return;
    const text = fileAt(earlier, file);
    if (text !== undefined) yield text;
  }
}
