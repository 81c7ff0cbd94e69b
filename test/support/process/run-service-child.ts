import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { programAt } from './programs.ts';

const CHILD = programAt('test/support/process/service-child.ts');
const LOOK_MS = 10;
/** Far more than a run takes: one that is never over must not go on beside the tests that follow. */
export const RUN_MS_MAX = 150_000;

/**
 * Runs a server in a process of its own (`service-child.ts`) by the plan in this file until it has nothing more to do; or
 * kills it (kill -9) once it should be. Throws where neither comes.
 */
export async function runServiceChild(plan: string, mustDie: () => boolean): Promise<'done' | 'killed'> {
  const child = spawn(process.execPath, [CHILD, plan], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(dirname(plan), 'compiled'), ...process.env },
  });
  const gone = once(child, 'exit');
  let isDone = false;
  child.stdout.once('data', () => {
    isDone = true;
  });
  const until = performance.now() + RUN_MS_MAX;
  const isOver = () => isDone || child.exitCode !== null || performance.now() > until;
  while (!isOver() && !mustDie()) await new Promise((done) => setTimeout(done, LOOK_MS));
  child.kill('SIGKILL');
  await gone;
  if (isDone) return 'done';
  if (mustDie()) return 'killed';
  throw new Error('The server ended by itself, or was not done in time');
}
