import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModel } from '../../../bff/cli/doctor/check-model.ts';
import { type ModelServer, startModelServer } from '../../support/engine/model-server.ts';
import { modelSettings } from '../../support/engine/model-turns.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

it('the doctor says that no model is set up', async () => {
  expect(await checkModel(null, fetch)).toMatchObject({ ok: true, detail: expect.stringMatching(/none set up/) });
});

it.each(['openai-compatible', 'anthropic', 'ollama'] as const)('the doctor finds the model of %s', async (provider) => {
  expect(await checkModel(modelSettings(server.baseUrl, { provider }), fetch)).toMatchObject({ ok: true });
});

it('the doctor says what to do if the model is missing, the key is refused or no server answers', async () => {
  const ollama = modelSettings(server.baseUrl, { provider: 'ollama', model: 'other' });
  expect(await checkModel(ollama, fetch)).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/ollama pull other/),
  });
  const refused = modelSettings(server.baseUrl, { apiKey: 'wrong' });
  expect(await checkModel(refused, fetch)).toMatchObject({ ok: false, detail: expect.stringMatching(/LLM_API_KEY/) });
  await server.close();
  const gone = await checkModel(modelSettings(server.baseUrl), fetch);
  expect(gone).toMatchObject({ ok: false, detail: expect.stringMatching(/LLM_BASE_URL/) });
  expect(JSON.stringify(gone)).not.toContain('test-key');
});
