import { readFileSync } from 'node:fs';

const LOOK_MS = 500;
const ANCESTORS_MAX = 20;

/**
 * Calls `onGone` once if npm started this process and has ended. npm signals only its shell, which ends without stopping its
 * command. Otherwise a process may outlive its parent. Returns a function that stops watching.
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

/** The parent processes up to the outermost npm; empty if the system does not tell (macOS), then the direct parent is watched. */
function findStarters(parent: number): number[] {
  const found: { pid: number; isNpm: boolean }[] = [];
  for (let pid = parent; pid > 1 && found.length < ANCESTORS_MAX; ) {
    const ancestor = readProcess(pid);
    if (ancestor === null) break;
    found.push({ pid, isNpm: /^np[mx]\b/.test(ancestor.name) });
    pid = ancestor.parent;
  }
  const outermost = found.findLastIndex(({ isNpm }) => isNpm);
  return found.slice(0, outermost + 1).map(({ pid }) => pid);
}

/** Linux: `pid (name) state parent …`; the name may contain anything, including brackets. */
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // exists, but belongs to another user
  }
}
