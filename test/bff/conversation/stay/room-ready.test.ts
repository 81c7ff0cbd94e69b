import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { notifyOfReadyRooms } from '../../../../bff/conversation/stay/room-ready.ts';
import { startSimulator } from '../../../../bff/simulators/mews/simulator.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../../../bff/simulators/world/world-types.ts';
import type { Message } from '../../../../bff/store/conversations/messages.ts';
import { unhurriedPms } from '../../../support/pms/unhurried-pms.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/**
 * Guests ask for their room on their day of arrival. They get the PMS's state, and a message once the room is ready.
 */
const TODAY = '2026-11-20';
let house: StaffedHouse;
let world: World;
let simulator: Simulator;

beforeAll(async () => {
  house = await openStaffedHouse({ pms: { registry: unhurriedPms }, env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } });
  world = createWorld({ clock: house.now, reservations: 0 });
  simulator = await startSimulator({ world, limits: false });
  const request = { provider: 'mews', credentials: simulator.credentials };
  await house.services.sync.connect(house.propertyId, request, { id: PROGRAM.id, accountId: house.accountId });
  await pull();
});
afterAll(async () => {
  await house.close();
  await simulator.close();
});

async function pull(): Promise<void> {
  await house.services.sync.startSync(house.propertyId, { entities: ['rooms', 'reservations'] });
  await house.services.sync.work();
}

interface Arrival {
  booked: WorldReservation;
  room: string;
  session: GuestSession;
}

let guests = 0;

/** A guest who arrives today, in a conversation with access to their booking. */
async function arrive(given: { housekeeping: 'clean' | 'dirty'; checkIn?: string }): Promise<Arrival> {
  const lastName = `Ankunft${guests}`;
  const { number: room = '', typeCode = '' } = world.rooms()[guests++] ?? {};
  const booked = world.book({
    checkIn: given.checkIn ?? TODAY,
    checkOut: '2026-11-28',
    roomTypeCode: typeCode,
    guest: { firstName: 'Ida', lastName, email: `${lastName.toLowerCase()}@guests.example` },
  });
  world.assignRoom(booked.id, room);
  world.setRoom(room, { housekeeping: given.housekeeping });
  await pull();
  return { booked, room, session: await openTo(lastName) };
}

/** A conversation with access to the booking of this name. */
async function openTo(lastName: string): Promise<GuestSession> {
  const session = newGuestSession(house.propertyId, house.now());
  await house.say('Hello', session);
  const { db, writer, secrets } = house.services;
  const { id: reservationId } = await db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select('reservation.id')
    .where('guest.lastName', '=', lastName)
    .executeTakeFirstOrThrow();
  const { conversationId } = session;
  const at = house.now().toISOString();
  const grant = {
    propertyId: house.propertyId,
    conversationId,
    reservationId,
    level: 'booking',
    reason: 'code',
    at,
  } as const;
  await writer.write((trx) => grantStay(trx, secrets, grant));
  return session;
}

async function ask(text: string, session: GuestSession): Promise<Message> {
  await house.say(text, session);
  return last(session);
}

async function last(session: GuestSession): Promise<Message> {
  const message = (await house.messages(session)).findLast(({ author }) => author === 'ai');
  if (message === undefined) throw new Error('Nothing was said');
  return message;
}

async function clean(room: string): Promise<void> {
  world.setRoom(room, { housekeeping: 'clean' });
  await pull();
  house.advance(1);
  await notifyOfReadyRooms(house.services);
}

const QUESTIONS = {
  en: ['Is my room ready?', 'not ready yet', /Your room \d+ is ready/],
  de: ['Ist mein Zimmer schon fertig?', 'noch nicht bereit', /Ihr Zimmer \d+ ist bereit/],
  fr: ['Ma chambre est-elle prête ?', 'pas encore prête', /Votre chambre \d+ est prête/],
  es: ['¿Está lista mi habitación?', 'aún no está lista', /Su habitación \d+ está lista/],
  it: ['La mia camera è pronta?', 'non è ancora pronta', /camera \d+ è pronta/],
  nl: ['Is mijn kamer al klaar?', 'nog niet klaar', /kamer \d+ is klaar/],
  pt: ['O meu quarto já está pronto?', 'ainda não está pronto', /quarto \d+ está pronto/],
  pl: ['Czy mój pokój jest już gotowy?', 'nie jest jeszcze gotowy', /pokój \d+ jest gotowy/],
  ja: ['部屋の準備はできていますか？', 'まだ', /\d+）のご用意ができました/],
  'zh-Hans': ['我的房间准备好了吗？', '还没有准备好', /房间\d+已准备好/],
  tr: ['Odam hazır mı?', 'henüz hazır değil', /\d+ numaralı odanız hazır/],
} as const;

describe('the question “is my room ready?”', () => {
  it.each(Object.entries(QUESTIONS))(
    'in %s: is answered with “not yet”, and the guest is informed in the same language when it is',
    async (language, words) => {
      const [question, notYet, ready] = words;
      const { room, session } = await arrive({ housekeeping: 'dirty' });
      expect((await ask(question, session)).text).toContain(notYet);
      await notifyOfReadyRooms(house.services);
      expect((await last(session)).text).toContain(notYet);
      await clean(room);
      const told = await last(session);
      expect(told).toMatchObject({ language });
      expect(told.text).toMatch(ready);
      expect(told.text).toContain(room);
      const count = (await house.messages(session)).length;
      await notifyOfReadyRooms(house.services);
      expect(await house.messages(session)).toHaveLength(count);
    },
  );

  it('is answered at once with the room number if the room is ready', async () => {
    const { room, session } = await arrive({ housekeeping: 'clean' });
    expect((await ask('Is my room ready?', session)).text).toBe(`Your room ${room} is ready.`);
  });

  it('is answered with “not yet” if the room is clean and still occupied', async () => {
    const { room, session, booked } = await arrive({ housekeeping: 'clean' });
    const before = world.book({
      checkIn: '2026-11-18',
      checkOut: TODAY,
      roomTypeCode: booked.roomTypeCode,
      guest: { firstName: 'Bo', lastName: 'Bleibt' },
    });
    world.assignRoom(before.id, room);
    world.checkIn(before.id);
    await pull();
    expect((await ask('Is my room ready?', session)).text).toContain('not ready yet');
    world.checkOut(before.id);
    await clean(room);
    expect((await last(session)).text).toBe(`Your room ${room} is ready.`);
  });

  it('leads to one message for each of two guests of one booking, and for nobody else', async () => {
    const { room, session, booked } = await arrive({ housekeeping: 'dirty' });
    const partner = await openTo(world.guest(booked.guestId)?.lastName ?? '');
    const stranger = newGuestSession(house.propertyId, house.now());
    await ask('Is my room ready?', session);
    await ask('Ist mein Zimmer fertig?', partner);
    const asked = await ask(`Is room ${room} ready?`, stranger);
    expect(asked.text).not.toContain(`Your room ${room} is`);
    await clean(room);
    expect((await last(session)).text).toBe(`Your room ${room} is ready.`);
    expect((await last(partner)).text).toBe(`Ihr Zimmer ${room} ist bereit.`);
    expect((await last(stranger)).text).toBe(asked.text);
  });

  it('leads to no further message after the guest has checked in', async () => {
    const { room, session, booked } = await arrive({ housekeeping: 'dirty' });
    const { text } = await ask('Is my room ready?', session);
    world.checkIn(booked.id);
    await clean(room);
    expect((await last(session)).text).toBe(text);
    expect(await house.services.db.selectFrom('roomWait').selectAll().execute()).toEqual([]);
  });

  it('is not answered with today’s room state before the day of arrival', async () => {
    const { session } = await arrive({ housekeeping: 'clean', checkIn: '2026-11-24' });
    expect((await ask('Is my room ready?', session)).text).not.toMatch(/is ready|not ready/);
  });

  it('leads to a reminder for the colleague who holds the conversation, in place of a message to the guest', async () => {
    const { room, session } = await arrive({ housekeeping: 'dirty' });
    await ask('Is my room ready?', session);
    await house.services.writer.write((trx) =>
      trx.updateTable('conversation').set({ state: 'staffed' }).where('id', '=', session.conversationId).execute(),
    );
    await clean(room);
    const note = (await house.messages(session)).at(-1);
    expect(note).toMatchObject({ author: 'system', internal: 1 });
    expect(note?.text).toContain(`Room ${room} is ready`);
  });
});
