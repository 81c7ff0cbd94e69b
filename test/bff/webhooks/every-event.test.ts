import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../../bff/compose.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { startSimulator } from '../../../bff/simulators/beds24/simulator.ts';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '../../../shared/domain/webhook.ts';
import { type HookEnd, startHookEnd } from '../../support/hook-end.ts';

/** A whole server with the real engine. The hotel and its guests cause each event to which a program may subscribe. */
const folder = mkdtempSync(join(tmpdir(), 'service-chat-events-'));
const registered = z.object({ apiKey: z.string(), property: z.object({ id: z.string() }) });
const made = z.looseObject({ id: z.string() });
let server: RunningServer;
let end: HookEnd;
let manager: Awaited<ReturnType<typeof startSimulator>>;
let key = '';
let propertyId = '';

beforeAll(async () => {
  [end, manager] = await Promise.all([startHookEnd(() => new Date()), startSimulator({ limits: false })]);
  const read = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    ALLOW_PRIVATE_NETWORKS: `${end.host},127.0.0.1:${manager.port}`,
  });
  if ('faults' in read) throw new Error(read.faults.join());
  const config = { ...read.config, plan: 'enterprise' as const };
  server = await startServer({ config, log: createLog('silent'), assetsDir: null, engine: inProcess(embeddedEngine) });
  const house = { propertyName: 'Casa Azul', email: 'hola@casa-azul.example', phone: '+34910000000' };
  const account = registered.parse(await call('POST', '/auth/register', house));
  [key, propertyId] = [account.apiKey, account.property.id];
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  await call('PUT', '/api/activation', { channels: ['widget'], aiMode: 'auto', businessHours: hours });
});
afterAll(async () => {
  await server?.close();
  await Promise.all([end?.close(), manager?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(server.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return text === '' ? undefined : JSON.parse(text);
}

async function say(text: string, session: GuestSession = newGuestSession(propertyId, new Date())): Promise<string> {
  const frame = { type: 'send', id: randomUUID(), text } as const;
  const { message, fresh } = await receiveMessage(server.services, session, frame, { locale: 'en' });
  await server.services.turns.begin(message, fresh);
  return session.conversationId;
}

async function chat(): Promise<void> {
  const asks = await say('I want to speak to a person please');
  await call('POST', `/api/conversations/${asks}/resolve`, {});
  const burns = await say('Help, there is a fire in my room!');
  await call('POST', `/api/conversations/${burns}/acknowledge`, {});
}

async function work(): Promise<void> {
  const { id } = made.parse(await call('POST', '/api/tasks', { department: 'housekeeping', title: 'Towels' }));
  await call('PATCH', `/api/tasks/${id}`, { state: 'done' });
}

async function stay(): Promise<void> {
  const { id: guestId } = made.parse(await call('POST', '/api/guests', { firstName: 'Alma' }));
  await call('PATCH', `/api/guests/${guestId}`, { lastName: 'Sommer' });
  const booked = { guestId, confirmationNumber: 'AB-1', checkIn: '2026-11-20', checkOut: '2026-11-24' };
  const { id } = made.parse(await call('POST', '/api/reservations', booked));
  for (const state of ['checked_in', 'checked_out'])
    await call('PATCH', `/api/reservations/${id}`, { state, notes: state });
}

async function failToSync(): Promise<void> {
  const root = '/api/integrations/channel-manager';
  await call('POST', `${root}/connect`, { provider: 'beds24', credentials: manager.credentials });
  manager.faults.order({ kind: 'status', status: 401, times: 1_000 });
  await call('POST', `${root}/sync`, {});
}

it('each subscribable event is sent when it happens, and no other event is sent', async () => {
  const asked = { url: end.url, events: WEBHOOK_EVENTS };
  const { id, secret } = z
    .object({ id: z.string(), secret: z.string() })
    .parse(await call('POST', '/api/webhooks', asked));
  await call('POST', `/api/webhooks/${id}/test`, {});
  await chat();
  await work();
  await stay();
  await failToSync();
  const collectTypes = async () => [...new Set((await end.read(secret)).map(({ type }) => type))].toSorted();
  await expect.poll(collectTypes, { timeout: 60_000 }).toEqual([...WEBHOOK_EVENTS, WEBHOOK_TEST].toSorted());
});
