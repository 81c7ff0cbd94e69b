import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, Steps } from './steps.ts';
import { ensureChrome } from './support/browser/chrome.ts';
import { ensurePostgres } from './support/postgres/cluster.ts';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

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

ensurePostgres(); // without one the tests say so, and go on
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

const steps = new Steps(env);
for (const step of QUICK) await steps.run(step);
const heldBack = steps.runUnseen(LONG[1]);
await steps.run(LONG[0]);
(await heldBack)();

rmSync(folder, { recursive: true, force: true });
steps.keepTimes();
steps.finish();

/** Thousands of stores are made and flushed: in memory, where the machine has a place for that, a slow disk holds nothing up. */
function findQuickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
}
