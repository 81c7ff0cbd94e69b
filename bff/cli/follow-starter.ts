import { readFileSync } from 'node:fs';

const LOOK_MS = 500;
const ANCESTORS_MAX = 20;

/**
 * Runs `onGone` once where npm started this process and is gone: npm passes a signal to its shell, and a shell that waits for
 * its command dies of it alone. Elsewhere a process may outlive whoever started it. Gives the way to stop looking.
 */
export function followStarter(onGone: () => void): () => void {
  if (process.env['npm_command'] === undefined || process.platform === 'win32') return () => undefined;
  const parent = process.ppid;
  const starters = findStarters(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && starters.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** The parents up to the outermost npm; none where the system does not tell (macOS): there the nearest one is watched. */
function findStarters(parent: number): number[] {
  const found: { pid: number; isNpm: boolean }[] = [];
  for (let pid = parent; pid > 1 && found.length < ANCESTORS_MAX; ) {
    const told = readProcess(pid);
    if (told === null) break;
    found.push({ pid, isNpm: /^np[mx]\b/.test(told.name) });
    pid = told.parent;
  }
  const outermost = found.findLastIndex(({ isNpm }) => isNpm);
  return found.slice(0, outermost + 1).map(({ pid }) => pid);
}

/** Linux tells of each process `pid (name) state parent …`; the name may hold anything, brackets too. */
function readProcess(pid: number): { name: string; parent: number } | null {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's, and there
  }
}
