// Import this early in long-running npm scripts. Ends the process, and what it has started, when it is told to end or
// when npm is gone. Killing the npm process does not reach its grandchildren: npm passes SIGTERM to its shell, and the
// shell ends without passing it on.
const CHECK_EVERY_MS = 250;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Returns a function that says whether the parent process is gone. Where an orphaned process gets a new parent (Linux,
 * macOS), that change is the sign; Windows keeps the parent's id, so the id is looked up.
 */
export function parentWatch({ platform = process.platform, parentOf = () => process.ppid, lives = isAlive } = {}) {
  const parent = parentOf();
  return () => (platform === 'win32' ? !lives(parent) : parentOf() !== parent);
}

/**
 * Ends this process cleanly on SIGTERM, so that its `exit` listeners end what it has started. Once the backend runs in
 * this process it also listens, and stops gracefully: then it alone decides.
 */
export function endInOrder() {
  process.on('SIGTERM', () => process.listenerCount('SIGTERM') > 1 || process.exit(143));
  // Started by hand, a process may outlive its shell (`node scripts/start.mjs &`).
  if (!process.env.npm_lifecycle_event) return;
  const isOrphan = parentWatch();
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    process.emit('SIGTERM', 'SIGTERM');
  }, CHECK_EVERY_MS).unref();
}
