import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../bff/compose.ts';
import { startSimulator } from '../../bff/simulators/cloudbeds/simulator.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../bff/simulators/whatsapp/simulator.ts';
import { createWorld } from '../../bff/simulators/world/world.ts';

/**
 * Generates clients like a developer: two generators read a running server's `/openapi.json`, the code type-checks, and the
 * programs of docs/clients set up a hotel with it (docs/guide/generated-clients.md).
 */
const ROOT = join(import.meta.dirname, '../..');
const FIVE = join(ROOT, 'test/support/process/typescript-five.mjs');
/** Each generator's command, followed by its arguments. */
const GENERATORS: Record<string, (spec: string, out: string) => string[]> = {
  'openapi-fetch': (spec, out) => ['openapi-typescript/bin/cli.js', spec, '-o', join(out, 'schema.d.ts')],
  'hey-api': (spec, out) => ['@hey-api/openapi-ts/bin/run.js', '-i', spec, '-o', join(out, 'client')],
};
const TYPES = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noEmit: true,
  },
};

const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-clients-'));
let code: string;
let server: RunningServer;
let pms: Simulator;
let meta: WhatsAppSimulator;

beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  code = mkdtempSync(join(ROOT, 'dist/clients-')); // the folder in which imported packages are found
  [pms, meta] = await Promise.all([startSimulator({ world: createWorld({ reservations: 2 }) }), startWhatsApp()]);
  const read = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    REGISTRATION: 'open',
    ALLOW_PRIVATE_NETWORKS: '127.0.0.1',
  });
  if ('faults' in read) throw new Error(read.faults.join());
  server = await startServer({ config: read.config, log: createLog('silent'), assetsDir: null });
});
afterAll(async () => {
  await server?.close();
  await Promise.all([pms?.close(), meta?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(code, { recursive: true, force: true });
});

it.each(Object.keys(GENERATORS))('%s makes a client that type-checks and runs the seven operations', async (name) => {
  const folder = join(code, name);
  cpSync(join(ROOT, 'docs/clients', name), folder, { recursive: true });
  const [tool = '', ...words] = GENERATORS[name]?.(`${server.baseUrl}/openapi.json`, folder) ?? [];
  await run(folder, join(ROOT, 'node_modules', tool), ...words);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPES));
  await run(folder, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder);

  // Generated code is written for a bundler, which resolves imports without a file extension.
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'main.ts', outDir: 'built' },
    ssr: { noExternal: true },
  });
  const { setUpHotel } = await import(join(folder, 'built/main.js'));
  const { businessId = '', phoneNumber = '', apiKey = '', baseUrl = '' } = meta.credentials;
  const systems = {
    pms: { provider: 'cloudbeds', credentials: pms.credentials },
    whatsApp: { businessId, phoneNumber, apiKey, baseUrl },
  };
  expect(await setUpHotel(server.baseUrl, systems)).toEqual({ calls: 7, connected: true });
});

/** Runs a Node program in another process, because this thread serves the description. */
async function run(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, NODE_OPTIONS: `--import=${FIVE}` } });
}
