import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkEmbeddings, tryEmbeddings } from '../../../bff/cli/doctor/check-embeddings.ts';
import { meaningsOfLines } from '../../bench/embeddings/houses.ts';
import { MODELS, toVector } from '../../bench/embeddings/meaning-vectors.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from '../../support/engine/embeddings-server.ts';

/** A model for German and English that does not know Georgian. */
const lines = meaningsOfLines();
let server: EmbeddingsServer;
beforeEach(async () => {
  server = await startEmbeddingsServer((text) => {
    const meant = lines.get(text) ?? { text, language: 'en', means: [] };
    return toVector(meant.language === 'ka' ? { ...meant, means: [text] } : meant, MODELS.good);
  });
});
afterEach(() => server.close());

const settings = (more: { apiKey?: string } = {}) => ({ baseUrl: server.baseUrl, apiKey: null, model: 'm', ...more });

it('the doctor says that no embedding model is set up', async () => {
  expect(await checkEmbeddings(null, fetch)).toMatchObject({ ok: true, detail: expect.stringMatching(/none set up/) });
});

it('the doctor reports the address, the dimension and the response time of the model', async () => {
  const { detail } = await checkEmbeddings(settings(), fetch);
  expect(detail).toMatch(/^m at http:\/\/127\.0\.0\.1:\d+\/v1: 64 dimensions, \d+ ms/);
});

it('the doctor lists the languages in which the model is useful', async () => {
  const { ok, detail } = await tryEmbeddings(settings(), ['de', 'ka'], fetch);
  expect(ok).toBe(true);
  expect(detail).toMatch(/^of use in 1 of 2; .*ka \d+\/32 \(not used\)/);
});

it('the doctor says what to do if the key is refused, the model is missing, its answers are invalid or no server answers', async () => {
  const runDoctor = async (more = {}) => (await checkEmbeddings(settings(more), fetch)).detail;
  expect(await runDoctor({ apiKey: 'wrong' })).toMatch(/mend EMBEDDINGS_API_KEY/);
  server.play({ kind: 'status', status: 404 });
  expect(await runDoctor()).toMatch(/ollama pull m/);
  server.play({ kind: 'raw', body: '<html>', contentType: 'text/html' });
  expect(await runDoctor()).toMatch(/of no use \(wire\)/);
  await server.close();
  expect(await runDoctor()).toMatch(/mend EMBEDDINGS_BASE_URL/);
});

it('the commands of the embedding guide work and find the model', async () => {
  const guide = readFileSync('docs/guide/embeddings.md', 'utf8');
  const [, block = ''] = /```sh\n(.+?)```/s.exec(guide) ?? [];
  const script = block.replace('http://127.0.0.1:11434/v1', server.baseUrl);
  expect(script).not.toBe(block);
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-guide-'));
  const env = { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder }; // without the test runner's own variables
  const said = await new Promise<string>((resolve) => {
    execFile('bash', ['-uc', script], { env }, (_, stdout) => resolve(stdout));
  });
  rmSync(folder, { recursive: true, force: true });
  expect(said).toMatch(/bge-m3 at http:\/\/127\.0\.0\.1:\d+\/v1: 64 dimensions/);
  expect(said).toMatch(/of use in 2 of 2/);
});
