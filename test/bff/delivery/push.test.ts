import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostBytes } from '../../../bff/delivery/post-bytes.ts';
import { ensureVapidKeys, queuePush, sendPushNotices } from '../../../bff/delivery/push.ts';
import { appendDeskEvents } from '../../../bff/store/conversations/desk-events.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../support/http-server.ts';

/** A push service. It checks what RFC 8030 and 8292 require, and answers as the test sets. */
async function startPushService() {
  const taken: { path: string; headers: Record<string, unknown>; bytes: number }[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, bytes: Buffer.concat(chunks).length });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken,
    answer: (given: number) => {
      status = given;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('colleagues away from the desk', () => {
  let server: HttpServer;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let propertyId = '';
  let userId = '';
  let headers: Record<string, string> = {};
  const posts = createPostBytes(['127.0.0.1']);
  beforeAll(async () => {
    service = await startPushService();
    server = await startHttpServer();
    const account = await register(server, 'desk@push.example');
    ({ propertyId, userId } = account);
    ({ headers } = await signIn(server, account));
  });
  afterAll(async () => {
    await posts.close();
    await service.close();
    await server.close();
  });

  async function subscribe(path: string): Promise<string> {
    const browser = createECDH('prime256v1');
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const body = { endpoint: service.url + path, keys };
    return (await server.call('POST', '/api/push/subscriptions', { headers, body })).body.id;
  }

  async function alert(kind: string, data: Record<string, unknown> = {}): Promise<void> {
    const at = server.deps.clock().toISOString();
    await server.deps.writer.write(async (trx) => {
      const given = { propertyId, type: 'alert', conversationId: null, data: { kind, ...data }, at } as const;
      for (const event of await appendDeskEvents(trx, [given])) await queuePush(trx, event);
    });
  }

  async function send(post = posts.post): Promise<void> {
    const keys = await ensureVapidKeys(server.deps);
    const given = { ...server.deps, post, keys, contact: 'mailto:desk@hotel.example' };
    await sendPushNotices(given, AbortSignal.timeout(5_000));
  }

  it('get one encrypted and signed push for an alert', async () => {
    await subscribe('/one');
    await alert('asked_for_human');
    await send();
    await send();
    expect(service.taken.map(({ path }) => path)).toEqual(['/one']);
    expect(service.taken[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600', urgency: 'high' });
    expect(service.taken[0]?.headers['authorization']).toMatch(/^vapid t=/);
    expect(service.taken[0]?.bytes).toBeGreaterThan(100);
  });

  it('are called at home too for an emergency that nobody on duty has acknowledged for minutes', async () => {
    const setDuty = (hours: string) => ({ mon_fri: hours, weekend: hours });
    const { id: onDuty } = (
      await server.call('POST', '/api/staff', {
        headers,
        body: { email: 'on@push.example', name: 'On', role: 'agent', duty: setDuty('24/7') },
      })
    ).body;
    const path = `/api/staff/${userId}`;
    await server.call('PATCH', path, { headers, body: { duty: setDuty('closed') } });
    await subscribe('/home');
    const countNotified = async () => {
      service.taken.length = 0;
      const body = { headers, body: {} };
      const { id } = (await server.call('POST', '/api/emergencies/rehearsal', body)).body;
      const at = server.deps.clock().toISOString();
      await server.deps.writer.write(async (trx) => {
        const data = { kind: 'emergency', department: 'front_desk' };
        const given = { propertyId, type: 'alert', conversationId: id, data, at } as const;
        for (const event of await appendDeskEvents(trx, [given])) await queuePush(trx, event);
      });
      await send();
      return service.taken.some((one) => one.path === '/home');
    };
    expect(await countNotified()).toBe(false);
    server.advance(3 * 60_000);
    expect(await countNotified()).toBe(true);
    await server.call('PATCH', path, { headers, body: { duty: null } });
    await server.call('DELETE', `/api/staff/${onDuty}`, { headers });
  });

  it('lose a push subscription when their browser is gone', async () => {
    service.answer(410);
    await alert('asked_for_human');
    await send();
    service.answer(201);
    service.taken.length = 0;
    await alert('asked_for_human');
    await send();
    expect(service.taken).toEqual([]);
  });

  it('get no push for an alert that is for somebody else or too old', async () => {
    await subscribe('/two');
    service.taken.length = 0;
    await alert('assigned', { userId: 'usr_somebody_else' });
    await send();
    await alert('assigned', { userId });
    server.advance(11 * 60_000);
    await send();
    expect(service.taken).toEqual([]);
  });

  it('get a push at home only for danger and urgent alerts', async () => {
    const setHours = (businessHours: string) =>
      server.deps.writer.write(async (trx) => {
        await trx.updateTable('activation').set({ businessHours }).where('propertyId', '=', propertyId).execute();
      });
    const before = await server.deps.db
      .selectFrom('activation')
      .select('businessHours')
      .where('propertyId', '=', propertyId)
      .executeTakeFirstOrThrow();
    await setHours(JSON.stringify({ mon_fri: 'closed', weekend: 'closed' }));
    service.taken.length = 0;
    await alert('complaint');
    await alert('urgent_task', { department: 'maintenance', priority: 'high' });
    await send();
    expect(service.taken).toEqual([]);
    await alert('urgent_task', { department: 'front_desk', priority: 'urgent' });
    await alert('emergency', { department: 'front_desk' });
    await send();
    expect(service.taken).toHaveLength(2);
    await setHours(before.businessHours);
  });

  it('cannot subscribe an address on this network', async () => {
    const strict = createPostBytes([]);
    service.taken.length = 0;
    await alert('assigned', { userId });
    await send(strict.post);
    await strict.close();
    expect(service.taken).toEqual([]);
  });

  it('can unsubscribe only their own browsers', async () => {
    const id = await subscribe('/three');
    const other = await register(server, 'desk@elsewhere.example');
    const theirs = await signIn(server, other);
    expect((await server.call('DELETE', `/api/push/subscriptions/${id}`, theirs)).status).toBe(404);
    expect((await server.call('DELETE', `/api/push/subscriptions/${id}`, { headers })).status).toBe(204);
  });
});
