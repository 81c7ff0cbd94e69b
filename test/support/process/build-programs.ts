import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { builtName, PROGRAMS } from './programs.ts';

/*
 * `node build-programs.ts FOLDER`: puts the programs that tests start into few files each. A server of a thousand small modules
 * spends more of the processor on finding them than on anything it does before it is ready, and tests start hundreds. All that
 * a module reads beside itself stays where it is: it goes by the place of its source.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OUT = resolve(ROOT, process.argv[2] ?? 'dist/programs');
/** The threads of a server, which are started by their address. */
const THREADS = [
  'bff/embedded-engine.ts',
  'bff/engine-pool/worker.ts',
  'bff/http/docs/describe-worker.ts',
  'bff/operation/copy-worker.ts',
  'bff/store/sqlite/read-worker.ts',
];
/** Packages that look for what is theirs beside themselves: compiled code, threads, fonts, what is optional. They stay where they are. */
const PACKAGES_APART = ['@node-rs/argon2', 'better-sqlite3', 'pdfkit', 'pg', 'pino', 'piscina', 'sharp'];
const ENTRIES = new Set<string>([...PROGRAMS, ...THREADS]);

/** Has each module find what it reads by its address where its source is, and the programs and threads where they are built. */
const addresses: Plugin = {
  name: 'addresses',
  transform: {
    order: 'pre',
    handler(code, id) {
      const source = relative(ROOT, id);
      if (!/^(?:bff|shared|test)\//.test(source) || !code.includes('import.meta')) return null;
      return code
        .replaceAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g, (found, path: string) => {
          const thread = relative(ROOT, join(dirname(id), path));
          return ENTRIES.has(thread) ? `new URL(${JSON.stringify(addressOf(builtAt(thread)))})` : found;
        })
        .replaceAll('import.meta.url', JSON.stringify(addressOf(id)))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(ENTRIES.has(source) ? builtAt(source) : id));
    },
  },
};

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [addresses],
  ssr: { noExternal: true, external: PACKAGES_APART },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      checks: { eval: false }, // a package of old makes its functions so
      input: Object.fromEntries([...ENTRIES].map((source) => [builtName(source), join(ROOT, source)])),
      // A read that goes to another thread is known there by the name of its function.
      output: { entryFileNames: '[name]', chunkFileNames: 'parts/[name]-[hash].mjs', keepNames: true },
    },
  },
});

function builtAt(source: string): string {
  return join(OUT, builtName(source));
}

function addressOf(path: string): string {
  return pathToFileURL(path).href;
}
