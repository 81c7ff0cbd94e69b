import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../bff/base/config.ts';
import { createLog } from '../bff/base/log.ts';
import { type RunningServer, startServer } from '../bff/compose.ts';
import { inProcess } from '../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../bff/embedded-engine.ts';
import { blocksOf, readBlocks } from './support/docs/guides.ts';

/** Runs the commands of the guides literally, in a shell and an empty folder, against an empty server. */
/**
 * The test that runs each piece of code, by guide and language. Code that installs a package needs the registry and is run by
 * `npm run prove:package`.
 */
const RUN_BY: Record<string, string> = {
  'getting-started bash': 'test/docs-guides.test.ts',
  'integrator bash': 'test/docs-guides.test.ts',
  'embeddings sh': 'test/bff/embeddings/doctor.test.ts',
  'generated-clients bash': 'test/e2e/generated-clients.test.ts',
  'getting-started html': 'test/e2e/guides.test.ts',
  'developer html': 'test/e2e/guides.test.ts',
  'developer js': 'test/e2e/guides.test.ts',
  'getting-started sh': 'test/package/guides.ts',
  'self-hoster sh': 'test/package/guides.ts',
  'developer sh': 'test/package/guides.ts',
  frameworks: 'test/package/guides.ts',
};
const folder = mkdtempSync(join(tmpdir(), 'service-chat-guides-'));
let server: RunningServer;

beforeAll(async () => {
  const read = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0' });
  if ('faults' in read) throw new Error(read.faults.join());
  const engine = inProcess(embeddedEngine);
  server = await startServer({ config: read.config, log: createLog('silent'), assetsDir: null, engine });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the five minutes lead to an answer in German with the hotel’s own price', async () => {
  const said = await runAllBlocks('getting-started');
  expect(said).toMatch(/the property is prp_\w+; set a password for the desk at http/);
  expect(said).toMatch(/Hund[^"]*12|12[^"]*Hund/i);
  expect(said).not.toContain('requestId'); // no call was refused
});

it('the calls that the integrator’s guide shows give the responses it shows', async () => {
  const said = await runAllBlocks('integrator');
  expect(said).toContain('Casa Azul');
  expect(said).toMatch(/"items":\[\]/);
  expect(said).toMatch(/"id":"tsk_/);
  expect(said).not.toContain('requestId');
});

it('every piece of code in a guide is run by a test', () => {
  const blocks = readBlocks();
  expect(blocks.length).toBeGreaterThan(10);
  const left = blocks.filter(({ guide, language }) => RUN_BY[`${guide} ${language}`.trim()] === undefined);
  expect(left).toEqual([]);
  for (const [what, file] of Object.entries(RUN_BY)) {
    const [guide = '', language = ''] = what.split(' ');
    expect(blocksOf(guide, language).length, what).toBeGreaterThan(0);
    expect(readFileSync(file, 'utf8'), file).toContain(guide);
  }
});

it('the documented commands that generate clients are the tested ones', () => {
  const tried = readFileSync('test/e2e/generated-clients.test.ts', 'utf8');
  for (const { code } of blocksOf('generated-clients', 'bash')) {
    const [, tool = '', words = ''] = /^npx (\S+) (.+)$/m.exec(code) ?? [];
    expect(tried, code).toContain(`'${tool}/bin/`);
    for (const option of words.match(/(?<= )-\w\b|^-\w\b/g) ?? []) expect(tried, code).toContain(`'${option}'`);
  }
});

/** Runs every `bash` block of a guide as one script that ends at the first failure. */
async function runAllBlocks(guide: string): Promise<string> {
  const blocks = blocksOf(guide, 'bash').map(({ code }) => code);
  const script = blocks.join('\n').replaceAll('http://127.0.0.1:8787', server.baseUrl);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder });
  return stdout;
}
