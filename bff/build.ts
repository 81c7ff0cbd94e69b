import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Compiles the server to JavaScript in `dist/server`, with the same folders. Needed for Node versions that cannot run
 * TypeScript, and for installed packages, because no version runs TypeScript in `node_modules`.
 */

const ROOT = dirname(import.meta.dirname);
const OUT = join(ROOT, 'dist/server');
/** The files that the server reads at run time or that start it. */
const CARRIED = ['bff/**/*.{json,tsv,bin,mjs,ttf,otf,txt}'];
const NOT_CARRIED = ['bff/tsconfig.build.json', 'bff/language/train/**', 'bff/language/data/schema/**'];
/** The address of a worker's module. The compiler does not rewrite addresses, so this is replaced here. */
const ADDRESS_OF_SOURCE = /(new URL\('\.\.?\/[^']+)\.ts(', import\.meta\.url\))/g;

rmSync(OUT, { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
const { status } = spawnSync(
  process.execPath,
  [join(dirname(compiler), 'bin/tsc'), '-p', join(import.meta.dirname, 'tsconfig.build.json')],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(1);

for (const file of globSync('**/*.js', { cwd: OUT })) {
  const path = join(OUT, file);
  const code = readFileSync(path, 'utf8');
  const led = code.replace(ADDRESS_OF_SOURCE, '$1.js$2');
  if (led !== code) writeFileSync(path, led);
}
for (const file of globSync(CARRIED, { cwd: ROOT, exclude: NOT_CARRIED })) cpSync(join(ROOT, file), join(OUT, file));
