import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProfile } from '../../../../bff/conversation/guest/guest-profile.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { resolve } from '../../../../bff/conversation/staff/staff.ts';
import { updateTask } from '../../../../bff/conversation/tasks/tasks.ts';
import { startSimulator } from '../../../../bff/simulators/mews/simulator.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import type { WorldReservation, Written } from '../../../../bff/simulators/world/world-types.ts';
import { decidePreference } from '../../../../bff/store/guests/preferences.ts';
import { listAvailability, listRates, listRooms } from '../../../../bff/store/pms/house.ts';
import { toSource } from '../../../../bff/store/pms/source.ts';
import type { Row } from '../../../../bff/store/schema/schema.ts';
import { PostBox } from '../../../support/post-box.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/**
 * A guest, the hotel's PMS and their conversation: all exchanges in both directions, with the whole service and Mews'
 * simulator.
 */
const post = new PostBox();
let house: StaffedHouse;
let world: World;
let simulator: Simulator;
let booked: WorldReservation;
let session: GuestSession;

beforeAll(async () => {
  house = await openStaffedHouse({ mailer: post, env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } });
  world = createWorld({ clock: house.now, reservations: 30 });
  simulator = await startSimulator({ world, limits: false });
  booked = world.book({
    checkIn: '2026-11-20',
    checkOut: '2026-11-23',
    roomTypeCode: 'DBL',
    guest: {
      firstName: 'Luna',
      lastName: 'Vega',
      email: 'luna.vega@guests.example',
      phone: '+34612000001',
      language: 'en',
      preferences: ['High floor'],
    },
  });
  const request = { provider: 'mews', credentials: simulator.credentials };
  const by = { id: PROGRAM.id, accountId: house.accountId };
  await house.services.sync.connect(house.propertyId, request, by);
  await house.services.sync.work();
  const enabled = { reservations: true, availability: true, rates: true, guestProfiles: true };
  await house.services.sync.writeEnabled(house.propertyId, enabled, by);
  await pull();
  session = newGuestSession(house.propertyId, house.now());
});
afterAll(async () => {
  await house.close();
  await simulator.close();
});

/** Sends pending changes to the PMS. */
const sendChanges = () => house.services.sync.work();

/** Reads the PMS's changes. */
async function pull(): Promise<void> {
  await house.services.sync.startSync(house.propertyId, { entities: ['rooms', 'guests', 'reservations'] });
  await house.services.sync.work();
}

async function say(text: string): Promise<string> {
  await house.say(text, session);
  return (await house.messages(session)).findLast(({ author }) => author === 'ai')?.text ?? '';
}

async function stay(): Promise<Row<'reservation'>> {
  return house.services.db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .where('guest.lastName', '=', 'Vega')
    .executeTakeFirstOrThrow();
}

/** Lists the records about this stay that were written to the PMS and still exist. */
function listWritten(kind?: Written['kind']): Written[] {
  return world.written().filter((one) => !one.gone && (kind === undefined || one.kind === kind));
}

describe('a PMS delivers', () => {
  it('guest profiles: name, contact and preferences', async () => {
    const { guestId } = await stay();
    const guest = await house.services.db
      .selectFrom('guest')
      .selectAll()
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow();
    expect(guest).toMatchObject({
      firstName: 'Luna',
      email: 'luna.vega@guests.example',
      phone: '+34612000001',
      language: expect.stringMatching(/^en/),
    });
    expect(guest.notes + guest.preferences).toContain('High floor');
    expect(await readProfile(house.services.db, guest)).toMatchObject({ pmsPreferences: ['High floor'] });
  });

  it('reservations: a guest verifies their own with the code sent to the PMS’s e-mail address', async () => {
    const { confirmationNumber } = await stay();
    await say('When does my stay end?');
    expect(await say(confirmationNumber)).not.toContain('2026');
    await expect.poll(() => post.codeFor('luna.vega@guests.example')).not.toBeNull();
    const opened = await say(post.codeFor('luna.vega@guests.example') ?? '');
    expect(opened).toMatch(/23/);
  });

  it('changes of dates and room that the front desk made meanwhile', async () => {
    expect(await say('In which room am I?')).not.toContain('112');
    world.changeStay(booked.id, { checkOut: '2026-11-24' });
    world.assignRoom(booked.id, '112');
    await pull();
    expect(await stay()).toMatchObject({ checkIn: '2026-11-20', checkOut: '2026-11-24', room: '112' });
    expect(await say('In which room am I?')).toContain('112');
    expect(await say('When does my stay end?')).toMatch(/24/);
  });

  it('room status: housekeeping and maintenance', async () => {
    world.setRoom('112', { housekeeping: 'dirty' });
    world.addMaintenance('113', {
      from: '2026-11-20T00:00:00.000Z',
      to: '2026-11-25T00:00:00.000Z',
      reason: 'Broken tap',
      kind: 'out_of_order',
    });
    await pull();
    const rooms = await listRooms(house.services.db, house.propertyId);
    expect(rooms.find(({ number }) => number === '112')).toMatchObject({ housekeeping: 'dirty' });
    expect(rooms.find(({ number }) => number === '113')).toMatchObject({
      availability: 'out_of_order',
      maintenance: [{ reason: 'Broken tap' }],
    });
  });

  it('rates, special offers and the number of free rooms', async () => {
    const nights = { from: '2026-11-20', to: '2026-11-22' };
    const rates = await listRates(house.services.db, toSource(house.propertyId), nights);
    expect(rates).toContainEqual(
      expect.objectContaining({ date: '2026-11-20', price: { amount: '149.00', currency: 'EUR' } }),
    );
    const free = await listAvailability(house.services.db, toSource(house.propertyId), nights);
    expect(free.some(({ available }) => available > 0)).toBe(true);
  });

  it('arrival and departure', async () => {
    world.checkIn(booked.id);
    await pull();
    expect(await stay()).toMatchObject({ state: 'checked_in' });
  });
});

describe('a PMS receives', () => {
  it('service requests, each once, with the room', async () => {
    await say('Could I get two more towels please?');
    await sendChanges();
    await sendChanges();
    const requests = listWritten().filter(({ text }) => /towel/i.test(text));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ reservationId: booked.id });
  });

  it('the completion of a task', async () => {
    const task = await house.services.db
      .selectFrom('task')
      .select('id')
      .where('kind', '=', 'towels_linen')
      .executeTakeFirstOrThrow();
    const act = { propertyId: house.propertyId, taskId: task.id, actor: PROGRAM, change: { state: 'done' } as const };
    await updateTask(house.services, act);
    await sendChanges();
    const towels = listWritten().filter(({ text }) => /towel/i.test(text));
    expect(towels).toHaveLength(1);
    expect(`${towels[0]?.state} ${towels[0]?.text}`).toMatch(/closed|done|complete/i);
  });

  it('extras that were sold, each charged once', async () => {
    const offered = await say('What time is check-out?');
    expect(offered).toMatch(/25/);
    await say('Yes please');
    await sendChanges();
    await sendChanges();
    expect(listWritten('charge')).toMatchObject([
      { reservationId: booked.id, amount: { amount: '25.00', currency: 'EUR' } },
    ]);
    const charge = await house.services.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow();
    expect(charge.reservationId).toBe((await stay()).id);
  });

  it('preferences that a colleague confirmed', async () => {
    await say('By the way, I am vegan.');
    const preference = await house.services.db.selectFrom('preference').selectAll().executeTakeFirstOrThrow();
    await sendChanges();
    expect(JSON.stringify(listWritten())).not.toMatch(/vegan/i);
    const at = house.now().toISOString();
    await house.services.writer.write((trx) =>
      decidePreference(trx, preference, { state: 'kept', decidedBy: PROGRAM.id, decidedAt: at }),
    );
    await sendChanges();
    expect(listWritten().filter(({ text }) => /vegan/i.test(text))).toHaveLength(1);
  });

  it('complaints', async () => {
    await say('This is unacceptable: the room next door has been terribly loud all night!');
    await sendChanges();
    expect(listWritten().some(({ text }) => /complaint/i.test(text))).toBe(true);
  });

  it('a complaint once, if it is handed to a colleague and is not a task', async () => {
    const words = 'I am really disappointed with this hotel, this is a scandal.';
    await say(words);
    const open = await house.services.db.selectFrom('task').selectAll().where('detail', 'like', '%scandal%').execute();
    expect(open).toEqual([]);
    await sendChanges();
    await say('Really, I am so disappointed, what a scandal.');
    await sendChanges();
    const listComplaints = () => listWritten('request').filter(({ text }) => text.includes('scandal'));
    expect(listComplaints()).toMatchObject([{ state: 'Open', text: expect.stringContaining(words) }]);
    expect(listComplaints()[0]?.text).toMatch(/complaint/i);
  });

  it('the conversation after it is over, and the complaint’s completion', async () => {
    const act = { propertyId: house.propertyId, conversationId: session.conversationId, actor: PROGRAM };
    await resolve(house.services, act);
    await sendChanges();
    expect(listWritten('request').filter(({ text }) => text.includes('scandal'))).toMatchObject([{ state: 'Closed' }]);
    const lines = listWritten('message').map(({ text }) => text);
    expect(lines.filter((text) => /Guest: .*two more towels/.test(text))).toHaveLength(1);
    expect(lines.some((text) => text.includes('Assistant: '))).toBe(true);
    expect(lines.join('\n'), 'the code that opened the booking').not.toMatch(/\b\d{8}\b/);
  });

  it('everything: no change is pending at the end', async () => {
    const status = await house.services.sync.status(house.propertyId);
    expect(status).toMatchObject({ pendingPushes: 0, parkedPushes: 0, health: 'ok', openConflicts: 0 });
  });
});
