import { afterAll, beforeAll, expect, it } from 'vitest';
import { savePushDevice } from '../../../../bff/store/account/push-devices.ts';
import { saveChannelConnection } from '../../../../bff/store/channels/connections.ts';
import { insertWebhook } from '../../../../bff/store/channels/webhooks.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
let key = '';
let propertyId = '';
const outlets = {
  model: { name: 'ollama: small', host: '127.0.0.1:11434' },
  embeddings: { name: 'embeddings: bge-m3', host: '127.0.0.1:11435' },
  mailHost: 'mail.aurora.example:587',
};
beforeAll(async () => {
  server = await startHttpServer({ config: { outlets } });
  ({ key, propertyId } = await register(server, 'record@a.example'));
});
afterAll(() => server.close());

const readProcessingRecord = async () => (await server.call('GET', '/api/processing', { key })).body;
const kinds = async () => (await readProcessingRecord()).processors.map(({ kind }: { kind: string }) => kind);

it('the record of processing names the operator’s settings, and each activity with its retention', async () => {
  const record = await readProcessingRecord();
  expect(record.processors).toEqual([
    { id: 'model-1', kind: 'model', name: 'ollama: small', host: '127.0.0.1:11434', since: null },
    { id: 'model-2', kind: 'model', name: 'embeddings: bge-m3', host: '127.0.0.1:11435', since: null },
    { id: 'mail-3', kind: 'mail', name: 'SMTP', host: 'mail.aurora.example:587', since: null },
  ]);
  expect(record.activities).toMatchObject([
    { id: 'conversations', people: 'guests', keptDays: 365, recipients: ['model-1', 'model-2', 'mail-3'] },
    { id: 'stays', keptDays: 1_095, recipients: ['mail-3'] },
    { id: 'tasks', keptDays: 365, recipients: [] },
    { id: 'exchange', keptDays: 90 },
    { id: 'accounts', people: 'staff', keptDays: 400, recipients: ['mail-3'] },
  ]);
});

it('the record of processing follows connections, switches and settings', async () => {
  const { writer, secrets } = server.deps;
  const at = '2026-11-20T10:00:00.000Z';
  await writer.write(async (trx) => {
    const given = { propertyId, channel: 'whatsapp' as const, id: 'chc_1', detail: {}, credentials: { token: 't' } };
    await saveChannelConnection(trx, secrets, given, at);
    const hook = { propertyId, secret: 's', url: 'https://hooks.aurora.example/in?token=t', events: [], active: true };
    await insertWebhook(trx, secrets, hook, at);
    const { id: userId } = await trx.selectFrom('user').select('id').executeTakeFirstOrThrow();
    await savePushDevice(trx, { userId, endpoint: 'https://push.example/secret-path', keys: 'k' }, at);
    await trx.updateTable('activation').set({ languageModel: 0 }).where('propertyId', '=', propertyId).execute();
  });
  expect(await kinds()).toEqual(['channel', 'mail', 'push', 'program']);
  const record = await readProcessingRecord();
  expect(record.processors[0]).toMatchObject({ name: expect.stringContaining('WhatsApp'), since: at });
  expect(record.activities.map(({ id }: { id: string }) => id)).toContain('programs');
  expect(JSON.stringify(record)).not.toMatch(/token|secret-path/);
  await writer.write((trx) => trx.deleteFrom('channelConnection').execute());
  expect(await kinds()).toEqual(['mail', 'push', 'program']);
});

it('the record of processing shows another account nothing', async () => {
  const other = await register(server, 'other@b.example');
  const { body } = await server.call('GET', '/api/processing', { key: other.key });
  expect(body.processors.map(({ kind }: { kind: string }) => kind)).toEqual(['model', 'model', 'mail']);
});
