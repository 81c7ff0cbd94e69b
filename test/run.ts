import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Step, Steps, typesOf } from './steps.ts';
import { ensureChrome } from './support/browser/chrome.ts';
import { ensurePostgres } from './support/postgres/cluster.ts';

/** Linux holds this folder in memory. */
const MEMORY = '/dev/shm';

/** The bundled server programs that tests start as processes; bundled they start in half the time. */
const PROGRAMS = 'dist/programs';

/** The steps of `npm test`, cheapest first. */
const QUICK: Step[] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  typesOf('server and tests'),
  typesOf('the browser code'),
  ['build, with its byte budgets', 'node', 'widget/build.ts'],
  ['what npm publishes besides', 'npm', 'run', '-s', 'build:parts'],
  ['programs that tests start', 'node', 'test/support/process/build-programs.ts', PROGRAMS],
];
/** The steps that need the build. */
const SERVER: Step = ['server, engine and end-to-end tests', 'vitest', 'run'];
/**
 * The browser tests, which need no build and run beside all other steps: one page at a time, which leaves the other core
 * free.
 */
const BROWSER: Step = ['widget and desk in Chromium', 'wtr', '--config', 'test/web-test-runner.config.mjs'];

ensurePostgres(); // without a browser the tests report it and continue
const folder = mkdtempSync(join(findQuickFolder(), 'service-chat-tests-'));
let env: NodeJS.ProcessEnv;
try {
  env = {
    ...process.env,
    CHROME_PATH: ensureChrome(),
    TMPDIR: folder,
    // A shared compile cache, because dozens of servers and commands are started.
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

/**
 * Finds a folder in memory if there is one, because tests create and flush thousands of stores and a slow disk would delay
 * them.
 */
function findQuickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
}
