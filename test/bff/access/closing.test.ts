import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitAndAnnounce } from '../../../bff/conversation/commit.ts';
import { endConversation } from '../../../bff/conversation/guest/guest-acts.ts';
import type { GuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { approveDraft } from '../../../bff/conversation/staff/drafts.ts';
import { closeAllLapsed, closeBookings } from '../../../bff/conversation/stay/close-bookings.ts';
import { readDialogue } from '../../../bff/conversation/turn/dialogue.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { findOpenDrafts } from '../../../bff/store/conversations/drafts.ts';
import { findByNumber } from '../../../bff/store/guests/reservations.ts';
import type { GrantLevel } from '../../../shared/domain/stay.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from './open-booking.ts';

const DAY_MINUTES = 24 * 60;
let house: StaffedHouse;
let session: GuestSession;
beforeEach(async () => {
  house = await openStaffedHouse();
  session = newGuestSession(house.propertyId, house.now());
});
afterEach(() => house.close());

/** Each way in which a conversation loses access to its bookings. The same checks follow each of them. */
const ENDINGS: Record<string, () => Promise<void>> = {
  'a colleague closes them': close,
  'the stay has been over for a day': async () => {
    house.advance(3 * DAY_MINUTES);
    await closeAllLapsed(house.services);
  },
  'the guest ends the chat': () => endConversation(house.services, session),
};

describe.each(Object.entries(ENDINGS))('when %s', (_, end) => {
  it('drafts about a closed booking are discarded, and other drafts are kept', async () => {
    await openBookingOf('LH-48213');
    await house.setActivation({ aiMode: 'assisted' });
    await house.say('When is my check-out?', session);
    await house.say('Can I bring my dog?', session);
    expect(await drafts()).toHaveLength(2);
    await end();
    const left = await drafts();
    expect(left.filter((text) => /22/.test(text))).toEqual([]);
    expect(left).toHaveLength((await house.conversation(session)).endedAt === null ? 1 : 0);
  });

  it('the dialogue of a closed booking is deleted: its question, its stay, its room and the last words', async () => {
    await openBookingOf('LH-48213');
    await house.say('Late check-out please', session);
    await house.say('Two towels please', session);
    expect(await dialogue()).toMatchObject({ lastReply: expect.any(String) });
    await end();
    expect(await dialogue()).toMatchObject({ pending: null, queue: [], stayId: null, room: null, lastReply: null });
    expect(await states('offerMade')).not.toContain('offered');
  });

  it('the conversation has no guest after its booking was closed', async () => {
    await openBookingOf('LH-48213');
    expect(await house.conversation(session)).toMatchObject({ guestName: 'Alma Sommer' });
    await end();
    expect(await house.conversation(session)).toMatchObject({ guestId: null, guestName: null });
  });
});

it('a yes after the booking was closed books and charges nothing', async () => {
  await openBookingOf('LH-48213');
  await house.say('Late check-out please', session);
  await close();
  const before = await house.services.db.selectFrom('task').selectAll().execute();
  await house.say('Yes please', session);
  expect(await house.services.db.selectFrom('charge').selectAll().execute()).toEqual([]);
  expect(await house.services.db.selectFrom('task').selectAll().execute()).toEqual(before);
  expect(await states('offerMade')).toEqual(['lapsed']);
});

it('a yes one day after the stay books and charges nothing, even before the closing job has run', async () => {
  await openBookingOf('LH-48213');
  await house.say('Late check-out please', session);
  house.advance(3 * DAY_MINUTES);
  await house.say('Yes please', session);
  expect(await house.services.db.selectFrom('charge').selectAll().execute()).toEqual([]);
  expect(await house.services.db.selectFrom('task').selectAll().execute()).toEqual([]);
  expect(await house.conversation(session)).toMatchObject({ guestId: null });
});

it('a reply about a closed booking is not repeated', async () => {
  await openBookingOf('LH-48213');
  await house.say('When is my check-out?', session);
  await close();
  const said = (await house.messages(session)).length;
  await house.say('Can you repeat that?', session);
  const texts = (await house.messages(session)).slice(said).map(({ text }) => text);
  expect(texts.join('\n')).not.toMatch(/\b22\b/);
});

it('of two bookings, closing one leaves the other open and its guest named', async () => {
  await openBookingOf('LH-48213');
  await openBookingOf('LH-50977');
  const other = await find('LH-50977');
  await close([other.id]);
  expect(await house.conversation(session)).toMatchObject({ guestName: 'Alma Sommer' });
  await house.say('When is my check-out?', session);
  expect((await house.messages(session)).at(-1)?.text).toMatch(/22/);
});

it('closing a booking that was opened without the guest’s name leaves the conversation without a name', async () => {
  await openBookingOf('LH-48213', 'details');
  expect(await house.conversation(session)).toMatchObject({ guestId: null });
  await openBookingOf('LH-48213', 'booking');
  await close();
  expect(await house.conversation(session)).toMatchObject({ guestId: null, guestName: null });
});

it('a draft about an expired booking cannot be approved, even before the closing job has run', async () => {
  await openBookingOf('LH-48213');
  await house.setActivation({ aiMode: 'assisted' });
  await house.say('When is my check-out?', session);
  const [draft] = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
  house.advance(3 * DAY_MINUTES);
  const act = { propertyId: house.propertyId, draftId: draft?.id ?? '', actor: PROGRAM };
  await expect(approveDraft(house.services, act)).rejects.toMatchObject({ code: 'conflict' });
});

it('a chat that its guest ended takes no more messages', async () => {
  await house.say('Can I bring my dog?', session);
  const closed: number[] = [];
  house.services.feed.onGuest(session.conversationId, {
    event: () => {},
    signal: () => {},
    closing: ({ code }) => closed.push(code),
  });
  await endConversation(house.services, session);
  expect(closed).toEqual([1000]);
  const rows = (await house.messages(session)).length;
  const frame = { type: 'send', id: crypto.randomUUID(), text: 'Hello?' } as const;
  await expect(receiveMessage(house.services, session, frame, {})).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await house.messages(session)).toHaveLength(rows);
});

async function find(number: string) {
  const found = await findByNumber(house.services.db, house.propertyId, number);
  if (found === undefined) throw new Error(`No booking ${number}`);
  return found;
}

async function openBookingOf(number: string, level: GrantLevel = 'booking'): Promise<void> {
  await openBooking(house, session, number, level);
}

async function close(only?: string[]): Promise<void> {
  const conversation = await house.conversation(session);
  const at = house.now().toISOString();
  await commitAndAnnounce(house.services, (trx, announce) =>
    closeBookings(trx, announce, conversation, { at, by: null, ...(only === undefined ? {} : { only }) }),
  );
}

async function drafts(): Promise<string[]> {
  const rows = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
  return rows.map(({ text }) => text);
}

async function dialogue() {
  return readDialogue((await house.conversation(session)).dialogue);
}

async function states(table: 'offerMade'): Promise<string[]> {
  return (await house.services.db.selectFrom(table).select('state').execute()).map(({ state }) => state);
}
