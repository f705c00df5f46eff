import { spawn } from 'node:child_process';

/** A command that failed; `output` is what it printed. */
class CommandFailed extends Error {
  constructor(command, outcome, output) {
    super(`${command} ${outcome}`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a command to its end. Resolves with its output; rejects with CommandFailed. With `show` its output goes to this
 * terminal instead. It ends with this process.
 */
export function run(command, args, { cwd, env, show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, shell });
    const stop = () => child.kill();
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve(output);
      else
        reject(
          new CommandFailed(
            [command, ...args].join(' '),
            signal ? `was ended by ${signal}` : `ended with ${code}`,
            output,
          ),
        );
    });
  });
}

/** Runs a script with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
