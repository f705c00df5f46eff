import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginningOf, isAlive } from './alive';
import { claimFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that is dead, and whose parent does not bury it. */
async function unburied() {
  // After `exec` the shell is another program, which does not know that it has a child.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 300']);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line);
  const began = await beginningOf(pid);
  const state = () => /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  while (state() !== 'Z') await new Promise((done) => setTimeout(done, 20));
  return { pid, began, bury: () => parent.kill('SIGKILL') };
}

test('a dead process that nobody has buried does not keep its data folder', async () => {
  const { pid, began, bury } = await unburied();
  process.kill(pid, 0);
  expect(await isAlive(pid, began)).toBe(false);
  writeFileSync(join(folder, 'backend.pid'), `${pid} ${began}\n`);
  const release = await claimFolder(folder);
  expect(readFileSync(join(folder, 'backend.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
  expect(existsSync(join(folder, 'backend.pid'))).toBe(false);
  bury();
});

test('one that lives keeps it, unless its id was given to a later process', async () => {
  const other = spawn('sleep', ['300']);
  const pid = other.pid ?? 0;
  const began = await beginningOf(pid);
  writeFileSync(join(folder, 'backend.pid'), `${pid} ${began}\n`);
  await expect(claimFolder(folder)).rejects.toThrow(`in use by the backend with process id ${pid}`);
  writeFileSync(join(folder, 'backend.pid'), `${pid} ${Number(began) - 1}\n`);
  await (await claimFolder(folder))();
  other.kill('SIGKILL');
});
