import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitAndAnnounce } from '../../../bff/conversation/commit.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { eraseGuest } from '../../../bff/conversation/privacy/erase-guest.ts';
import { closeBookings } from '../../../bff/conversation/stay/close-bookings.ts';
import { createTask } from '../../../bff/conversation/tasks/tasks.ts';
import { eraseConversations, truncateWal } from '../../../bff/store/guests/erasure.ts';
import { findGuest, type Guest } from '../../../bff/store/guests/guests.ts';
import { findByNumber } from '../../../bff/store/guests/reservations.ts';
import { PostBox } from '../../support/post-box.ts';
import { isOnPostgres } from '../../support/postgres/store-url.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from './open-booking.ts';

/** Erases a guest who has left traces everywhere a guest can. */
const BOOKED = 'LH-48213';
let house: StaffedHouse;
let session: GuestSession;
let guest: Guest;
const post = new PostBox();
beforeEach(async () => {
  house = await openStaffedHouse({ mailer: post });
  session = newGuestSession(house.propertyId, house.now());
  const { db } = house.services;
  const booking = await findByNumber(db, house.propertyId, BOOKED);
  const found = await findGuest(db, house.propertyId, booking?.guestId ?? '');
  if (found === undefined) throw new Error('The sample hotel has no such guest');
  guest = found;
});
afterEach(() => house.close());

describe('after a guest was erased, the store holds no data', () => {
  it('of a conversation that was opened only by number, name and date and closed since', async () => {
    await openBooking(house, session, BOOKED, 'details');
    await house.say('My canaryword is allergic to feathers', session);
    await close();
    await erase();
    expect(await readAllRows()).not.toMatch(/canaryword/);
  });

  it('of mails with a code, whatever conversation requested the code', async () => {
    const { session: other } = await house.say('Please look up my booking');
    await house.say(BOOKED, other);
    expect(await mails()).toBe(1);
    await erase();
    expect(await mails()).toBe(0);
  });

  it('of that guest only: mails of other guests remain', async () => {
    const { session: other } = await house.say('Please look up my booking');
    await house.say('LH-50977', other);
    await erase();
    expect(await mails()).toBe(1);
  });

  it('of tasks staff made about them', async () => {
    await openBooking(house, session, BOOKED);
    const task = { department: 'housekeeping', title: 'canaryword for Ms Sommer' } as const;
    const { propertyId } = house;
    await createTask(house.services, {
      propertyId,
      actor: PROGRAM,
      task: { ...task, conversationId: session.conversationId },
    });
    const alone = await createTask(house.services, { propertyId, actor: PROGRAM, task });
    await house.services.writer.write((trx) =>
      trx.updateTable('task').set({ guestId: guest.id }).where('id', '=', alone.id).execute(),
    );
    await erase();
    expect(await readAllRows()).not.toMatch(/canaryword/);
  });

  it('of a booking change written in the same transaction', async () => {
    await openBooking(house, session, BOOKED);
    const { conversationId } = session;
    const changed = commitAndAnnounce(house.services, (_, announce) =>
      announce.desk(house.propertyId, 'conversation', conversationId),
    );
    const erased = house.services.writer.write((trx) =>
      eraseConversations(trx, house.propertyId, [conversationId ?? ''], house.now().toISOString()),
    );
    await Promise.all([changed, erased]);
    const { db } = house.services;
    const left = db.selectFrom('deskEvent').select('type').where('conversationId', '=', conversationId);
    expect(await left.execute()).toEqual([]);
  });

  it('in learning data from their questions, even if other guests asked the same', async () => {
    await openBooking(house, session, BOOKED);
    await house.say('Is there a casino called Canaryword?', session);
    await house.say('Gibt es ein Kasino namens Kanarienwort?', session);
    await house.say('Do you have a casino?');
    expect(await readAllRows()).toMatch(/canaryword[\s\S]*kanarienwort|kanarienwort[\s\S]*canaryword/i);
    await erase();
    expect(await readAllRows()).not.toMatch(/canaryword|kanarienwort/i);
    const groups = await house.services.db.selectFrom('unansweredGroup').selectAll().execute();
    expect(groups).toMatchObject([{ question: 'Do you have a casino?', signature: expect.stringContaining('casino') }]);
  });

  it.runIf(!isOnPostgres())(
    'anywhere in the files of the store', // PostgreSQL manages its own files
    async () => {
      await openBooking(house, session, BOOKED);
      await house.say('Two towels please, says canaryword', session);
      await house.say('When is my check-out?', session);
      await erase();
      expect(await readAllRows()).not.toMatch(/canaryword|Sommer|alma\.sommer|LH48213|5550100001/i);
      await truncateWal(house.services.db);
      for (const bytes of await files()) expect(bytes).not.toMatch(/canaryword|alma\.sommer/i);
    },
  );
});

async function erase(): Promise<void> {
  const { services, now } = house;
  await services.writer.write((trx) => eraseGuest(services, trx, guest, now().toISOString()));
}

async function close(): Promise<void> {
  const conversation = await house.conversation(session);
  const at = house.now().toISOString();
  await commitAndAnnounce(house.services, (trx, announce) =>
    closeBookings(trx, announce, conversation, { at, by: null }),
  );
}

async function mails(): Promise<number> {
  const rows = await house.services.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute();
  return rows.length;
}

/** Every row of every table, as text. */
async function readAllRows(): Promise<string> {
  const { db } = house.services;
  const tables = await db.introspection.getTables();
  const rows = [];
  for (const { name } of tables) rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(rows);
}

async function files(): Promise<string[]> {
  const [main] = (await sql<{ file: string }>`pragma database_list`.execute(house.services.db)).rows;
  const file = main?.file ?? '';
  return [file, join(`${file}-wal`)].map((path) => readFileSync(path).toString('latin1'));
}
