import { type StdioOptions, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChrome } from './support/chrome.ts';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

/** Each step is a command that also runs by itself. */
type Step = [name: string, command: string, ...args: string[]];

/** Everything `npm test` holds true, cheapest first … */
const QUICK: Step[] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['types of server and tests', 'tsc', '-p', 'tsconfig.json', '--checkers', '2'],
  ['types of the browser code', 'tsc', '-p', 'widget/tsconfig.json', '--checkers', '2'],
  ['build, with its byte budgets', 'node', 'widget/build.ts'],
  ['what npm publishes besides', 'npm', 'run', '-s', 'build:parts'],
];
/** … and what takes long side by side: browsers wait for most of their time, others can compute in it. */
const LONG: [shown: Step, heldBack: Step] = [
  ['server, engine and end-to-end tests', 'vitest', 'run'],
  ['widget and desk in Chromium', 'wtr', '--config', 'test/web-test-runner.config.mjs'],
];

const folder = mkdtempSync(join(findQuickFolder(), 'service-chat-tests-'));
let env: NodeJS.ProcessEnv;
try {
  env = {
    ...process.env,
    CHROME_PATH: ensureChrome(),
    TMPDIR: folder,
    // Dozens of servers and commands are started: each module is compiled once.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const failed: string[] = [];
for (const step of QUICK) await run(step);
const heldBack = runUnseen(LONG[1]);
await run(LONG[0]);
(await heldBack)();

rmSync(folder, { recursive: true, force: true });
if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}`);
console.log(`\nsteps: ${QUICK.length + LONG.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a step and shows what it says while it goes on. */
async function run(step: Step): Promise<void> {
  console.log(`\n── ${step[0]}`);
  (await start(step, 'inherit'))();
}

/** Runs a step beside another one; what it said is shown by calling what this returns. */
async function runUnseen(step: Step): Promise<() => void> {
  const said: Buffer[] = [];
  const tell = await start(step, ['ignore', 'pipe', 'pipe'], (chunk) => said.push(chunk));
  return () => {
    console.log(`\n── ${step[0]}`);
    process.stdout.write(Buffer.concat(said));
    tell();
  };
}

/** Resolves once the step is over, with what tells how it went. */
async function start(
  [name, command, ...args]: Step,
  stdio: StdioOptions,
  onOutput?: (chunk: Buffer) => void,
): Promise<() => void> {
  const begun = performance.now();
  const child = spawn(command, args, { stdio, env });
  if (onOutput !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const outcome = await new Promise<number | Error | null>((resolve) =>
    child.on('error', resolve).on('close', resolve),
  );
  if (outcome !== 0) failed.push(name);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return () => {
    if (outcome instanceof Error) console.error(`${command}: ${outcome.message} (run this through npm, after npm ci)`);
    console.log(`── ${name}: ${outcome === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  };
}

/** Thousands of stores are made and flushed: in memory, where the machine has a place for that, a slow disk holds nothing up. */
function findQuickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
}
