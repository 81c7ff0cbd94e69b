import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../bff/conversation/deps.ts';
import type { GuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { approveDraft, discardDraft } from '../../../../bff/conversation/staff/drafts.ts';
import { changeDraft } from '../../../../bff/conversation/staff/edit-draft.ts';
import {
  assign,
  release,
  reopen,
  resolve,
  sendStaffMessage,
  takeOver,
} from '../../../../bff/conversation/staff/staff.ts';
import { toDraftViews } from '../../../../bff/conversation/views.ts';
import { watchStaff } from '../../../../bff/jobs/watch-staff.ts';
import { type Draft, insertDraft } from '../../../../bff/store/conversations/drafts.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

let house: StaffedHouse;
let ana: Actor;
let ben: Actor;

beforeEach(async () => {
  house = await openStaffedHouse();
  ana = await house.hire('Ana', { departments: ['front_desk'] });
  ben = await house.hire('Ben', { departments: ['concierge'] });
});
afterEach(() => house.close());

describe('two colleagues who act at the same time', () => {
  it('on one guest: the first gets the conversation, the other is told so and may insist', async () => {
    const { session } = await house.say('I want to talk to a person');
    const tries = [ana, ben].map((actor) => takeOver(house.services, { ...session, actor, force: false }));
    const settled = await Promise.allSettled(tries);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(settled[1]).toMatchObject({ reason: { code: 'already_taken' } });
    const written = sendStaffMessage(house.services, { ...session, actor: ben, text: 'Hello', internal: false });
    await expect(written).rejects.toMatchObject({ code: 'already_taken' });
    await takeOver(house.services, { ...session, actor: ben, force: true });
    expect(await house.conversation(session)).toMatchObject({ holder: ben.id, assigneeId: ben.id, state: 'staffed' });
  });

  it('on one guest: only a colleague who insists, or a program, gives another’s conversation back to the AI', async () => {
    const { session } = await house.say('I want to talk to a person');
    await takeOver(house.services, { ...session, actor: ana, force: false });
    await expect(release(house.services, { ...session, actor: ben })).rejects.toMatchObject({ code: 'already_taken' });
    expect(await house.conversation(session)).toMatchObject({ holder: ana.id, state: 'staffed' });
    await release(house.services, { ...session, actor: ben, force: true });
    expect(await house.conversation(session)).toMatchObject({ holder: null, state: 'open' });
    await takeOver(house.services, { ...session, actor: ana, force: false });
    const program = { id: 'key_1', userId: null, name: 'Night audit' };
    await release(house.services, { ...session, actor: program });
    expect(await house.conversation(session)).toMatchObject({ holder: null });
  });

  it('on one draft: the draft is approved once', async () => {
    await house.setActivation({ aiMode: 'assisted' });
    const { session } = await house.say('Can I bring my dog?');
    const [draft] = await drafts();
    const settled = await Promise.allSettled([approve(draft, ana), approve(draft, ben)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await authors(session)).toEqual(['guest', 'ai']);
  });
});

describe('in assisted mode, a draft that waits for approval', () => {
  beforeEach(() => house.setActivation({ aiMode: 'assisted' }));

  it('is edited or discarded, and the guest sees that a colleague answers', async () => {
    const { session } = await house.say('Can I bring my dog?');
    expect(await statuses()).toMatchObject([{ state: 'open', mode: 'assisted' }]);
    await approve((await drafts())[0], ana, 'Gladly!');
    expect((await house.messages(session)).at(-1)).toMatchObject({ author: 'staff', name: 'Ana', text: 'Gladly!' });
    await house.say('When is breakfast?', session);
    const [, second] = await drafts();
    await discardDraft(house.services, { propertyId: house.propertyId, draftId: second?.id ?? '', actor: ana });
    expect(await authors(session)).toEqual(['guest', 'staff', 'guest', 'system']);
    expect((await drafts()).map(({ state }) => state)).toEqual(['approved', 'discarded']);
  });

  it('leaves its guest with staff when it is discarded, and another open draft stays', async () => {
    const { session } = await house.say('Can I bring my dog?');
    await house.say('Where can I park my car?', session);
    const [first, second] = await drafts();
    const { propertyId } = house;
    await discardDraft(house.services, { propertyId, draftId: first?.id ?? '', actor: ana });
    expect(await house.conversation(session)).toMatchObject({ state: 'open' });
    await discardDraft(house.services, { propertyId, draftId: second?.id ?? '', actor: ana });
    expect(await house.conversation(session)).toMatchObject({
      state: 'waiting',
      waitingWhy: 'draft_discarded',
      waitingSince: house.now().toISOString(),
    });
    expect((await house.messages(session)).at(-1)).toMatchObject({ internal: 1, text: expect.stringContaining('Ana') });
  });

  it('is discarded when the conversation is resolved, and restored with its edits by undo', async () => {
    const { session } = await house.say('Can I bring my dog?');
    const [draft] = await drafts();
    const edit = { propertyId: house.propertyId, draftId: draft?.id ?? '', text: 'Gladly!', revision: 0 };
    await changeDraft(house.services, { ...edit, actor: ana }, async () => undefined);
    await resolve(house.services, { ...session, actor: ben });
    expect((await drafts()).map(({ state }) => state)).toEqual(['discarded']);
    await reopen(house.services, { ...session, actor: ben, restore: true });
    expect(await drafts()).toMatchObject([{ state: 'open', text: 'Gladly!', decidedBy: null }]);
  });

  it('is discarded by a takeover, and cannot be sent any more', async () => {
    const { session } = await house.say('Can I bring my dog?');
    await takeOver(house.services, { ...session, actor: ana, force: false });
    const [draft] = await drafts();
    expect(draft?.state).toBe('discarded');
    await expect(approve(draft, ana)).rejects.toMatchObject({ code: 'conflict' });
    expect(await authors(session)).toEqual(['guest', 'system']); // the history says who took over
  });

  it('is superseded if the guest writes about the same topic, and stays if the guest asks something else', async () => {
    const { session } = await house.say('Can I bring my dog?');
    await house.say('Where can I park my car?', session);
    expect((await drafts()).map(({ state }) => state)).toEqual(['open', 'open']);
    expect((await toDraftViews(house.services.db, house.propertyId, await drafts())).map(({ stale }) => stale)).toEqual(
      [true, false],
    );
    await house.say('And how much is parking?', session);
    expect((await drafts()).map(({ state }) => state)).toEqual(['open', 'discarded', 'open']);
  });

  it('is sent as the colleague’s own message if a colleague holds the conversation', async () => {
    const { session, message } = await house.say('Can I bring my dog?');
    await takeOver(house.services, { ...session, actor: ana, force: false });
    const reply = { text: 'Yes.', language: 'en', sources: [] };
    const suggested = await house.services.writer.write((trx) =>
      insertDraft(trx, {
        propertyId: house.propertyId,
        conversationId: session.conversationId,
        replyTo: message.id,
        text: reply.text,
        language: reply.language,
        reply: JSON.stringify(reply),
        decisionId: null,
        at: house.now().toISOString(),
      }),
    );
    expect(await approve(suggested, ana)).toMatchObject({ author: 'staff', name: 'Ana', text: 'Yes.' });
  });

  it('alerts staff again while nobody handles it, three times at most', async () => {
    await house.say('Can I bring my dog?');
    for (const minutes of [9, 1, 5, 5, 10, 10, 60]) await look(minutes);
    expect((await house.alerts()).map(({ kind }) => kind)).toEqual(['draft_waiting', 'draft_waiting', 'draft_waiting']);
  });

  it('does not alert staff any more after it was handled', async () => {
    await house.say('Can I bring my dog?');
    await approve((await drafts())[0], ana);
    await look(60);
    expect(await house.alerts()).toEqual([]);
  });
});

describe('in manual mode, the AI', () => {
  beforeEach(() => house.setActivation({ aiMode: 'manual' }));

  it.each(['Can I bring my dog?', 'Two towels for room 204, please', 'Hello', 'Thank you', 'asdf qwer'])(
    'does not answer “%s”, writes no draft, and routes the message to staff',
    async (text) => {
      const { session } = await house.say(text);
      expect(await authors(session)).toEqual(['guest']);
      expect(await drafts()).toEqual([]);
      expect(await house.conversation(session)).toMatchObject({ state: 'waiting', mode: 'staff' });
      expect(await house.alerts()).toHaveLength(1);
    },
  );

  it('routes a request to the department that handles it', async () => {
    const { session } = await house.say('My shower is broken, room 204');
    expect(await house.conversation(session)).toMatchObject({ department: 'maintenance' });
    expect(await house.alerts()).toEqual([{ kind: 'manual_mode', department: 'maintenance' }]);
  });

  it('alerts staff once while a guest waits, and again after a colleague gave the conversation back', async () => {
    const { session } = await house.say('Hello');
    await house.say('Is anybody there?', session);
    expect(await house.alerts()).toHaveLength(1);
    await takeOver(house.services, { ...session, actor: ana, force: false });
    await release(house.services, { ...session, actor: ana });
    expect(await house.conversation(session)).toMatchObject({ state: 'open', mode: 'staff', assigneeId: null });
    await house.say('One more thing', session);
    expect(await house.alerts()).toHaveLength(2);
    expect((await house.conversation(session)).state).toBe('waiting');
  });

  it('answers an emergency with the safety text and with nothing else', async () => {
    const { session } = await house.say('There is a fire in my room!');
    expect(await authors(session)).toEqual(['guest', 'ai']);
    await house.say('When is breakfast?', session);
    expect(await authors(session)).toEqual(['guest', 'ai', 'guest']);
  });
});

it.each([
  ['auto', 'ai'],
  ['assisted', 'assisted'],
  ['manual', 'staff'],
] as const)(
  'in %s mode the guest sees each step: handed over, taken by name, given back, resolved',
  async (aiMode, mode) => {
    await house.setActivation({ aiMode });
    const { session } = await house.say('I want to talk to a person');
    const act = { ...session, actor: ana };
    await takeOver(house.services, { ...act, force: false });
    await release(house.services, act);
    await resolve(house.services, act);
    expect(await statuses()).toEqual([
      { state: 'waiting', mode },
      { state: 'staffed', mode: 'staff', staff: { name: 'Ana' } },
      { state: 'open', mode },
      { state: 'resolved', mode },
    ]);
  },
);

describe('a waiting guest’s conversation', () => {
  it('alerts the colleague on duty of the department that it is assigned to', async () => {
    const { session } = await house.say('I want to talk to a person');
    expect((await house.conversation(session)).assigneeId).toBe(ana.id);
    await assign(house.services, { ...session, actor: ana, to: { department: 'concierge' } });
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting', assigneeId: ben.id });
    expect((await house.alerts()).at(-1)).toEqual({ kind: 'assigned', department: 'concierge', userId: ben.id });
  });

  it('is given back at once by a colleague who is removed from the property', async () => {
    const { session } = await house.say('I want to talk to a person');
    await takeOver(house.services, { ...session, actor: ben, force: false });
    await house.setActivation({ staffIdleMinutes: 0 });
    await look(0);
    expect((await house.conversation(session)).state).toBe('staffed');
    const disabledAt = house.now().toISOString();
    await house.services.writer.write((trx) =>
      trx.updateTable('user').set({ disabledAt }).where('id', '=', ben.id).execute(),
    );
    await look(0);
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting', holder: null, assigneeId: ana.id });
  });

  it('is assigned to nobody after it is resolved', async () => {
    const { session } = await house.say('I want to talk to a person');
    await resolve(house.services, { ...session, actor: ana });
    await look(600);
    expect(await house.conversation(session)).toMatchObject({
      state: 'resolved',
      assigneeId: null,
      waitingSince: null,
    });
    expect(await house.alerts()).toHaveLength(1);
  });
});

async function look(minutes: number): Promise<void> {
  house.advance(minutes);
  await watchStaff(house.services);
}

function drafts(): Promise<Draft[]> {
  return house.services.db.selectFrom('draft').selectAll().orderBy('id').execute();
}

function approve(draft: Draft | undefined, actor: Actor, text?: string) {
  return approveDraft(house.services, { propertyId: house.propertyId, draftId: draft?.id ?? '', actor, text });
}

async function authors(session: GuestSession): Promise<string[]> {
  return (await house.messages(session)).map(({ author }) => author);
}

async function statuses(): Promise<unknown[]> {
  const rows = await house.services.db.selectFrom('guestEvent').select('data').where('type', '=', 'status').execute();
  return rows.map(({ data }) => JSON.parse(data));
}
