import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByNumber } from '../../../bff/store/guests/reservations.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

describe('POST /api/ai/ask with a reservation', () => {
  let house: StaffedHouse;
  let server: HttpServer;
  beforeAll(async () => {
    house = await openStaffedHouse();
    const { services, propertyId } = house;
    // The route of a second server on the sample hotel's engine and store.
    const ask = (_: string, question: Parameters<typeof services.ask>[1]) => services.ask(propertyId, question);
    server = await startHttpServer({ ask });
  });
  afterAll(async () => {
    await server.close();
    await house.close();
  });

  it('gives the answer that the guest would get, stores nothing and opens no booking', async () => {
    const { key } = await register(server, 'ask@a.example');
    const reservationId = await idOf('LH-48213');
    const before = await dump();
    const text = 'In which room am I, and when is my check-out?';
    const { status, body } = await server.call('POST', '/api/ai/ask', { key, body: { text, reservationId } });
    expect([status, body.reply.text]).toEqual([200, expect.stringMatching(/204/)]);
    expect(body).toMatchObject({ model: 'off', decision: { reason: expect.any(String) } });
    expect(await dump()).toEqual(before);
    const { body: other } = await server.call('POST', '/api/ai/ask', { key, body: { text } });
    expect(other.reply.text).not.toMatch(/204/);
  });

  it('needs the right to see guests', async () => {
    const { key } = await register(server, 'ask-less@a.example');
    const made = await server.call('POST', '/api/keys', { key, body: { name: 'site', scopes: ['property:read'] } });
    const reservationId = await idOf('LH-48213');
    const body = { text: 'When is my check-out?', reservationId };
    expect(await server.call('POST', '/api/ai/ask', { key: made.body.apiKey, body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('names the field if the reservation does not exist here', async () => {
    const { key } = await register(server, 'ask-none@a.example');
    const body = { text: 'When is my check-out?', reservationId: 'rsv_01J00000000000000000000001' };
    expect(await server.call('POST', '/api/ai/ask', { key, body })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/reservationId', code: 'unknown' }] },
    });
  });

  async function idOf(number: string): Promise<string> {
    return (await findByNumber(house.services.db, house.propertyId, number))?.id ?? '';
  }

  async function dump(): Promise<unknown[]> {
    const tables = [
      'conversation',
      'message',
      'accessGrant',
      'decision',
      'aiConversation',
      'modelUsage',
      'task',
    ] as const;
    return Promise.all(
      tables.map((table) =>
        house.services.db
          .selectFrom(table as 'task')
          .selectAll()
          .execute(),
      ),
    );
  }
});

it('an answer stored under an idempotency key is deleted when its guest is erased', async () => {
  const server = await startHttpServer();
  try {
    const { key } = await register(server, 'kept@a.example');
    const post = (body: object, name: string) =>
      server.call('POST', '/api/guests', { key, body, headers: { 'Idempotency-Key': name } });
    const canary = { lastName: 'Canary', email: 'canary@guests.example' };
    const { body: guest } = await post(canary, 'first');
    const { body: other } = await post({ lastName: 'Other' }, 'second');
    expect((await post(canary, 'first')).body).toEqual(guest);
    await server.call('DELETE', `/api/guests/${guest.id}`, { key });
    expect(
      (await server.deps.db.selectFrom('idempotency').select('key').execute()).map((row) => row.key),
    ).not.toContain('first');
    expect((await post({ lastName: 'Other' }, 'second')).body).toEqual(other);
  } finally {
    await server.close();
  }
});
