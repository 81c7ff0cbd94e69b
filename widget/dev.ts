import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Redo, redoAfter, redoBoth } from './dev-changes.ts';

/**
 * `npm run dev`: serves the sample hotel; rebuilds and restarts after each change. Open pages reconnect by themselves;
 * reload one to get changed browser code. Arguments after `--` are passed to `serve`.
 */

const ROOT = dirname(import.meta.dirname);
/** Editors save in several steps, and a checkout changes many files. */
const SETTLE_MS = 300;
const WATCHED = ['bff', 'shared', 'widget'];

let server: ChildProcess | null = null;
let requested: Redo = 'all';
let isWorking = false;
let timer: NodeJS.Timeout | undefined;

for (const folder of WATCHED)
  watch(join(ROOT, folder), { recursive: true }, (_, name) => {
    if (name !== null) ask(redoAfter(`${folder}/${name}`));
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void stop().then(() => process.exit(0));
  });
await redo();

function ask(change: Redo): void {
  if (change === 'nothing') return;
  requested = redoBoth(requested, change);
  clearTimeout(timer);
  timer = setTimeout(() => void redo(), SETTLE_MS);
}

/** Runs one at a time; a request during a run starts another run after it. */
async function redo(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  while (requested !== 'nothing') {
    const todo = requested;
    requested = 'nothing';
    // A failed build has printed its errors; the running server continues.
    if (todo === 'all' && !(await build())) continue;
    await stop();
    start();
  }
  isWorking = false;
}

async function build(): Promise<boolean> {
  const building = spawn(process.execPath, ['widget/build.ts', '--if-stale', '--untranslated'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const [code] = await once(building, 'exit');
  return code === 0;
}

function start(): void {
  const args = ['bff/cli/service-chat.mjs', 'serve', '--sample', ...process.argv.slice(2)];
  server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
}

async function stop(): Promise<void> {
  const running = server;
  server = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}
