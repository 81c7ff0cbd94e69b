import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { programAt } from './programs.ts';

const CHILD = programAt('test/support/process/service-child.ts');
const LOOK_MS = 10;
/** Far more than a run takes. A run that never ends must not continue during the following tests. */
export const RUN_MS_MAX = 150_000;

/**
 * Runs a server in its own process (`service-child.ts`) with this plan file. Ends when the server is done, or kills it
 * (kill -9) as soon as `mustDie` is true. Throws if neither happens.
 */
export async function runServiceChild(plan: string, mustDie: () => boolean): Promise<'done' | 'killed'> {
  const child = spawn(process.execPath, [CHILD, plan], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(dirname(plan), 'compiled'), ...process.env },
  });
  const exit = once(child, 'exit');
  let isDone = false;
  child.stdout.once('data', () => {
    isDone = true;
  });
  const deadline = performance.now() + RUN_MS_MAX;
  const isOver = () => isDone || child.exitCode !== null || performance.now() > deadline;
  while (!isOver() && !mustDie()) await new Promise((done) => setTimeout(done, LOOK_MS));
  child.kill('SIGKILL');
  await exit;
  if (isDone) return 'done';
  if (mustDie()) return 'killed';
  throw new Error('The server ended by itself, or was not done in time');
}
