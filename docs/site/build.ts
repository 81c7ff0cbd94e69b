/**
 * `npm run docs`: builds the site for developers into `dist/docs` as static files. `-- --serve` shows it at
 * http://127.0.0.1:8790 and updates it when a page changes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPages, ROOT } from './pages.ts';

const SOURCE = join(ROOT, 'dist/docs-source');

rmSync(SOURCE, { recursive: true, force: true });
for (const [path, text] of createPages()) {
  mkdirSync(dirname(join(SOURCE, path)), { recursive: true });
  writeFileSync(join(SOURCE, path), text);
}
// The site's compiler is too old for the repository's settings.
writeFileSync(
  join(SOURCE, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { target: 'ES2022', module: 'ESNext' } }),
);
cpSync(join(import.meta.dirname, 'config.mts'), join(SOURCE, '.vitepress/config.mts'));
cpSync(join(import.meta.dirname, 'theme'), join(SOURCE, '.vitepress/theme'), { recursive: true });
cpSync(join(ROOT, 'docs/examples'), join(SOURCE, 'examples'), { recursive: true });
cpSync(join(ROOT, 'docs/clients'), join(SOURCE, 'clients'), { recursive: true });

const isServing = process.argv.includes('--serve');
const commandArgs = isServing ? ['dev', SOURCE, '--port', '8790'] : ['build', SOURCE];
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitepress/bin/vitepress.js'), ...commandArgs],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
