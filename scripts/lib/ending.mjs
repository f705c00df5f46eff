// Import this early in what npm runs for long. Ends the process, and what it has started, when it is told to end or when
// npm is gone. `kill` of the npm process reaches neither of its grandchildren: npm passes SIGTERM to its shell, and the
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
 * Makes a function that says whether the process that started this one is gone. Where a process without a parent is given
 * another one (Linux, macOS) that change is the sign; Windows keeps the number, so the number is looked up.
 */
export function parentWatch({ platform = process.platform, parentOf = () => process.ppid, lives = isAlive } = {}) {
  const parent = parentOf();
  return () => (platform === 'win32' ? !lives(parent) : parentOf() !== parent);
}

/**
 * Ends this process in order on SIGTERM, so that its `exit` listeners end what it has started. Once the backend runs in
 * this process it listens too, and stops gracefully: then it alone decides.
 */
export function endInOrder() {
  process.on('SIGTERM', () => process.listenerCount('SIGTERM') > 1 || process.exit(143));
  // Started by hand, a process may well outlive its shell (`node scripts/start.mjs &`).
  if (!process.env.npm_lifecycle_event) return;
  const isOrphan = parentWatch();
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    process.emit('SIGTERM', 'SIGTERM');
  }, CHECK_EVERY_MS).unref();
}
