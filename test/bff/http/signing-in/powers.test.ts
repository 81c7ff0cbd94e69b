import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS, type Right } from '../../../../shared/domain/staff/rights.ts';
import { furnish, type House } from '../../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../../support/http-server.ts';

/** Nobody can grant rights that they do not have: every known way to get more rights. */
let server: HttpServer;
let house: House;
beforeAll(async () => {
  server = await startHttpServer();
  house = await furnish(server, 'powers@a.example');
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(+server.deps.clock() + hours * HOUR_MS).toISOString();

async function keyWith(scopes: readonly Right[], more: object = {}) {
  const body = { name: scopes.join(' ').slice(0, 100), scopes, ...more };
  const made = await server.call('POST', '/api/keys', { key: house.key, body });
  expect(made.status).toBe(201);
  await server.call('GET', '/auth/me', { key: made.body.apiKey }); // the time of last use is stored once an hour
  return { id: made.body.id as string, key: made.body.apiKey as string };
}

async function colleague(role: string, name: string) {
  const body = { email: `${name}@powers.example`, name, role };
  return (await server.call('POST', '/api/staff', { key: house.key, body })).body.id as string;
}

/** Calls with `key` and expects this status and an unchanged store. */
async function expectRefused(status: 403 | 409 | 422, method: string, path: string, key: string, body?: object) {
  const before = await server.dump();
  const answer = await server.call(method, path, { key, body });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(status);
  expect(JSON.stringify(answer.body)).not.toMatch(/sck_|#password=/);
  expect(await server.dump()).toEqual(before);
  return answer.body;
}

describe('a key with the right to manage keys', () => {
  it('does not get another key’s rights by giving it a new secret', async () => {
    const { key } = await keyWith(['keys:read', 'keys:write']);
    const { body } = await server.call('GET', '/api/keys', { key });
    const first = body.items.find(({ scopes }: { scopes: string[] }) => scopes.length === RIGHTS.length);
    expect(await expectRefused(403, 'POST', `/api/keys/${first.id}/rotate`, key, { overlapMs: 0 })).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('account:read'),
    });
  });

  it('may give itself and equal keys a new secret', async () => {
    const { id, key } = await keyWith(['keys:write', 'property:read']);
    const narrower = await keyWith(['property:read']);
    for (const one of [narrower.id, id])
      expect((await server.call('POST', `/api/keys/${one}/rotate`, { key, body: {} })).status).toBe(200);
  });

  it('creates no key with rights that it lacks, whatever other rights it has', async () => {
    for (const scope of RIGHTS) {
      const { key } = await keyWith(scope === 'keys:write' ? ['keys:write'] : ['keys:write', scope]);
      const wider = RIGHTS.filter((right) => right !== 'keys:write' && right !== scope);
      const body = { name: 'wide', scopes: ['keys:write', ...wider] };
      expect((await expectRefused(422, 'POST', '/api/keys', key, body)).errors).toMatchObject([
        { pointer: '/scopes/1', code: 'forbidden' },
      ]);
    }
  });

  it('may revoke a key with more rights, as that gives nothing', async () => {
    const { key } = await keyWith(['keys:write']);
    const wide = await keyWith(RIGHTS);
    expect((await server.call('DELETE', `/api/keys/${wide.id}`, { key })).status).toBe(204);
  });
});

describe('a key with an expiry', () => {
  it('creates no key that outlives it, and gives no such key a new secret', async () => {
    const { id, key } = await keyWith(RIGHTS, { expiresAt: inHours(1) });
    const body = { name: 'longer', scopes: ['property:read'] };
    for (const more of [{}, { expiresAt: inHours(2) }])
      expect((await expectRefused(422, 'POST', '/api/keys', key, { ...body, ...more })).errors).toMatchObject([
        { pointer: '/expiresAt', code: 'forbidden' },
      ]);
    const endless = await keyWith(['property:read']);
    await expectRefused(403, 'POST', `/api/keys/${endless.id}/rotate`, key, {});
    await expectRefused(422, 'POST', `/api/keys/${id}/rotate`, key, { expiresAt: inHours(2) });
    const shorter = { ...body, expiresAt: inHours(0.5) };
    expect((await server.call('POST', '/api/keys', { key, body: shorter })).status).toBe(201);
    expect((await server.call('POST', `/api/keys/${id}/rotate`, { key, body: {} })).status).toBe(200);
  });

  it('adds no colleague and creates no link for one, as people do not expire', async () => {
    const { key } = await keyWith(RIGHTS, { expiresAt: inHours(1) });
    const id = await colleague('agent', 'endless');
    await expectRefused(403, 'POST', '/api/staff', key, { email: 'late@powers.example', name: 'Late', role: 'agent' });
    await expectRefused(403, 'POST', `/api/staff/${id}/link`, key, {});
  });
});

describe('a key with the right to manage staff', () => {
  it('adds nobody with a role of more rights', async () => {
    const { key } = await keyWith(['staff:write', 'staff:invite', 'staff:read']);
    for (const role of ['owner', 'manager', 'agent']) {
      const body = { email: `new-${role}@powers.example`, name: 'New', role };
      expect((await expectRefused(422, 'POST', '/api/staff', key, body)).errors).toMatchObject([
        { pointer: '/role', code: 'forbidden' },
      ]);
    }
  });

  it('promotes nobody, and neither demotes, blocks, unblocks nor removes anybody with more rights', async () => {
    const { key } = await keyWith(['staff:write', 'staff:invite', 'staff:read']);
    const [agent, owner, blocked] = [
      await colleague('agent', 'low'),
      await colleague('owner', 'high'),
      await colleague('owner', 'blocked'),
    ];
    await server.call('PATCH', `/api/staff/${blocked}`, { key: house.key, body: { disabled: true } });
    const patch = (id: string, body: object) => expectRefused(403, 'PATCH', `/api/staff/${id}`, key, body);
    await patch(agent, { role: 'owner' });
    await patch(owner, { role: 'agent' });
    await patch(owner, { disabled: true });
    await patch(blocked, { disabled: false });
    await expectRefused(403, 'DELETE', `/api/staff/${owner}`, key);
  });

  it('and all rights of an agent manages agents, and makes nobody a manager', async () => {
    const { key } = await keyWith(AGENT_AND_STAFF);
    const body = { email: 'equal@powers.example', name: 'Equal', role: 'agent' };
    const made = await server.call('POST', '/api/staff', { key, body });
    expect(made.status).toBe(201);
    const path = `/api/staff/${made.body.id}`;
    expect((await server.call('PATCH', path, { key, body: { disabled: true } })).status).toBe(200);
    expect((await expectRefused(422, 'PATCH', path, key, { role: 'manager' })).errors).toMatchObject([
      { pointer: '/role', code: 'forbidden' },
    ]);
    expect((await server.call('DELETE', path, { key })).status).toBe(204);
  });

  it('cannot sign in as anybody with more rights', async () => {
    const { key } = await keyWith(['staff:invite', 'staff:read']);
    for (const role of ['owner', 'manager', 'agent'])
      await expectRefused(403, 'POST', `/api/staff/${await colleague(role, `link-${role}`)}/link`, key, {});
  });
});

describe('an access to bookings', () => {
  it('is given only by users who may read guests: no key for the hotel’s site, no booking for a conversation', async () => {
    const site = await keyWith(['account:write']);
    await expectRefused(403, 'POST', '/api/property/identity-key', site.key, {});
    const link = await keyWith(['guests:write']);
    const body = { reservationId: house.ids['/api/reservations/'], reason: 'mine' };
    await expectRefused(403, 'POST', `/api/conversations/${house.ids['/api/conversations/']}/bookings`, link.key, body);
    const address = { email: 'mine@elsewhere.example' }; // the address for codes
    await expectRefused(403, 'PATCH', `/api/guests/${house.ids['/api/guests/']}`, link.key, address);
  });

  it('cannot be had by connecting a PMS or channel manager without the right to read and change guests', async () => {
    const { key } = await keyWith(['property:write']);
    const body = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };
    await expectRefused(403, 'POST', '/api/integrations/pms/connect', key, body);
    const own = { provider: 'custom', credentials: {} };
    await expectRefused(403, 'POST', '/api/integrations/channel-manager/connect', key, own);
  });
});

describe('a lasting connection', () => {
  it('is not created by a key with an expiry: no webhook, PMS, channel manager, channel or key for the hotel’s site', async () => {
    const { body } = await server.call('POST', '/api/webhooks', {
      key: house.key,
      body: { url: 'https://93.184.215.14/hook', events: ['message.created'] },
    });
    const { key } = await keyWith(RIGHTS, { expiresAt: inHours(1) });
    const paper = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };
    const tries: [method: string, path: string, body: object][] = [
      ['POST', '/api/webhooks', { url: 'https://93.184.215.14/mine', events: ['message.created'] }],
      ['PATCH', `/api/webhooks/${body.id}`, { url: 'https://93.184.215.14/mine' }],
      ['POST', `/api/webhooks/${body.id}/rotate`, {}],
      ['POST', '/api/integrations/pms/connect', paper],
      ['POST', '/api/integrations/channel-manager/connect', { provider: 'custom', credentials: {} }],
      ['PUT', '/api/channels/whatsapp', { businessId: '1', phoneNumber: '+4983825501', apiKey: 'x' }],
      ['POST', '/api/property/identity-key', {}],
    ];
    for (const [method, path, given] of tries)
      expect(await expectRefused(403, method, path, key, given), path).toMatchObject({
        code: 'forbidden',
        detail: expect.stringContaining('your own key ends before that'),
      });
    await server.call('DELETE', `/api/webhooks/${body.id}`, { key }); // removing grants nothing
  });
});

const AGENT_AND_STAFF: readonly Right[] = [
  'property:read',
  'conversations:read',
  'conversations:write',
  'tasks:read',
  'tasks:write',
  'guests:read',
  'guests:write',
  'staff:read',
  'staff:invite',
  'staff:write',
];
