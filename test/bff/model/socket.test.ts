import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { startServer } from '../../../bff/compose.ts';
import { findMeta } from '../../../bff/store/sqlite/meta.ts';
import { startModelServer } from '../../support/engine/model-server.ts';
import { TestGuest } from '../../support/socket-client.ts';

it('a guest’s page shows the reply while the model writes, then the whole message in its place', async () => {
  const model = await startModelServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  const read = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LLM_PROVIDER: 'anthropic',
    LLM_API_KEY: 'test-key',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test-model',
  });
  if ('faults' in read) throw new Error(read.faults.join());
  const server = await startServer({ config: read.config, log: createLog('silent'), assetsDir: null });
  try {
    await loadSampleHotel(server.services);
    model.play({
      text: 'Unsere Garage liegt unter dem Haus, Zufahrt über die Mill Lane. [S1] Ein Stellplatz kostet 18 € pro Nacht. [S1]',
    });
    const propertyId = (await findMeta(server.services.db, 'sampleProperty')) ?? '';
    const guest = new TestGuest(server.baseUrl, propertyId);
    guest.say('Wo kann ich mein Auto parken?');
    const message = await guest.frame(
      ({ type, message: told }) => type === 'message' && JSON.stringify(told).includes('"author":"ai"'),
    );
    const deltas = guest.frames.filter(({ type }) => type === 'delta');
    const { id, text } = message['message'] as { id: string; text: string };
    expect(text).toContain('18 € pro Nacht');
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.map((delta) => delta['messageId'])).toEqual(deltas.map(() => id));
    expect(text.startsWith(deltas.map((delta) => delta['text']).join(''))).toBe(true);
    guest.client.close();
  } finally {
    await server.close();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
