import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, inRoot } from './workspace.mjs';

/** Time limit of a first compilation. */
const READY_WITHIN = 120_000;

/** Runs webpack's development server for a remote until this process ends; resolves when its container is available. */
export async function startDevServer(remote, port) {
  const webpack = inRoot(remote, 'node_modules/webpack/bin/webpack.js');
  const child = spawn(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: inRoot(remote),
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  child.once('exit', (code) =>
    fail(`The development server of ${remote} ended (${code}); what it says above tells why.`),
  );

  const deadline = Date.now() + READY_WITHIN;
  const isThere = () =>
    fetch(`http://localhost:${port}/remoteEntry.js`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (Date.now() > deadline) fail(`${remote} did not compile within ${READY_WITHIN / 1000} s.`);
    await wait(200);
  }
}
