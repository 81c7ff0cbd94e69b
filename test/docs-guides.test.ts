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

/** The commands of the guides, to the letter, in a shell and an empty folder, against a server that knows nothing yet. */
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
  const said = await doAll('getting-started');
  expect(said).toMatch(/the property is prp_\w+; set a password for the desk at http/);
  expect(said).toMatch(/Hund[^"]*12|12[^"]*Hund/i);
  expect(said).not.toContain('requestId'); // no call was refused
});

it('what an integrator is told to try answers as it is told', async () => {
  const said = await doAll('integrator');
  expect(said).toContain('Casa Azul');
  expect(said).toMatch(/"items":\[\]/);
  expect(said).toMatch(/"id":"tsk_/);
  expect(said).not.toContain('requestId');
});

/** Runs every `bash` block of a guide as one script that ends at the first that fails. */
async function doAll(guide: string): Promise<string> {
  const text = readFileSync(`docs/guide/${guide}.md`, 'utf8');
  const blocks = [...text.matchAll(/^```bash\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThan(0);
  const script = blocks.join('\n').replaceAll('http://127.0.0.1:8787', server.baseUrl);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder });
  return stdout;
}
