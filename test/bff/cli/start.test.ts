import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServeProcess, startServing } from '../../support/process/serve-process.ts';

/** Packages that only some guests, hotels or colleagues need and that load slowly. */
const LATER = [
  'sharp',
  'file-type',
  'jose',
  'nodemailer',
  '@zxcvbn-ts/language-common',
  '@simplewebauthn/server',
  'ai',
];

const folder = mkdtempSync(join(tmpdir(), 'service-chat-start-'));
let server: ServeProcess;
let loaded: string[];

beforeAll(async () => {
  const noting = pathToFileURL(join(import.meta.dirname, '../../support/process/note-modules.mjs'));
  const file = join(folder, 'modules');
  const env = {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    NOTE_MODULES: file,
    NODE_OPTIONS: `--import ${noting.href}`,
  };
  server = await startServing(env, ['bff/cli/main.ts', 'serve', '--sample']); // unbundled, as the package is published
  loaded = readFileSync(file, 'utf8').split('\n');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a server is ready without loading modules that are needed only later', () => {
  expect(loaded).toContain('main koa');
  expect(LATER.filter((name) => loaded.includes(`main ${name}`))).toEqual([]);
});

it('the engine starts in its own thread while the server loads the other modules', () => {
  const first = (line: string) => loaded.indexOf(line);
  expect(first('main piscina')).toBeGreaterThan(-1);
  expect(first('main piscina')).toBeLessThan(first('main koa'));
  expect(loaded.filter((line) => line.startsWith('engine '))).not.toEqual([]);
});
