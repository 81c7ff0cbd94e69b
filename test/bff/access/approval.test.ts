import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { approveDraft, discardDraft } from '../../../bff/conversation/staff/drafts.ts';
import { findOpenDrafts } from '../../../bff/store/conversations/drafts.ts';
import { PostBox } from '../../support/post-box.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from './open-booking.ts';

/** A hotel where a colleague approves each reply. Nothing may be said, sent, offered or charged before the approval. */
let house: StaffedHouse;
let session: GuestSession;
const post = new PostBox();
beforeEach(async () => {
  post.mails.length = 0;
  house = await openStaffedHouse({ mailer: post });
  session = newGuestSession(house.propertyId, house.now());
  await house.setActivation({ aiMode: 'assisted' });
});
afterEach(() => house.close());

describe('before a draft is approved', () => {
  it('a task that the guest asked for is created', async () => {
    await house.say('Two towels to room 204 please', session);
    expect(await countRows('task')).toMatchObject([{ kind: 'towels_linen', room: '204' }]);
    expect(await readReplies()).toEqual([]);
  });

  it('no code is created or sent until the approval', async () => {
    await house.say('In which room am I?', session);
    await approve();
    await house.say('LH-48213', session);
    expect([await countRows('accessCode'), await countRows('accessTry'), post.mails]).toEqual([[], [], []]);
    await approve();
    await expect.poll(() => post.codeFor('alma.sommer@guests.example')).toMatch(/^\d{8}$/);
    await house.say(post.codeFor('alma.sommer@guests.example') ?? '', session);
    await approve();
    expect((await readReplies()).at(-1)).toContain('204');
  });

  it('the code of a discarded draft is never sent', async () => {
    await house.say('In which room am I? My booking is LH-48213', session);
    await discard();
    await house.services.turns.sweep();
    expect([
      await countRows('accessCode'),
      await countRows('outbox').then((all) => all.filter(({ kind }) => kind === 'mail')),
    ]).toEqual([[], []]);
  });

  it('no offer is made: a yes to an offer that the guest has not seen is ignored', async () => {
    await openBooking(house, session, 'LH-48213');
    await house.say('Late check-out please', session);
    expect(await countRows('offerMade')).toEqual([]);
    await house.say('Yes please', session);
    expect([await countRows('task'), await countRows('charge'), await countRows('offerMade')]).toEqual([[], [], []]);
  });

  it('an offer is made on approval, and the yes after it becomes a task, without a charge', async () => {
    await openBooking(house, session, 'LH-48213');
    await house.say('Late check-out please', session);
    await approve();
    expect(await countRows('offerMade')).toMatchObject([{ state: 'offered' }]);
    await house.say('Yes please', session);
    expect(await countRows('offerMade')).toMatchObject([{ state: 'accepted' }]);
    expect(await countRows('task')).toMatchObject([{ kind: 'late_check_out' }]);
    expect(await countRows('charge')).toEqual([]);
  });

  it('a change of the booking needs a yes to a question that was sent', async () => {
    await openBooking(house, session, 'LH-48213');
    await house.say('I want to stay one more night', session);
    await house.say('Yes please', session);
    expect(await countRows('task')).toEqual([]);
    await discardAll();
    await house.say('I want to stay one more night', session);
    await approve();
    await house.say('Yes please', session);
    expect(await countRows('task')).toMatchObject([{ kind: 'extend_stay' }]);
  });

  it('“say that again” repeats the last sent reply, not the pending draft', async () => {
    await house.say('When is breakfast?', session);
    await approve();
    await house.say('Can I bring my dog?', session);
    await house.say('Can you repeat that?', session);
    const drafts = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
    expect(drafts.at(-1)?.text).toContain('7:00');
  });
});

it('a colleague’s own reply instead of the draft still runs the draft’s pending actions, once', async () => {
  await openBooking(house, session, 'LH-48213');
  await house.say('Late check-out please', session);
  const draftId = await newest();
  const act = { propertyId: house.propertyId, draftId, actor: PROGRAM };
  await approveDraft(house.services, { ...act, text: 'Shall we give you until two, for 25 €?' });
  await expect(approveDraft(house.services, act)).rejects.toMatchObject({ code: 'conflict' });
  expect(await countRows('offerMade')).toMatchObject([{ state: 'offered' }]);
});

it('an emergency does not wait for approval', async () => {
  await house.say('There is a fire in the corridor!', session);
  expect((await readReplies()).join()).toContain('112');
});

async function approve(): Promise<void> {
  await approveDraft(house.services, { propertyId: house.propertyId, draftId: await newest(), actor: PROGRAM });
}

async function discard(): Promise<void> {
  await discardDraft(house.services, { propertyId: house.propertyId, draftId: await newest(), actor: PROGRAM });
}

async function discardAll(): Promise<void> {
  while ((await findOpenDrafts(house.services.db, house.propertyId, session.conversationId)).length > 0)
    await discard();
}

async function newest(): Promise<string> {
  const drafts = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
  return drafts.at(-1)?.id ?? '';
}

async function readReplies(): Promise<string[]> {
  return (await house.messages(session)).filter(({ author }) => author !== 'guest').map(({ text }) => text);
}

function countRows<T extends 'task' | 'charge' | 'offerMade' | 'accessCode' | 'accessTry' | 'outbox'>(table: T) {
  return house.services.db
    .selectFrom(table as 'task')
    .selectAll()
    .execute();
}
