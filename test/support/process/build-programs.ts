import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { builtName, PROGRAMS } from './programs.ts';

/**
 * `node build-programs.ts FOLDER`: bundles the programs that tests start into a few files each. A server of a thousand
 * small modules spends most of its start on loading them, and tests start hundreds. Packages are not bundled, and files
 * that a module reads beside itself are read from its source's folder.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OUT = resolve(ROOT, process.argv[2] ?? 'dist/programs');
/** The worker threads of a server, which are started by their address. */
const THREADS = [
  'bff/embedded-engine.ts',
  'bff/engine-pool/worker.ts',
  'bff/http/docs/describe-worker.ts',
  'bff/operation/copy-worker.ts',
  'bff/store/sqlite/read-worker.ts',
];
/** Packages that look for files beside themselves: compiled code, threads, fonts, optional parts. They are not bundled. */
const PACKAGES_APART = ['@node-rs/argon2', 'better-sqlite3', 'pdfkit', 'pg', 'pino', 'piscina', 'sharp'];
const ENTRIES = new Set<string>([...PROGRAMS, ...THREADS]);

/**
 * Replaces `import.meta` so that a module reads files beside its source, and starts programs and threads from the built
 * files.
 */
const addresses: Plugin = {
  name: 'addresses',
  transform: {
    order: 'pre',
    handler(code, id) {
      const source = relative(ROOT, id);
      if (!/^(?:bff|shared|test)\//.test(source) || !code.includes('import.meta')) return null;
      return code
        .replaceAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g, (match, path: string) => {
          const thread = relative(ROOT, join(dirname(id), path));
          return ENTRIES.has(thread) ? `new URL(${JSON.stringify(addressOf(builtAt(thread)))})` : match;
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
      checks: { eval: false }, // an old package creates its functions with this call
      input: Object.fromEntries([...ENTRIES].map((source) => [builtName(source), join(ROOT, source)])),
      // A read on another thread is addressed by the name of its function, so names are kept.
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
