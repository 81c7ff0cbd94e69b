const LOOK_MS = 500;

/**
 * Runs `onGone` once where npm started this process and is gone: npm passes a signal to its shell, and a shell that waits for
 * its command dies of it alone. Elsewhere a process may outlive whoever started it. Gives the way to stop looking.
 */
export function followStarter(onGone: () => void): () => void {
  if (process.env['npm_command'] === undefined || process.platform === 'win32') return () => undefined;
  const starter = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
