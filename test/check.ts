import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { z } from 'zod';
import { Steps, typesOf } from './steps.ts';

/**
 * The inner loop, in less than a minute: lint, types, and the tests that are related to the changes since `main`, the nearest
 * first. `node test/check.ts REF` compares with another state. `npm test` runs everything.
 */
const FILES_MAX = 20;
/** Each worker loads the languages first, so with few files more workers would only load longer. */
const WORKERS = ['--maxWorkers=2'];
/** Slow tests are not run here; if they are related to a change, their names are printed. */
const SLOW_TESTS = /^test\/(?:faults|e2e|corpus|bff\/(?:cli|engine-pool|language|model|operation|pms|sync))\//;

const [, , since = 'main'] = process.argv;
const changed = listChanged(since);
const related = listRelated(since);
const near = related.filter((file) => !SLOW_TESTS.test(file)).toSorted(byNearness(changed));
const chosen = near.slice(0, FILES_MAX);
const own = related.filter((file) => SLOW_TESTS.test(file) && changed.has(file));

const steps = new Steps(process.env);
const there = [...changed].filter((file) => existsSync(file)); // files are passed by name, because Biome's own detection only knows committed changes
const lint = ['--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there];
if (there.length > 0) await steps.run(['lint and format of what changed', 'biome', 'check', ...lint]);
await steps.run(typesOf('server and tests'));
await steps.run(typesOf('the browser code'));
if (chosen.length > 0)
  await steps.run([`tests of what changed since ${since}`, 'vitest', 'run', '--reporter=dot', ...WORKERS, ...chosen]);
const left = related.length - chosen.length;
if (left > 0) console.log(`\n${left} more test files have to do with what changed: npm test runs them`);
if (own.length > 0) console.log(`\nChanged, and too long for this: npm run test:node -- ${own.join(' ')}`);
steps.finish();

/** Lists the files that changed since the branch left `ref`, committed or not. */
function listChanged(ref: string): Set<string> {
  const base = git('merge-base', ref, 'HEAD')[0] ?? ref;
  return new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]);
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Lists the test files that import a changed file, directly or indirectly. */
function listRelated(ref: string): string[] {
  const list = ['list', '--filesOnly', '--json', '--changed', ref, '--passWithNoTests'];
  const said = execFileSync('vitest', list, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const files = z.array(z.object({ file: z.string() })).parse(JSON.parse(said));
  return files.map(({ file }) => relative(process.cwd(), file));
}

/** Sorts changed tests first, then tests of changed folders, then the others. */
function byNearness(files: ReadonlySet<string>): (a: string, b: string) => number {
  const folders = new Set([...files].map(dirname));
  const rank = (file: string): number => {
    if (files.has(file)) return 0;
    return folders.has(dirname(file)) || folders.has(dirname(file).replace(/^test\//, '')) ? 1 : 2;
  };
  return (a, b) => rank(a) - rank(b) || a.localeCompare(b);
}
