import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator } from '../../../bff/simulators/beds24/simulator.ts';
import { disableWebhook } from '../../../bff/store/channels/webhooks.ts';
import { RETRY_MS } from '../../../bff/webhooks/deliver.ts';
import { createWebhooks } from '../../../bff/webhooks/webhooks.ts';
import { type HookEnd, startHookEnd } from '../../support/hook-end.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';
import { refuseWith } from '../../support/pms/paper-pms.ts';

let server: HttpServer;
let end: HookEnd;
let key: string;
let webhook: { id: string; secret: string };

const HOUR_MS = 60 * 60 * 1_000;
const TASK = { department: 'housekeeping', title: 'Towels' };

beforeEach(async () => {
  end = await startHookEnd(() => server.deps.clock());
  server = await startHttpServer({ allowedPrivate: [end.host, '127.0.0.1'] });
  ({ key } = await register(server, 'hooks@a.example'));
  webhook = await subscribe(['task.created', 'task.updated', 'task.done']);
});
afterEach(async () => {
  await server.close();
  await end.close();
});

async function subscribe(events: string[]): Promise<{ id: string; secret: string }> {
  return (await server.call('POST', '/api/webhooks', { key, body: { url: end.url, events } })).body;
}

/** Sends everything that is due. */
async function send(): Promise<void> {
  await server.webhooks.sweep();
  await server.webhooks.idle();
}

async function addTask(): Promise<string> {
  return (await server.call('POST', '/api/tasks', { key, body: TASK })).body.id;
}

const listDeliveries = async (query = '') =>
  (await server.call('GET', `/api/webhooks/${webhook.id}/deliveries${query}`, { key })).body.items;
const readWebhook = async () => (await server.call('GET', `/api/webhooks/${webhook.id}`, { key })).body;

describe('an event of a webhook', () => {
  it('is sent signed, with the object as its GET returns it', async () => {
    const id = await addTask();
    await server.call('PATCH', `/api/tasks/${id}`, { key, body: { state: 'in_progress' } });
    await send();
    await server.call('PATCH', `/api/tasks/${id}`, { key, body: { state: 'done' } });
    await send();
    const told = await end.read(webhook.secret);
    const types = told.map(({ type }) => type);
    expect(types.toSorted()).toEqual(['task.created', 'task.done', 'task.updated', 'task.updated', 'task.updated']);
    const { body: task } = await server.call('GET', `/api/tasks/${id}`, { key });
    expect(told.find(({ type }) => type === 'task.done')?.data).toEqual(task);
    expect(end.calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'ServiceChat' });
    expect(await listDeliveries('?state=delivered')).toHaveLength(5);
  });

  it('that no webhook subscribed to is not sent', async () => {
    const { id } = (await server.call('POST', '/api/guests', { key, body: { firstName: 'Alma' } })).body;
    await server.call('PATCH', `/api/guests/${id}`, { key, body: { notes: 'Late riser' } });
    await send();
    expect(end.calls).toEqual([]);
    expect((await server.dump())['outbox']).toEqual([]);
  });

  it('of a property is not sent to another property’s webhook', async () => {
    const other = await register(server, 'other@b.example');
    await server.call('POST', '/api/tasks', { key: other.key, body: TASK });
    await send();
    expect(end.calls).toEqual([]);
  });

  it('is sent for guests and their stays', async () => {
    webhook = await subscribe(['guest.updated', 'stay.arrived', 'stay.departed']);
    const { id: guestId } = (await server.call('POST', '/api/guests', { key, body: { firstName: 'Alma' } })).body;
    await server.call('PATCH', `/api/guests/${guestId}`, { key, body: { lastName: 'Sommer' } });
    const stay = { guestId, confirmationNumber: 'AB-1', checkIn: '2026-11-20', checkOut: '2026-11-24' };
    const { id } = (await server.call('POST', '/api/reservations', { key, body: stay })).body;
    for (const state of ['checked_in', 'checked_out'])
      await server.call('PATCH', `/api/reservations/${id}`, { key, body: { state, notes: state } });
    await send();
    const told = await end.read(webhook.secret);
    expect(told.map(({ type }) => type).toSorted()).toEqual(['guest.updated', 'stay.arrived', 'stay.departed']);
    expect(told.find(({ type }) => type === 'guest.updated')?.data).toMatchObject({ id: guestId, lastName: 'Sommer' });
  });

  it('is sent for a failed sync, with the object as the sync’s GET returns it', async () => {
    webhook = await subscribe(['sync.failed']);
    const root = '/api/integrations/pms';
    const body = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };
    expect((await server.call('POST', `${root}/connect`, { key, body })).status).toBe(201);
    await server.deps.sync.work();
    server.pms.before = () => {
      throw refuseWith('unreachable');
    };
    const { body: begun } = await server.call('POST', `${root}/sync`, { key, body: {} });
    await server.deps.sync.work();
    await send();
    const { body: run } = await server.call('GET', `${root}/sync/${begun.syncId}`, { key });
    expect(run.state).toBe('failed');
    expect(await end.read(webhook.secret)).toMatchObject([{ type: 'sync.failed', data: run }]);
  });

  it('is sent for a channel manager that could not be reached', async () => {
    webhook = await subscribe(['sync.failed']);
    const simulator = await startSimulator({ limits: false, clock: server.deps.clock });
    const root = '/api/integrations/channel-manager';
    const body = { provider: 'beds24', credentials: simulator.credentials };
    expect((await server.call('POST', `${root}/connect`, { key, body })).status).toBe(201);
    await server.deps.distribution.work();
    await simulator.close();
    const { body: begun } = await server.call('POST', `${root}/sync`, { key, body: {} });
    await server.deps.distribution.work();
    await send();
    const { body: run } = await server.call('GET', `${root}/sync/${begun.syncId}`, { key });
    expect(run.state).toBe('failed');
    expect(await end.read(webhook.secret)).toMatchObject([{ type: 'sync.failed', data: run }]);
  });

  it('is not sent for a guest who was erased before, nor listed afterwards', async () => {
    webhook = await subscribe(['guest.updated']);
    const { id } = (await server.call('POST', '/api/guests', { key, body: { firstName: 'Almalind' } })).body;
    end.answer((response) => response.writeHead(500).end());
    await server.call('PATCH', `/api/guests/${id}`, { key, body: { notes: 'Late riser' } });
    await send();
    expect(end.calls).toHaveLength(1);
    await server.call('PATCH', `/api/guests/${id}`, { key, body: { notes: 'Early riser' } });
    expect((await server.call('DELETE', `/api/guests/${id}`, { key })).status).toBe(204);
    server.advance(HOUR_MS);
    await send();
    expect(end.calls).toHaveLength(1);
    expect(JSON.stringify(await server.dump())).not.toContain('Almalind');
  });

  it('can be tried out', async () => {
    const test = await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    expect(test).toMatchObject({ status: 202, body: { type: 'webhook.test', state: 'pending', attempts: 0 } });
    await send();
    expect(await end.read(webhook.secret)).toMatchObject([{ id: test.body.id, type: 'webhook.test' }]);
    expect(await listDeliveries()).toMatchObject([{ id: test.body.id, state: 'delivered', status: 204, attempts: 1 }]);
  });
});

describe('a delivery that fails', () => {
  it('is tried again with the same id and bytes at growing intervals, and given up after three days', async () => {
    end.answer((response) => response.writeHead(500).end('no words of theirs are kept'));
    await addTask();
    await send();
    for (const waitMs of RETRY_MS) {
      server.advance(waitMs - 1_000);
      await send();
      const before = end.calls.length;
      server.advance(1_000);
      await send();
      expect(end.calls.length).toBeGreaterThan(before);
    }
    const [call] = end.calls;
    const same = end.calls.filter(({ headers }) => headers['webhook-id'] === call?.headers['webhook-id']);
    expect(same).toHaveLength(RETRY_MS.length + 1);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    expect(new Set(same.map(({ headers }) => headers['webhook-timestamp'])).size).toBeGreaterThan(2);
    expect(await listDeliveries('?state=failed')).toContainEqual(
      expect.objectContaining({ id: call?.headers['webhook-id'], status: 500, attempts: 11, nextAt: null }),
    );
    expect(JSON.stringify(await server.dump())).not.toContain('no words of theirs');
  });

  it('for three days switches the webhook off, and pending deliveries are kept until it is switched on', async () => {
    end.answer((response) => response.writeHead(500).end());
    await addTask();
    await send();
    for (const waitMs of RETRY_MS) {
      server.advance(waitMs + 1_000);
      await send();
    }
    expect(await readWebhook()).toMatchObject({ active: false, disabledReason: 'failing' });
    await addTask();
    const before = end.calls.length;
    await send();
    expect(end.calls).toHaveLength(before);
    const on = await server.call('PATCH', `/api/webhooks/${webhook.id}`, { key, body: { active: true } });
    expect(on.body).toMatchObject({ active: true, disabledReason: null, failingSince: null });
  });

  it('with status 410 switches the webhook off at once', async () => {
    end.answer((response) => response.writeHead(410).end());
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    expect(await readWebhook()).toMatchObject({ active: false, disabledReason: 'gone' });
    expect(await listDeliveries()).toMatchObject([{ state: 'failed', status: 410 }]);
  });

  it.each([
    ['seconds', () => '120'],
    ['a date', (now: number) => new Date(now + 120_000).toUTCString()],
  ])('is not tried again before the time that the receiver asks for in %s', async (_, write) => {
    end.answer((response) => response.writeHead(429, { 'retry-after': write(Date.now()) }).end());
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    server.advance(110_000);
    await send();
    expect(end.calls).toHaveLength(1);
    server.advance(15_000);
    await send();
    expect(end.calls).toHaveLength(2);
  });

  it('includes a delivery that is answered by a redirect, which is not followed', async () => {
    end.answer((response) => response.writeHead(307, { location: end.url }).end());
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    expect(end.calls).toHaveLength(1);
    expect(await listDeliveries()).toMatchObject([{ state: 'pending', status: 307 }]);
  });

  it('includes a delivery without an answer in time', async () => {
    end.answer(() => undefined);
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    expect(await listDeliveries()).toMatchObject([
      { state: 'pending', status: null, error: expect.stringMatching(/time|reached/) },
    ]);
  });

  it('does not delay deliveries to other addresses', async () => {
    const other = await startHookEnd(() => server.deps.clock());
    const hooks = createWebhooks(server.deps, { allowedPrivate: [end.host, other.host] });
    const { body: quick } = await server.call('POST', '/api/webhooks', {
      key,
      body: { url: 'https://8.8.8.8/hook', events: ['task.created'] },
    });
    await server.deps.db.updateTable('webhook').set({ url: other.url }).where('id', '=', quick.id).execute();
    end.answer(() => undefined);
    await addTask();
    await hooks.sweep();
    await expect.poll(() => other.calls.length).toBe(1);
    await hooks.close();
    await other.close();
  });

  it('never reaches an address on this network, even if the DNS entry has changed since', async () => {
    const hooks = createWebhooks(server.deps, { allowedPrivate: [] });
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await hooks.sweep();
    await hooks.idle();
    await hooks.close();
    expect(end.calls).toEqual([]);
    expect(await listDeliveries()).toMatchObject([
      { state: 'pending', status: null, error: expect.stringContaining('https://') },
    ]);
  });
});

describe('a delivery attempt that a crash interrupted', () => {
  it('is repeated, and no other delivery is lost or doubled', async () => {
    const hooks = createWebhooks(server.deps, { allowedPrivate: [end.host] });
    end.answer(() => undefined);
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await hooks.sweep();
    await expect.poll(() => end.calls.length).toBe(1);
    await hooks.close();
    end.answer((response) => response.writeHead(204).end());
    await send();
    expect(end.calls).toHaveLength(1);
    server.advance(61_000);
    await send();
    await send();
    expect(new Set(end.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(end.calls).toHaveLength(2);
    expect(await listDeliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});

describe('a replay of a delivery', () => {
  it('sends the same body under the same id, whatever the outcome of the delivery', async () => {
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    const [{ id }] = await listDeliveries();
    const path = `/api/webhooks/${webhook.id}/deliveries/${id}/replay`;
    expect(await server.call('POST', path, { key, body: {} })).toMatchObject({
      status: 202,
      body: { id, state: 'pending', attempts: 0 },
    });
    await send();
    expect(end.calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(end.calls[1]?.body).toBe(end.calls[0]?.body);
  });

  it('waits until the webhook is switched on', async () => {
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    const [{ id }] = await listDeliveries();
    const at = server.deps.clock().toISOString();
    await server.deps.writer.write((trx) => disableWebhook(trx, webhook.id, 'failing', at));
    const path = `/api/webhooks/${webhook.id}/deliveries/${id}/replay`;
    expect((await server.call('POST', path, { key, body: {} })).body.code).toBe('conflict');
  });
});

describe('a new secret of a webhook', () => {
  it('signs together with the old secret for a day, then alone', async () => {
    const rotated = await server.call('POST', `/api/webhooks/${webhook.id}/rotate`, { key, body: {} });
    expect(rotated.body.secret).not.toBe(webhook.secret);
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    await expect(end.read(webhook.secret)).resolves.toHaveLength(1);
    await expect(end.read(rotated.body.secret)).resolves.toHaveLength(1);
    server.advance(25 * HOUR_MS);
    end.calls.length = 0;
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    await expect(end.read(rotated.body.secret)).resolves.toHaveLength(1);
    await expect(end.read(webhook.secret)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  it('without an overlap signs alone at once', async () => {
    await server.call('POST', `/api/webhooks/${webhook.id}/rotate`, { key, body: { overlapMs: 0 } });
    await server.call('POST', `/api/webhooks/${webhook.id}/test`, { key, body: {} });
    await send();
    await expect(end.read(webhook.secret)).rejects.toMatchObject({ code: 'bad_signature' });
  });
});
