import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { insertConversation } from '../../../../bff/store/conversations/conversations.ts';
import { MAIN_SOURCE } from '../../../../bff/store/pms/source.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';

/** Rooms and stays that were entered by hand are changed or deleted again, without effects on other data. */
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
let now = Date.parse('2026-11-20T14:05:00.000Z');
let server: ChatServer;
let hotel: Hotel;

beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(now) });
  hotel = await openHotel(server.baseUrl);
});
afterAll(() => server.close());

const api = (method: string, path: string, body?: unknown, allow: number[] = []) =>
  call(server.baseUrl, method, path, hotel.apiKey, body, { allow });

const timestamp = () => new Date(now).toISOString();

async function enterStay(guest: object, rest: object = {}) {
  now += 1_000;
  return (await api('POST', '/api/stays', { guest, checkIn: TODAY, checkOut: TOMORROW, ...rest })).body;
}

async function stateOf(number: string): Promise<string> {
  const { body } = await api('GET', '/api/rooms');
  return body.items.find((one: { number: string }) => one.number === number)?.housekeeping;
}

describe('a deleted stay', () => {
  it.each([
    ['was entered before the stay', { lastName: 'Vorher', email: 'vorher@x.example' }],
    ['has notes', { lastName: 'Notiz', email: 'notiz@x.example', notes: 'Allergic to nuts' }],
    ['comes from the PMS', { lastName: 'Gast', email: 'gast@x.example', externalId: 'g_1' }],
  ])('does not delete its guest who %s', async (_, guest) => {
    const before = (await api('POST', '/api/guests', guest)).body;
    if ('externalId' in guest) await linkToPms(guest.externalId, before.id);
    const { lastName, email } = guest;
    const stay = await enterStay({ lastName, email });
    expect(stay.guest.id).toBe(before.id);
    await api('DELETE', `/api/stays/${stay.id}`, undefined, [204]);
    expect((await api('GET', `/api/guests/${before.id}`)).body).toMatchObject(guest);
    const links = await server.deps.db.selectFrom('pmsLink').select(['ourId', 'erasedAt']).execute();
    expect(links.filter(({ erasedAt }) => erasedAt !== null)).toEqual([]);
  });

  it('deletes a guest who was entered with it and has no other data', async () => {
    const stay = await enterStay({ lastName: 'Versehen' });
    await api('DELETE', `/api/stays/${stay.id}`, undefined, [204]);
    await api('GET', `/api/guests/${stay.guest.id}`, undefined, [404]);
    const noted = await enterStay({ lastName: 'Gemerkt' });
    await api('PATCH', `/api/guests/${noted.guest.id}`, { notes: 'Called twice' });
    await api('DELETE', `/api/stays/${noted.id}`, undefined, [204]);
    expect((await api('GET', `/api/guests/${noted.guest.id}`)).body.notes).toBe('Called twice');
  });

  it('is refused if its guest has registered', async () => {
    const stay = await enterStay({ lastName: 'Meldung' });
    const told = { arrivalTime: '18:00', companions: '[]', nationality: null, carNumber: '', askedAt: null };
    await server.deps.writer.write((trx) =>
      trx
        .insertInto('registration')
        .values({ reservationId: stay.id, propertyId: hotel.propertyId, ...told, updatedAt: timestamp() })
        .execute(),
    );
    await api('DELETE', `/api/stays/${stay.id}`, undefined, [409]);
    expect((await api('GET', `/api/reservations/${stay.id}`)).status).toBe(200);
  });
});

describe('a check-in by mistake', () => {
  it('is undone with the room in its former state; a check-out makes the room dirty', async () => {
    await api('POST', '/api/rooms', { rooms: [{ number: '601', housekeeping: 'clean' }] });
    const { id } = await enterStay({ lastName: 'Irrtum' }, { room: '601' });
    const setState = (state: string) => api('PATCH', `/api/stays/${id}`, { state });
    await setState('checked_in');
    await setState('booked');
    expect(await stateOf('601')).toBe('clean');
    await setState('checked_in');
    await setState('no_show');
    expect(await stateOf('601')).toBe('clean');
    await setState('checked_in');
    await setState('checked_out');
    expect(await stateOf('601')).toBe('dirty');
  });
});

describe('a renamed room', () => {
  it('is renamed in its open tasks, its conversations and the stays that the house manages', async () => {
    const [room] = (await api('POST', '/api/rooms', { rooms: [{ number: '71' }] })).body.items;
    const task = async () =>
      (await api('POST', '/api/tasks', { title: 'Towels', department: 'housekeeping', room: '71' })).body.id;
    const [open, done] = [await task(), await task()];
    await api('PATCH', `/api/tasks/${done}`, { state: 'done' });
    const left = await enterStay({ lastName: 'Getrennt' }, { room: '71' });
    const led = await enterStay({ lastName: 'Verbunden' }, { room: '71' });
    await giveExternalId(left.id, 'gone');
    await giveExternalId(led.id, 'annex');
    await connectPms('annex');
    const conversationId = await openConversation('71');
    await api('PATCH', `/api/rooms/${room.id}`, { number: '72' });
    const roomOf = async (path: string) => (await api('GET', path)).body.room;
    expect(await roomOf(`/api/tasks/${open}`)).toBe('72');
    expect(await roomOf(`/api/tasks/${done}`)).toBe('71');
    expect(await roomOf(`/api/reservations/${left.id}`)).toBe('72');
    expect(await roomOf(`/api/reservations/${led.id}`)).toBe('71');
    const conversations = server.deps.db.selectFrom('conversation').select(['room', 'dialogue']);
    const dialogue = JSON.stringify({ room: '72', last: { wish: { room: '72', quantity: '71' } } });
    expect(await conversations.where('id', '=', conversationId).execute()).toEqual([{ room: '72', dialogue }]);
    const events = await server.deps.db.selectFrom('deskEvent').select(['type', 'data', 'conversationId']).execute();
    const told = events.slice(-2);
    expect(told.map(({ type }) => type).sort()).toEqual(['conversation', 'task']);
    await disconnectPms();
  });

  it('is refused if the request changes nothing, with the field that is missing', async () => {
    const [room] = (await api('POST', '/api/rooms', { rooms: [{ number: '81' }] })).body.items;
    const refused = await api('PATCH', `/api/rooms/${room.id}`, {}, [422]);
    expect(refused.body.errors).toMatchObject([{ pointer: '/housekeeping', code: 'required' }]);
  });
});

describe('a guest of the PMS who books again', () => {
  it('has the new contact data of the booking sent to the PMS', async () => {
    await connectPms(MAIN_SOURCE);
    const guest = { lastName: 'Stamm', email: 'stamm@x.example', externalId: 'g_2' };
    const { id } = (await api('POST', '/api/guests', guest)).body;
    const stay = await enterStay({ lastName: 'Stamm', email: 'Stamm@X.example', phone: '+49151000111' });
    expect(stay.guest).toMatchObject({ id, phone: '+49151000111', email: 'stamm@x.example' });
    const pushes = await server.deps.db.selectFrom('pmsPush').select(['kind', 'subjectId']).execute();
    expect(pushes).toContainEqual({ kind: 'fields', subjectId: id });
    await disconnectPms();
  });
});

describe('a table of arrivals', () => {
  const rowsOf = async (table: string, rest: object = {}) =>
    (await api('POST', '/api/stays/import', { table, ...rest })).body;

  it('has a fault in a line whose number contains no letters or digits', async () => {
    const { rows } = await rowsOf(`lastName,checkIn,checkOut,confirmationNumber\nStrich,${TODAY},${TOMORROW},---\n`);
    expect(rows[0].faults).toMatchObject([{ field: 'confirmationNumber', code: 'not_a_booking_number' }]);
  });

  it('may have a heading that equals a property name of every object', async () => {
    const { columns, rows } = await rowsOf(`lastName,checkIn,checkOut,constructor\nWort,${TODAY},${TOMORROW},x\n`);
    expect(columns.at(-1)).toEqual({ heading: 'constructor', field: null });
    expect(rows[0].outcome).toBe('new');
  });

  it('creates one guest for two lines with the same address, and uses an existing guest', async () => {
    const { id } = (await api('POST', '/api/guests', { lastName: 'Reihe', email: 'Reihe@x.example' })).body;
    const lines = [
      `Reihe,reihe@x.example,${TODAY},L1`,
      `Neu,neu@x.example,${TODAY},L2`,
      `Neu,NEU@x.example,${TOMORROW},L3`,
    ];
    const table = ['lastName,email,checkIn,confirmationNumber,checkOut', ...lines.map((line) => `${line},2026-11-25`)];
    expect((await rowsOf(table.join('\n'), { store: true })).stored).toBe(3);
    const guestOf = async (number: string) =>
      (await api('GET', `/api/reservations?number=${number}`)).body.items[0].guestId;
    expect(await guestOf('L1')).toBe(id);
    expect(await guestOf('L2')).toBe(await guestOf('L3'));
  });
});

const linkToPms = (externalId: string, ourId: string) =>
  server.deps.db
    .insertInto('pmsLink')
    .values({
      propertyId: hotel.propertyId,
      source: MAIN_SOURCE,
      entity: 'guests',
      externalId,
      ourId,
      base: '{}',
      hash: 'h',
      changedAt: null,
      appliedAt: timestamp(),
      deletedAt: null,
      erasedAt: null,
    })
    .execute();

const giveExternalId = (id: string, source: string) =>
  server.deps.writer.write((trx) =>
    trx
      .updateTable('reservation')
      .set({ source, externalId: `ext_${id}` })
      .where('id', '=', id)
      .execute(),
  );

async function openConversation(room: string): Promise<string> {
  const id = newId('conversation');
  const made = { id, propertyId: hotel.propertyId, channel: 'widget', mode: 'auto', language: 'en', locale: 'en' };
  await server.deps.writer.write(async (trx) => {
    const dialogue = JSON.stringify({ room, last: { wish: { room, quantity: '71' } } });
    await insertConversation(trx, { ...made, pageUrl: null, dialogue }, timestamp());
    await trx.updateTable('conversation').set({ room }).where('id', '=', id).execute();
  });
  return id;
}

/** Inserts a connected PMS; its data is not pulled in these tests. */
const connectPms = (source: string) =>
  server.deps.db
    .insertInto('pmsConnection')
    .values({
      propertyId: hotel.propertyId,
      source,
      id: `con_${source}`,
      provider: 'custom',
      credentials: 'sealed',
      webhookSecret: '',
      externalProperty: '{}',
      settings: '{}',
      enabled: '{}',
      mapping: '{}',
      roomTypes: '{}',
      health: 'ok',
      lastError: null,
      lastSync: null,
      connectedAt: timestamp(),
      updatedAt: timestamp(),
    })
    .execute();
const disconnectPms = () => server.deps.db.deleteFrom('pmsConnection').execute();
