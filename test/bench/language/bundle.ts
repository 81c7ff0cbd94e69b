import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = `${import.meta.dirname}/../../..`;

/** The gzipped bytes that a browser would load for these exports; paths begin at the repository's root. */
export async function weighBundle(source: string): Promise<number> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? '\0entry.js' : null),
    load: (id: string) => (id === '\0entry.js' ? source.replaceAll("'/", `'${ROOT}/`) : null),
  };
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [entry],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const text = code.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return gzipSync(text, { level: 9 }).length;
}
