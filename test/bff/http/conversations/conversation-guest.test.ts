import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { insertConversation } from '../../../../bff/store/conversations/conversations.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** The guest shown beside a conversation: their identity and their known data. */
let server: HttpServer;
let key: string;
let conversationId: string;
let propertyId: string;

beforeAll(async () => {
  server = await startHttpServer();
  const made = await register(server, 'beside@a.example');
  key = made.key;
  propertyId = made.propertyId;
  conversationId = await begin();
});

async function begin(): Promise<string> {
  const id = newId('conversation');
  const given = { id, propertyId, channel: 'widget', mode: 'ai', language: 'en' };
  await server.deps.writer.write((trx) =>
    insertConversation(trx, { ...given, locale: 'en', pageUrl: null, dialogue: '{}' }, new Date().toISOString()),
  );
  return id;
}

afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown) => server.call(method, path, { key, body });
const readGuestBeside = async () => (await call('GET', `/api/conversations/${conversationId}/guest`)).body;

it('a conversation’s guest is unknown until a booking is opened, and then is that booking’s guest with all stays', async () => {
  expect(await readGuestBeside()).toEqual({
    guest: null,
    reservations: [],
    spend: [],
    preferences: [],
    pmsPreferences: [],
    conversations: [],
  });
  const { body: guest } = await call('POST', '/api/guests', { firstName: 'Alma', lastName: 'Sommer' });
  const dates = { checkIn: '2099-05-01', checkOut: '2099-05-04' };
  const stay = async (confirmationNumber: string) =>
    (await call('POST', '/api/reservations', { guestId: guest.id, confirmationNumber, ...dates })).body;
  const [linked, other] = [await stay('LH-1'), await stay('LH-2')];
  const link = { reservationId: linked.id, reason: 'she showed her passport' };
  await call('POST', `/api/conversations/${conversationId}/bookings`, link);
  const known = await readGuestBeside();
  expect(known.guest).toMatchObject({ id: guest.id, firstName: 'Alma' });
  const grants = known.reservations.map(({ id, grant }: { id: string; grant: unknown }) => [id, grant]);
  expect(Object.fromEntries(grants)).toEqual({
    [linked.id]: { level: 'staff', reason: 'she showed her passport' },
    [other.id]: null,
  });
  expect(known.conversations).toMatchObject([{ id: conversationId, lastText: '' }]);
});

it('a guest’s spending is summed by currency: the PMS’s totals, otherwise what was sold in the chat', async () => {
  const { body: guest } = await call('POST', '/api/guests', { firstName: 'Carla', lastName: 'Rossi' });
  const days = { checkIn: '2026-05-01', checkOut: '2026-05-04' };
  const stay = async (confirmationNumber: string, state: string, total: [string, string] | null) => {
    const told = total === null ? {} : { total: { amount: total[0], currency: total[1] } };
    const body = { guestId: guest.id, confirmationNumber, state, ...days, ...told };
    return (await call('POST', '/api/reservations', body)).body;
  };
  await stay('SP-1', 'checked_out', ['420.00', 'EUR']);
  await stay('SP-2', 'checked_in', ['80.50', 'EUR']);
  await stay('SP-3', 'checked_out', ['99.00', 'CHF']);
  await stay('SP-4', 'booked', ['1000.00', 'EUR']);
  await stay('SP-5', 'cancelled', ['1000.00', 'EUR']);
  const untold = await stay('SP-6', 'checked_out', null);
  const sold = { propertyId, conversationId: null, taskId: null, offerMadeId: null, description: 'Late check-out' };
  const at = '2026-05-04T09:00:00.000Z';
  for (const [amount, state] of [
    ['25.00', 'posted'],
    ['70.00', 'void'],
  ] as const)
    await server.deps.writer.write((trx) =>
      trx
        .insertInto('charge')
        .values({ ...sold, id: newId('charge'), reservationId: untold.id, amount, currency: 'EUR', state, at })
        .execute(),
    );
  const { body: profile } = await call('GET', `/api/guests/${guest.id}`);
  expect(profile.spend).toEqual([
    { amount: '525.50', currency: 'EUR' },
    { amount: '99.00', currency: 'CHF' },
  ]);
  const hers = `/api/conversations/${await begin()}`;
  await call('POST', `${hers}/bookings`, { reservationId: untold.id, reason: 'SP-6' });
  expect((await call('GET', `${hers}/guest`)).body.spend).toEqual(profile.spend);
});

it('a key that may not read guests is not shown a conversation’s guest', async () => {
  const { body } = await call('POST', '/api/keys', { name: 'talks', scopes: ['conversations:read'] });
  const told = await server.call('GET', `/api/conversations/${conversationId}/guest`, { key: body.apiKey });
  expect([told.status, JSON.stringify(told.body)]).toEqual([403, expect.not.stringContaining('spend')]);
});

it('opening or closing a booking is sent to every desk, and closing removes the guest from the conversation', async () => {
  const { body: guest } = await call('POST', '/api/guests', { firstName: 'Bruno', lastName: 'Keller' });
  const dates = { checkIn: '2099-05-01', checkOut: '2099-05-04' };
  const { body: wrong } = await call('POST', '/api/reservations', {
    guestId: guest.id,
    confirmationNumber: 'LH-9',
    ...dates,
  });
  const first = (await call('GET', '/api/reservations?number=LH-1')).body.items[0];
  const told: unknown[] = [];
  const leave = server.deps.feed.onDesk(propertyId, (frame) => {
    if (frame.type === 'conversation') told.push(frame.conversation);
  });
  const at = `/api/conversations/${conversationId}`;
  await call('POST', `${at}/bookings`, { reservationId: wrong.id, reason: 'LH-9, he said' });
  await call('POST', `${at}/bookings/close`, { reservationId: wrong.id });
  leave();
  expect(told).toMatchObject([
    { guest: { name: 'Bruno Keller' }, access: 2 },
    { guest: { name: 'Alma Sommer' }, access: 3 },
  ]);
  const { items } = (await call('GET', `${at}/bookings`)).body;
  expect(items.map(({ reservationId }: { reservationId: string }) => reservationId)).toEqual([first.id]);
});

it('the guest of an unknown conversation is not found', async () => {
  expect((await call('GET', '/api/conversations/cnv_none/guest')).status).toBe(404);
});

it('staff can ask a guest with an open booking for pre-arrival details, and see the state of that request', async () => {
  const { body: guest } = await call('POST', '/api/guests', { firstName: 'Rui', lastName: 'Silva' });
  const booking = { guestId: guest.id, checkIn: '2099-06-01', checkOut: '2099-06-04' };
  const { body: stay } = await call('POST', '/api/reservations', { ...booking, confirmationNumber: 'AS-1' });
  const { body: other } = await call('POST', '/api/reservations', { ...booking, confirmationNumber: 'AS-2' });
  const id = await begin();
  await call('POST', `/api/conversations/${id}/bookings`, { reservationId: stay.id, reason: 'AS-1, he said' });
  const question = { conversationId: id, text: 'Quando chega?' };
  const ask = (of: string) => call('POST', `/api/reservations/${of}/registration/ask`, question);
  expect((await ask(other.id)).status).toBe(404);
  const { body: asked } = await ask(stay.id);
  expect(asked).toMatchObject({ state: 'asked', askedAt: expect.any(String), arrivalTime: null });
  const { items: messages } = (await call('GET', `/api/conversations/${id}/messages`)).body;
  expect(messages.at(-1)).toMatchObject({ author: 'staff', text: 'Quando chega?' });
  const stateOf = async (number: string) => {
    const { items } = (await call('GET', `/api/stays?q=${number}`)).body;
    return items[0]?.registration;
  };
  expect([await stateOf('AS-1'), await stateOf('AS-2')]).toEqual(['asked', 'open']);
  await call('PATCH', `/api/reservations/${stay.id}/registration`, { carNumber: 'AA-00-BB' });
  expect(await stateOf('AS-1')).toBe('told');
  const { body: read } = await call('GET', `/api/reservations/${stay.id}/registration`);
  expect(read).toMatchObject({ state: 'told', askedAt: asked.askedAt, carNumber: 'AA-00-BB' });
});
