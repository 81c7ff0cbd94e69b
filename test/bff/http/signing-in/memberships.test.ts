import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadStaffing } from '../../../../bff/store/conversations/staffing.ts';
import { chooseToAlert } from '../../../../shared/domain/staff/routing.ts';
import { addProperty, furnish, type House } from '../../../support/fixture/furnished-house.ts';
import { type CallOptions, type HttpServer, signIn, startHttpServer } from '../../../support/http-server.ts';

/** Colleagues of some properties only: what they may do at each, and every known way to reach the others. */
let server: HttpServer;
let here: House;
let there: House;
beforeAll(async () => {
  server = await startHttpServer();
  here = await furnish(server, 'members@a.example');
  there = await addProperty(server, here);
});
afterAll(() => server.close());

interface Member {
  id: string;
  headers: Record<string, string>;
  post: object[];
}
const membershipAt = (house: House, role = 'agent') => ({ propertyId: house.propertyId, role });
let hired = 0;

async function hire(...properties: object[]): Promise<Member> {
  const email = `member-${++hired}@members.example`;
  const { status, body } = await asOwner('POST', '/api/staff', { email, name: 'Member', properties });
  expect(status).toBe(201);
  const { headers } = await signIn(server, { email, setupToken: body.setupUrl.split('#password=')[1] });
  return { id: body.id, headers, post: properties };
}

const asOwner = (method: string, path: string, body?: object) => server.call(method, path, { key: here.key, body });
const callAs = ({ headers }: Member, house?: House): CallOptions => ({
  headers: { ...headers, ...(house && { 'x-property-id': house.propertyId }) },
});

/** Everything in the store except the times of last use of sessions. */
async function dumpWithoutLastUse(): Promise<unknown> {
  const { staffSession: _, ...tables } = await server.dump();
  return tables;
}

describe('a colleague of one property', () => {
  it('need not name the property, and sees that property alone', async () => {
    const member = await hire(membershipAt(here));
    expect((await server.call('GET', '/api/property', callAs(member))).body.id).toBe(here.propertyId);
    const { body } = await server.call('GET', '/auth/me', callAs(member));
    expect(body.properties).toMatchObject([{ id: here.propertyId }]);
    expect(body.user).toMatchObject({ role: 'agent', properties: [membershipAt(here)] });
    const { body: list } = await server.call('GET', '/api/properties', callAs(member));
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([here.propertyId]);
  });

  it.each([
    ['conversation', '/api/conversations/'],
    ['task', '/api/tasks/'],
    ['guest', '/api/guests/'],
    ['draft', '/api/drafts/'],
    ['reservation', '/api/reservations/'],
  ])('reads no %s of another property, whichever property the request names', async (_, path) => {
    const member = await hire(membershipAt(here, 'manager'));
    const method = path === '/api/tasks/' || path === '/api/drafts/' ? 'PATCH' : 'GET';
    const wanted = `${path}${there.ids[path]}`;
    const body =
      path === '/api/tasks/' ? { title: 'Mine' } : path === '/api/drafts/' ? { text: 'x', revision: 0 } : undefined;
    for (const named of [undefined, here, there]) {
      const answer = await server.call(method, wanted, { ...callAs(member, named), body });
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('Secret');
    }
  });

  it.each([
    '/api/conversations?q=Secret',
    '/api/conversations/counts',
    '/api/guests?q=Secret',
    '/api/tasks',
    '/api/stays?q=Secret',
    '/api/analytics',
    '/api/ai/unanswered',
    '/api/drafts',
    '/api/processing',
    '/api/integrations/pms/logs',
    '/api/webhooks',
  ])('lists, searches and counts no record of another property: %s', async (path) => {
    const member = await hire(membershipAt(here, 'manager'));
    expect((await server.call('GET', path, callAs(member, there))).status).toBe(404);
    const own = await server.call('GET', path, callAs(member));
    expect(own.status).toBe(200);
    const foreign = Object.entries(there.ids).filter(([name, id]) => id !== here.ids[name] && id.includes('_'));
    for (const [, id] of [...foreign, ['', there.propertyId] as const])
      expect(JSON.stringify(own.body)).not.toContain(id);
  });

  it('reads no file of another property, and uploads no file to it', async () => {
    const reader = await hire(membershipAt(here, 'manager'));
    const file = (init: RequestInit) => fetch(`${server.baseUrl}/api/uploads`, init);
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 Secret']), 'secret.pdf');
    const byOwner = { authorization: `Bearer ${here.key}`, 'x-property-id': there.propertyId };
    const made = await file({ method: 'POST', body: form, headers: byOwner });
    expect(made.status).toBe(201);
    const { id } = z.object({ id: z.string() }).parse(await made.json());
    const fetchFile = (headers: Record<string, string>) => fetch(`${server.baseUrl}/api/uploads/${id}`, { headers });
    expect(await (await fetchFile(byOwner)).text()).toContain('Secret');
    for (const named of [undefined, here, there])
      expect((await fetchFile(callAs(reader, named).headers ?? {})).status).toBe(404);
    const before = await dumpWithoutLastUse();
    expect((await file({ method: 'POST', body: form, headers: callAs(reader, there).headers ?? {} })).status).toBe(404);
    expect(await dumpWithoutLastUse()).toEqual(before);
    const colleague = await hire(membershipAt(here), membershipAt(there));
    expect((await fetchFile(callAs(colleague).headers ?? {})).status).toBe(200);
  });

  it('exports and deletes no guest of another property', async () => {
    const member = await hire(membershipAt(here, 'manager'));
    const guest = `/api/guests/${there.ids['/api/guests/']}`;
    const before = await dumpWithoutLastUse();
    for (const named of [here, there]) {
      expect((await server.call('GET', `${guest}/export`, callAs(member, named))).status).toBe(404);
      expect((await server.call('DELETE', guest, callAs(member, named))).status).toBe(404);
    }
    expect(await dumpWithoutLastUse()).toEqual(before);
  });

  it('sees colleagues of the same property, and not where else they work', async () => {
    const [member, both, other] = [
      await hire(membershipAt(here)),
      await hire(membershipAt(here), membershipAt(there, 'manager')),
      await hire(membershipAt(there)),
    ];
    const { body } = await server.call('GET', '/api/staff?limit=200', callAs(member));
    const byId = new Map<string, { properties: unknown }>(body.items.map((one: { id: string }) => [one.id, one]));
    expect(byId.get(here.ownerId)?.properties).toBeNull();
    expect(byId.get(both.id)).toMatchObject({ role: 'agent', properties: [membershipAt(here)] });
    expect(byId.has(other.id)).toBe(false);
  });

  it('cannot be assigned work of another property, by anybody', async () => {
    const member = await hire(membershipAt(here));
    const assign = (house: House) =>
      server.call('POST', `/api/conversations/${house.ids['/api/conversations/']}/assign`, {
        key: here.key,
        headers: { 'x-property-id': house.propertyId },
        body: { userId: member.id },
      });
    expect(await assign(there)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/userId' }] } });
    expect((await assign(here)).status).toBe(200);
  });

  it('gets no alert of another property', async () => {
    const member = await hire(membershipAt(here));
    const urgent = { department: null, now: server.deps.clock(), urgent: true };
    for (const userId of [null, member.id])
      for (const [property, isAlerted] of [
        [here, true],
        [there, false],
      ] as const) {
        const { staff, house } = await loadStaffing(server.deps.db, property.propertyId);
        expect(chooseToAlert({ ...urgent, userId }, staff, house).includes(member.id)).toBe(isAlerted);
      }
  });
});

describe('a role at each property', () => {
  it('is valid there alone', async () => {
    const member = await hire(membershipAt(here, 'manager'), membershipAt(there, 'agent'));
    const set = (house: House) =>
      server.call('PUT', '/api/property/guide', { ...callAs(member, house), body: { left: true } });
    expect((await set(here)).status).toBe(200);
    expect((await set(there)).status).toBe(403);
    expect((await server.call('GET', '/api/property', callAs(member, there))).status).toBe(200);
    expect((await server.call('GET', '/api/property', callAs(member))).body.code).toBe('property_required');
    const { body } = await server.call('GET', '/auth/me', callAs(member));
    const [first, second] = body.properties;
    expect(first.rights).toContain('property:write');
    expect(second.rights).not.toContain('property:write');
  });

  it('gives no access to the account: no keys, staff, audit log, links or backups', async () => {
    const member = await hire(membershipAt(here, 'manager'));
    const before = await dumpWithoutLastUse();
    const tries: [string, string, object?][] = [
      ['POST', '/api/keys', { name: 'Mine', scopes: ['property:read'], propertyId: here.propertyId }],
      ['POST', '/api/keys', { name: 'Theirs', scopes: ['property:read'], propertyId: there.propertyId }],
      ['GET', '/api/keys'],
      ['PATCH', `/api/staff/${member.id}`, { properties: [membershipAt(here, 'manager'), membershipAt(there)] }],
      ['PATCH', `/api/staff/${member.id}`, { role: 'owner', properties: null }],
      ['POST', '/api/staff', { email: 'friend@members.example', name: 'Friend', properties: [membershipAt(here)] }],
      ['POST', `/api/staff/${here.ownerId}/link`, {}],
      ['POST', '/api/properties', { name: 'Mine' }],
      ['POST', '/api/property/identity-key', {}],
      ['GET', '/api/audit'],
      ['GET', '/api/backups'],
    ];
    for (const [method, path, body] of tries)
      expect((await server.call(method, path, { ...callAs(member), body })).status, `${method} ${path}`).toBe(403);
    expect(await dumpWithoutLastUse()).toEqual(before);
  });
});

describe('a user who assigns a role at a property', () => {
  it('needs all rights of that role', async () => {
    const scopes = ['staff:read', 'staff:write', 'property:read'];
    const { body: made } = await asOwner('POST', '/api/keys', { name: 'Staff', scopes });
    const body = { email: 'more@members.example', name: 'More', properties: [membershipAt(there)] };
    await server.call('GET', '/auth/me', { key: made.apiKey }); // the time of last use is stored once an hour
    const before = await dumpWithoutLastUse();
    expect(await server.call('POST', '/api/staff', { key: made.apiKey, body })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/properties/0/role', code: 'forbidden' }] },
    });
    const member = await hire(membershipAt(here));
    expect((await server.call('DELETE', `/api/staff/${member.id}`, { key: made.apiKey })).status).toBe(403);
    await asOwner('DELETE', `/api/staff/${member.id}`);
    expect(Object.keys(before as object)).toEqual(Object.keys((await dumpWithoutLastUse()) as object));
  });

  it.each([
    ['of another account', '/properties/0/propertyId', 'unknown', () => [{ propertyId: 'prp_x', role: 'agent' }]],
    ['twice', '/properties', 'duplicate', () => [membershipAt(here), membershipAt(here, 'manager')]],
    ['as an owner', '/properties/0/role', undefined, () => [membershipAt(here, 'owner')]],
    ['none at all', '/properties', undefined, () => []],
  ])('cannot name property %s', async (_, pointer, code, properties) => {
    const body = { email: 'wrong@members.example', name: 'Wrong', properties: properties() };
    const answer = await asOwner('POST', '/api/staff', body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer, ...(code && { code }) }] } });
  });

  it('has to name a role for each property, and is told what is missing', async () => {
    const given = { email: 'unclear@members.example', name: 'Unclear' };
    const member = await hire(membershipAt(here));
    for (const [method, path, body, code] of [
      ['POST', '/api/staff', given, 'required'],
      ['POST', '/api/staff', { ...given, role: 'agent', properties: [membershipAt(here)] }, 'unexpected'],
      ['PATCH', `/api/staff/${member.id}`, { role: 'manager' }, 'unexpected'],
    ] as const)
      expect(await asOwner(method, path, body)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/role', code }] },
      });
  });

  it('cannot remove the account’s last owner', async () => {
    const { body } = await asOwner('GET', '/api/staff?limit=200');
    const owners = body.items.filter(({ role }: { role: string }) => role === 'owner');
    expect(owners).toHaveLength(1);
    const answer = await asOwner('PATCH', `/api/staff/${here.ownerId}`, {
      properties: [membershipAt(here, 'manager')],
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('a change of a colleague’s properties', () => {
  it('signs the colleague out at once, and is in the audit log', async () => {
    const member = await hire(membershipAt(here), membershipAt(there));
    const { body } = await asOwner('PATCH', `/api/staff/${member.id}`, { properties: [membershipAt(here, 'manager')] });
    expect(body).toMatchObject({ role: 'manager', properties: [membershipAt(here, 'manager')] });
    expect((await server.call('GET', '/api/property', callAs(member, here))).status).toBe(401);
    const log = await asOwner('GET', '/api/audit?limit=1');
    expect(log.body.items[0]).toMatchObject({
      action: 'user.changed',
      subject: member.id,
      detail: { role: 'manager', properties: [`${here.propertyId} manager`] },
    });
  });

  it('signs nobody out if nothing changes', async () => {
    const member = await hire(membershipAt(here), membershipAt(there));
    const properties = [membershipAt(there), membershipAt(here)];
    expect((await asOwner('PATCH', `/api/staff/${member.id}`, { name: 'Renamed', properties })).status).toBe(200);
    expect((await server.call('GET', '/api/property', callAs(member, here))).status).toBe(200);
  });

  it('to the whole account opens all properties', async () => {
    const member = await hire(membershipAt(here));
    const path = `/api/staff/${member.id}`;
    const { body } = await asOwner('PATCH', path, { properties: null, role: 'manager' });
    expect(body).toMatchObject({ role: 'manager', properties: null });
    expect((await asOwner('PATCH', path, { role: 'agent' })).status).toBe(200);
  });

  it('invalidates the stored idempotent answers of that colleague', async () => {
    const member = await hire(membershipAt(here), membershipAt(there));
    const note = () =>
      server.call('POST', `/api/conversations/${there.ids['/api/conversations/']}/notes`, {
        headers: { ...callAs(member, there).headers, 'idempotency-key': `note-${member.id}` },
        body: { text: 'Secret note' },
      });
    expect((await note()).status).toBe(201);
    await asOwner('PATCH', `/api/staff/${member.id}`, { properties: [membershipAt(here)] });
    const again = await note();
    expect(again.status).toBe(401);
    expect(JSON.stringify(again.body)).not.toContain('Secret');
  });
});
