import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grantStay } from '../../../bff/access/grants.ts';
import type { Actor } from '../../../bff/conversation/deps.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { toDialogueView } from '../../../bff/conversation/staff/dialogue-view.ts';
import { noteTasks, readDialogue, settleProof } from '../../../bff/conversation/turn/dialogue.ts';
import { ensureConversation, receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { NEW_DIALOGUE } from '../../../bff/engine/types.ts';
import { findByNumber, insertReservation } from '../../../bff/store/guests/reservations.ts';
import type { Decision } from '../../../shared/domain/decision.ts';
import { PostBox } from '../../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

const NO_BREAKFAST = 'LH-50977';
let house: StaffedHouse;
let post: PostBox;
let staff: Actor;

beforeEach(async () => {
  post = new PostBox();
  house = await openStaffedHouse({ mailer: post });
  staff = await house.hire('Robin', { departments: ['front_desk'] });
});
afterEach(() => house.close());

describe('an extra that a guest declined', () => {
  it('is not offered unasked in the guest’s next conversation', async () => {
    const first = await knownGuest(NO_BREAKFAST);
    await house.say('When is breakfast?', first);
    expect(await offerActs(first)).toEqual(['made']);
    await house.say('no thanks', first);
    expect(await offerActs(first)).toEqual(['made', 'declined']);

    const second = await knownGuest(NO_BREAKFAST);
    await house.say('When is breakfast?', second);
    expect(await offerActs(second)).toEqual([]);
  });

  it('is not offered to another guest of the same stay', async () => {
    const first = await knownGuest(NO_BREAKFAST);
    await house.say('When is breakfast?', first);
    await house.say('no thanks', first);
    await house.services.writer.write((trx) => trx.updateTable('offerMade').set({ guestId: null }).execute());

    const second = await knownGuest(NO_BREAKFAST);
    await house.say('When is breakfast?', second);
    expect(await offerActs(second)).toEqual([]);
  });
});

it('an extra that was bought for one stay is offered for the guest’s next stay, and not again for the same stay', async () => {
  const first = await knownGuest(NO_BREAKFAST);
  await house.say('I would like to book breakfast', first);
  await house.say('yes', first);
  expect(await offerActs(first)).toEqual(['made', 'booked']);

  const same = await knownGuest(NO_BREAKFAST);
  await house.say('I would like to book breakfast', same);
  expect(await offerActs(same)).toEqual([]);

  await bookAgain(NO_BREAKFAST, 'LH-60001');
  const next = await knownGuest('LH-60001');
  await house.say('I would like to book breakfast', next);
  expect(await offerActs(next)).toEqual(['made']);
});

describe('a guest’s correction of a request', () => {
  it('changes the task that the guest asked for, although staff created a newer task of the same kind', async () => {
    const { session } = await house.say('Two towels for room 204 please');
    const [asked] = await tasks(session);
    await house.services.writer.write(async (trx) => {
      if (asked !== undefined)
        await trx
          .insertInto('task')
          .values({ ...asked, id: 'tsk_zzz', title: 'Theirs' })
          .execute();
    });
    await house.say('no, three', session);
    expect((await tasks(session)).map(({ title }) => title)).toEqual(['Bring towels or linen · 3 ×', 'Theirs']);
    await house.say('never mind', session);
    expect((await tasks(session)).map(({ state }) => state)).toEqual(['cancelled', 'open']);
  });

  it('finds its task in every part of the dialogue that stores the request', () => {
    const wish = { intent: 'maintenance', words: 'My shower is broken' } as const;
    const slot = { kind: 'slot', intent: 'maintenance', ask: 'room', wish, stored: true } as const;
    const dialogue = { ...NEW_DIALOGUE, last: wish, pending: slot };
    expect(noteTasks(dialogue, [{ wish, taskId: 'tsk_1' }])).toMatchObject({
      last: { taskId: 'tsk_1' },
      pending: { wish: { taskId: 'tsk_1' } },
    });
  });
});

describe('a quick reply', () => {
  it('to an older question charges nothing', async () => {
    const session = await knownGuest('LH-48213');
    await house.say('Could I have a late check-out?', session);
    const yes = await findReply(session, 'affirm');
    await house.say('no thanks', session);
    await house.say('Could I get a taxi tomorrow at 8:00?', session);
    await tap(session, yes);
    expect(await house.services.db.selectFrom('charge').selectAll().execute()).toEqual([]);
    expect(await tasks(session)).toEqual([]);
    await tap(session, await findReply(session, 'affirm'));
    expect(await tasks(session)).toMatchObject([{ kind: 'taxi' }]);
  });

  it('is stored with the text of its button', async () => {
    const { session } = await house.say('Could we get some fresh towels?');
    await tap(session, await findReply(session, '2'));
    expect((await house.messages(session)).filter(({ author }) => author === 'guest').map(({ text }) => text)).toEqual([
      'Could we get some fresh towels?',
      '2',
    ]);
  });
});

describe('a verification code', () => {
  it('is not expected any more if the guest types the code while a colleague answers alone', async () => {
    const { session } = await house.say('Which room am I in?');
    await house.say('LH-48213', session);
    const code = await vi.waitUntil(() => post.codeFor('alma.sommer@guests.example'));
    await house.setActivation({ aiMode: 'manual' });
    await house.say(code, session);
    expect(readDialogue((await house.conversation(session)).dialogue).pending).toBeNull();
  });

  it('is still expected after a wrong code', () => {
    const pending = {
      kind: 'verify',
      intent: 'booking_lookup',
      ask: 'code',
      wish: { intent: 'booking_lookup', words: '' },
    };
    const text = JSON.stringify({ ...NEW_DIALOGUE, pending });
    expect(settleProof(text, 'failed')).toBe(text);
    expect(readDialogue(settleProof(text, 'opened')).pending).toBeNull();
  });
});

/** A conversation with access to a booking of the sample hotel. */
async function knownGuest(number: string): Promise<GuestSession> {
  const { services, propertyId } = house;
  const session = newGuestSession(propertyId, house.now());
  const at = house.now().toISOString();
  await services.writer.write(async (trx) => {
    await ensureConversation(trx, session, { mode: 'ai', at });
    const found = await findByNumber(trx, propertyId, number);
    if (found === undefined) throw new Error(`No booking ${number}`);
    const { conversationId } = session;
    await grantStay(trx, services.secrets, {
      propertyId,
      conversationId,
      reservationId: found.id,
      level: 'staff',
      reason: 'test',
      grantedBy: staff.userId,
      at,
    });
  });
  return session;
}

async function bookAgain(number: string, confirmationNumber: string): Promise<void> {
  const { services, propertyId } = house;
  await services.writer.write(async (trx) => {
    const before = await findByNumber(trx, propertyId, number);
    if (before === undefined) throw new Error(`No booking ${number}`);
    const given = { guestId: before.guestId, confirmationNumber, checkIn: '2026-12-20', checkOut: '2026-12-23' };
    await insertReservation(trx, propertyId, { ...given, roomType: 'Single room' }, house.now().toISOString());
  });
}

async function offerActs(session: GuestSession): Promise<string[]> {
  const rows = await house.services.db
    .selectFrom('decision')
    .select('decision')
    .where('conversationId', '=', session.conversationId)
    .orderBy('id')
    .execute();
  const decisions = rows.map((row): Decision => JSON.parse(row.decision));
  return decisions.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'offer' ? [step.act] : [])));
}

function tasks({ conversationId }: GuestSession) {
  const { db } = house.services;
  return db.selectFrom('task').selectAll().where('conversationId', '=', conversationId).orderBy('id').execute();
}

async function findReply(session: GuestSession, value: string): Promise<string> {
  const offered = (await house.messages(session)).flatMap(({ quickReplies }): { value: string }[] =>
    quickReplies === null ? [] : JSON.parse(quickReplies),
  );
  return offered.findLast((reply) => reply.value.startsWith(`${value}#`))?.value ?? '';
}

async function tap(session: GuestSession, choice: string): Promise<void> {
  const { message } = await receiveMessage(house.services, session, { type: 'send', id: randomUUID(), choice }, {});
  await house.services.turns.begin(message);
}

it('staff can see the dialogue state that the engine stores', async () => {
  const { session } = await house.say('Two towels for room 204 please');
  await house.say('When is breakfast?', session);
  await house.say('I need pillows', session);
  const { dialogue } = await house.conversation(session);
  const [task] = await house.services.db.selectFrom('task').select('id').execute();
  expect(toDialogueView(dialogue)).toEqual({
    openQuestion: { about: 'pillow_blanket', asks: 'quantity' },
    dialogue: {
      topic: { about: 'breakfast', until: '2026-11-20T14:20:00.000Z' },
      waiting: [],
      requests: [{ about: 'towels_linen', taskId: task?.id }],
    },
  });
});
