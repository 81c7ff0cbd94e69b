import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Step, Steps, typesOf } from './steps.ts';
import { ensureChrome } from './support/browser/chrome.ts';
import { ensurePostgres } from './support/postgres/cluster.ts';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

/** Server programs that tests start as processes of their own, put together: they start in half the time. */
const PROGRAMS = 'dist/programs';

/** Everything `npm test` holds true, cheapest first … */
const QUICK: Step[] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  typesOf('server and tests'),
  typesOf('the browser code'),
  ['build, with its byte budgets', 'node', 'widget/build.ts'],
  ['what npm publishes besides', 'npm', 'run', '-s', 'build:parts'],
  ['programs that tests start', 'node', 'test/support/process/build-programs.ts', PROGRAMS],
];
/** … then what needs what was built … */
const SERVER: Step = ['server, engine and end-to-end tests', 'vitest', 'run'];
/** … and beside all of it what needs nothing of that: one page at a time, which leaves the other core to the rest. */
const BROWSER: Step = ['widget and desk in Chromium', 'wtr', '--config', 'test/web-test-runner.config.mjs'];

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
    TEST_PROGRAMS: resolve(PROGRAMS),
  };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const steps = new Steps(env);
const browser = steps.runUnseen(BROWSER);
for (const step of QUICK) await steps.run(step);
await steps.run(SERVER);
(await browser)();

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
