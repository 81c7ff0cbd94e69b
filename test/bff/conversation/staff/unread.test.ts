import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../../../bff/conversation/deps.ts';
import type { GuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { markReadByStaff, sendStaffMessage } from '../../../../bff/conversation/staff/staff.ts';
import { toConversationView } from '../../../../bff/conversation/views.ts';
import { countConversations, listConversations } from '../../../../bff/store/conversations/conversations.ts';
import { countUnreadByReader } from '../../../../bff/store/conversations/read-marks.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

/** Unread marks are per colleague. A message that a person has answered is unread for nobody. */
let house: StaffedHouse;
let ana: Actor;
let ben: Actor;

beforeEach(async () => {
  house = await openStaffedHouse();
  ana = await house.hire('Ana');
  ben = await house.hire('Ben');
});
afterEach(() => house.close());

const look = (session: GuestSession, { userId }: Actor) => markReadByStaff(house.services, { ...session, userId });

async function unread(session: GuestSession): Promise<{ ana: number; ben: number; program: number }> {
  const row = await house.conversation(session);
  const isUnreadFor = async (reader: string | null) =>
    (await toConversationView(house.services.db, row, reader)).unread;
  return { ana: await isUnreadFor(ana.id), ben: await isUnreadFor(ben.id), program: await isUnreadFor(null) };
}

it('the unread count is kept per colleague, in rows, lists, counts and live updates', async () => {
  const { session } = await house.say('When is breakfast?');
  await house.say('And is there a pool?', session);
  await look(session, ana);
  expect(await unread(session)).toEqual({ ana: 0, ben: 2, program: 0 });
  const { db } = house.services;
  const count = async (reader: string | null) => {
    const { items } = await listConversations(db, house.propertyId, { unreadBy: reader, limit: 10 });
    expect((await countConversations(db, house.propertyId, reader)).unread).toBe(items.length);
    return items.length;
  };
  expect([await count(ana.id), await count(ben.id), await count(null)]).toEqual([0, 1, 0]);
  expect(await countUnreadByReader(db, session.conversationId)).toEqual({ '': 2, [ana.id]: 0 });
  await house.say('Thank you, and parking?', session);
  expect(await unread(session)).toEqual({ ana: 1, ben: 3, program: 1 });
});

it('the unread count ends for all colleagues when a person answers', async () => {
  const { session } = await house.say('I want to talk to a person');
  await sendStaffMessage(house.services, { ...session, actor: ana, text: 'Good evening!', internal: false });
  expect(await unread(session)).toEqual({ ana: 0, ben: 0, program: 0 });
  await house.say('My key does not work', session);
  expect(await unread(session)).toMatchObject({ ana: 1, ben: 1 });
});

it('the desks are informed of a second reader, but not of a reader who looks again', async () => {
  const { session } = await house.say('When is breakfast?');
  const told: unknown[] = [];
  house.services.feed.onDesk(house.propertyId, (frame) => told.push(frame['unreadBy']));
  await look(session, ana);
  await look(session, ben);
  await look(session, ben);
  expect(told).toEqual([
    { '': 1, [ana.id]: 0 },
    { '': 1, [ana.id]: 0, [ben.id]: 0 },
  ]);
});
