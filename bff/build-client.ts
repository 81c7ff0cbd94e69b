import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/* Compiles the client library for browsers and Node into `dist/client`. */

const OUT = join(import.meta.dirname, '../dist/client');
const RELATIVE_IMPORT = /(from ['"]\.{1,2}\/[^'"]+)\.ts(['"])/g;

rmSync(OUT, { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
// Comments are kept in the declarations, for editors, and removed from the code.
for (const flags of [['--declaration', 'false', '--removeComments'], ['--emitDeclarationOnly']]) {
  const { status } = spawnSync(
    process.execPath,
    [join(dirname(compiler), 'bin/tsc'), '-p', join(import.meta.dirname, 'tsconfig.client.json'), ...flags],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}
// The compiler refers to sources, which the package does not contain.
for (const file of globSync('**/*.d.ts', { cwd: OUT })) {
  const path = join(OUT, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(RELATIVE_IMPORT, '$1.js$2'));
}
