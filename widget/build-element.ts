import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { describeElement } from './describe-element.ts';

/**
 * Builds the package `service-chat` into `dist/element`: modules for bundlers and browsers, types, framework types, and
 * data for editors. Lit is not bundled, because many pages have it already.
 */

const WIDGET = import.meta.dirname;
const ROOT = dirname(WIDGET);
const OUT = join(ROOT, 'dist/element');
const ENTRY_TYPES = ['service-chat.d.ts', 'react.d.ts', 'vue.d.ts', 'svelte.d.ts'];
const RELATIVE_IMPORT = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g;

rmSync(OUT, { recursive: true, force: true });
await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: OUT,
    target: 'es2022',
    minify: false, // Not minified: the page's own build does that, and errors show readable names.
    reportCompressedSize: false,
    lib: { entry: { 'service-chat': join(WIDGET, 'element/service-chat.ts') }, formats: ['es'] },
    rolldownOptions: {
      external: /^(?:lit|@lit\/reactive-element)($|\/)/,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
writeTypes(join(OUT, 'types'));
for (const [name, text] of Object.entries(describeElement(ROOT))) writeFileSync(join(OUT, name), text);

/** Writes the declarations that the package's public types refer to. */
function writeTypes(out: string): void {
  const all = mkdtempSync(join(ROOT, 'dist/types-'));
  try {
    runCompiler('-p', join(WIDGET, 'tsconfig.element.json'), '--outDir', all);
    for (const file of globSync('element/*.d.ts', { cwd: WIDGET }))
      copyFileSync(join(WIDGET, file), join(all, 'widget', file));
    for (const file of reach(ENTRY_TYPES.map((name) => join(all, 'widget/element', name)))) {
      const target = join(out, relative(all, file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, readFileSync(file, 'utf8').replace(RELATIVE_IMPORT, '$1.js$2'));
    }
  } finally {
    rmSync(all, { recursive: true });
  }
}

function reach(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)\.ts['"]/g);
    reach(
      [...imports].map(([, path = '']) => join(dirname(file), `${path}.d.ts`)),
      found,
    );
  }
  return found;
}

function runCompiler(...args: string[]): void {
  const described = createRequire(import.meta.url).resolve('typescript/package.json');
  const { status } = spawnSync(process.execPath, [join(dirname(described), 'bin/tsc'), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
