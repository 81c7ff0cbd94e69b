import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChrome } from './support/chrome.ts';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

/** Everything `npm test` holds true, cheapest first. Each step is a command that also runs by itself. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['types of server and tests', 'tsc', '-p', 'tsconfig.json', '--checkers', '2'],
  ['types of the browser code', 'tsc', '-p', 'widget/tsconfig.json', '--checkers', '2'],
  ['build, with its byte budgets', 'node', 'widget/build.ts'],
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
for (const [name, command, ...args] of STEPS) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error !== undefined) console.error(`${command}: ${error.message} (run this through npm, after npm ci)`);
  if (status !== 0) failed.push(name);
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
}

rmSync(folder, { recursive: true, force: true });
if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}`);
console.log(`\nsteps: ${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Thousands of stores are made and flushed: in memory, where the machine has a place for that, a slow disk holds nothing up. */
function findQuickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
}
