interface Host {
  platform: NodeJS.Platform;
  /** Whether the output goes to a terminal. */
  hasTerminal: boolean;
}

const thisHost = (): Host => ({ platform: process.platform, hasTerminal: Boolean(process.stdout.isTTY) });

/**
 * The signals that ask a process to stop. SIGHUP says that the terminal was closed; without one it is left alone, because
 * `nohup` has it ignored and a listener would undo that. Windows knows no SIGTERM: Ctrl+C, Ctrl+Break and the closing of the
 * console window arrive as SIGINT, SIGBREAK and SIGHUP there.
 */
export function stopSignals({ platform, hasTerminal }: Host = thisHost()): NodeJS.Signals[] {
  if (platform === 'win32') return ['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP'];
  return hasTerminal ? ['SIGTERM', 'SIGINT', 'SIGHUP'] : ['SIGTERM', 'SIGINT'];
}
