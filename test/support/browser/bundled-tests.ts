import { globSync } from 'node:fs';
import { extname, sep } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build, type Rolldown } from 'vite';

/** Where a page finds what was put together; there is no such folder on the disk. */
const FOLDER = 'bundled';
const KINDS: Readonly<Record<string, string>> = { '.map': 'json', '.svg': 'svg' };

/**
 * Puts test files together with all they import, in memory, by what builds the widget and the desk: a page fetches some twenty
 * files then, not several hundred modules. Files that `patterns` leaves out are put together when the runner asks for them.
 * Nothing of it is kept for another run.
 */
export function bundledTests(root: string, patterns: readonly string[]): TestRunnerPlugin {
  const served = new Map<string, string>();
  const add = async (tests: readonly string[]): Promise<void> => {
    for (const file of await bundle(root, tests)) served.set(`/${file.fileName}`, bodyOf(file));
    for (const test of tests) served.set(`/${test}`, `import '/${FOLDER}/${test}.js';`);
  };
  return {
    name: 'bundled-tests',
    async serverStart() {
      const tests = globSync(patterns, { cwd: root });
      if (tests.length > 0) await add(tests.map((file) => file.split(sep).join('/')));
    },
    async serve({ path }) {
      if (path.endsWith('.test.ts') && !served.has(path)) await add([path.slice(1)]);
      const body = served.get(path);
      if (body === undefined) return undefined;
      return { body, type: KINDS[extname(path)] ?? 'js', headers: { 'cache-control': 'max-age=86400' } };
    },
  };
}

async function bundle(root: string, tests: readonly string[]): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0, // as in the desk's own build: icons inside controls are referred to by address
      rolldownOptions: {
        input: Object.fromEntries(tests.map((test) => [test, test])),
        checks: { pluginTimings: false },
        external: /^\/__web-dev-server__/, // the test runner's own
        output: {
          entryFileNames: `${FOLDER}/[name].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
          assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
        },
      },
    },
  });
  return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
}

function bodyOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}
