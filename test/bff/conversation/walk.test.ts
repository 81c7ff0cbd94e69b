import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../bff/base/errors.ts';
import type { Actor } from '../../../bff/conversation/deps.ts';
import { endConversation } from '../../../bff/conversation/guest/guest-acts.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { approveDraft, discardDraft } from '../../../bff/conversation/staff/drafts.ts';
import { assign, release, reopen, resolve, sendStaffMessage, takeOver } from '../../../bff/conversation/staff/staff.ts';
import { updateTask } from '../../../bff/conversation/tasks/tasks.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { watchStaff } from '../../../bff/jobs/watch-staff.ts';
import { listTaskEvents } from '../../../bff/store/tasks/task-events.ts';
import { AI_MODES, CONVERSATION_MOVES, CONVERSATION_STATES, nextState } from '../../../shared/domain/conversation.ts';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { mayMoveTask, TASK_STATES } from '../../../shared/domain/task.ts';
import { PostBox } from '../../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** Random walks through everything that can happen to a conversation and its tasks, with the real engine and store. */
let house: StaffedHouse;
let post: PostBox;
let staff: [Actor, Actor];

beforeAll(async () => {
  post = new PostBox();
  house = await openStaffedHouse({ mailer: post });
  const works = { departments: ['front_desk', 'housekeeping', 'management'] as const };
  staff = [await house.hire('Ana', { departments: [...works.departments] }), await house.hire('Ben')];
});
afterAll(() => house.close());

/** A fixed seed, so that each run does the same. The walks without a store are six times as many. */
const WALK_SEED = 20_261_125;

/** The only line of them that is a plain yes. */
const YES = 'yes please';
const TEXTS = [
  'Hello',
  'When is breakfast?',
  'I want to talk to a person',
  'Two towels for room 204, please',
  'Never mind',
  'Do you have a casino?',
  'There is a fire in my room!',
  'This is unacceptable, I want to complain',
  'Can I bring my dog?',
  'two towels and three pillows for 204',
  'Which room am I in?',
  'LH-48213',
  'Could I have a late check-out?',
  'When do I have to check out?',
  YES,
  'ok',
  'ok no',
  'I see',
  'no thanks',
  'send a new code',
  'I want to cancel my booking',
  'bye',
  'my wife fainted',
] as const;

type Who = 0 | 1;
type Step =
  | { kind: 'guest'; text: string }
  /** Types the right code or a wrong one; taps a quick reply, 0 being the newest. */
  | { kind: 'code'; right: boolean }
  | { kind: 'tap'; back: number }
  | { kind: 'end' | 'pass' }
  | { kind: 'mode'; mode: (typeof AI_MODES)[number] }
  | { kind: 'takeover'; who: Who; force: boolean }
  | { kind: 'write' | 'note' | 'release' | 'resolve' | 'reopen' | 'assign' | 'department'; who: Who }
  | { kind: 'approve' | 'discard'; who: Who }
  | { kind: 'task'; who: Who; state: (typeof TASK_STATES)[number] };

const who = fc.constantFrom<Who>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('guest' as const), text: fc.constantFrom(...TEXTS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('code' as const), right: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tap' as const), back: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pass' as const, 'pass' as const, 'end' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mode' as const), mode: fc.constantFrom(...AI_MODES) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('takeover' as const), who, force: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'write',
        'note',
        'release',
        'resolve',
        'reopen',
        'assign',
        'department',
        'approve',
        'discard',
      ),
      who,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('task' as const), who, state: fc.constantFrom(...TASK_STATES) }),
  },
);

it('random conversations make no invalid transition and lose no hand-off, and the AI is silent while a colleague holds the conversation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      await house.setActivation({ aiMode: 'auto' });
      await house.services.writer.write(async (trx) => {
        await trx.deleteFrom('accessCode').execute();
        await trx.deleteFrom('accessTry').execute(); // each walk is a different guest on a different day
        await trx.deleteFrom('charge').execute();
        await trx.deleteFrom('offerMade').execute();
      });
      const session = newGuestSession(house.propertyId, house.now());
      await house.say('Hello', session);
      for (const next of steps) {
        const before = await look(session);
        const refused = await attempt(session, next);
        check(before, await look(session), next, refused);
      }
      await checkTasks(session);
    }),
    { numRuns: 25, seed: WALK_SEED },
  );
}, 120_000);

/** Runs a step. A refusal by the rules has a code; every other error is a bug. */
async function attempt(session: GuestSession, next: Step): Promise<boolean> {
  try {
    await runStep(session, next);
    return false;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    expect(['conflict', 'already_taken', 'unauthorized']).toContain(error.code);
    return true;
  }
}

async function runStep(session: GuestSession, next: Step): Promise<unknown> {
  const { services, propertyId } = house;
  switch (next.kind) {
    case 'guest':
      return house.say(next.text, session);
    case 'code':
      return house.say(await findCode(session, next.right), session);
    case 'tap':
      return tap(session, next.back);
    case 'end':
      return endConversation(services, session);
    case 'pass':
      house.advance(11);
      return watchStaff(services);
    case 'mode':
      return house.setActivation({ aiMode: next.mode });
    default:
  }
  const actor = staff[next.who];
  const act = { ...session, actor };
  switch (next.kind) {
    case 'takeover':
      return takeOver(services, { ...act, force: next.force });
    case 'write':
    case 'note':
      return sendStaffMessage(services, { ...act, text: 'Good evening', internal: next.kind === 'note' });
    case 'release':
      return release(services, act);
    case 'resolve':
      return resolve(services, act);
    case 'reopen':
      return reopen(services, act);
    case 'assign':
      return assign(services, { ...act, to: { userId: actor.id } });
    case 'department':
      return assign(services, { ...act, to: { department: 'concierge' } });
    case 'approve':
    case 'discard': {
      const { drafts } = await look(session);
      const draftId = drafts[0]?.id;
      if (draftId === undefined) return undefined;
      const settle = next.kind === 'approve' ? approveDraft : discardDraft;
      return settle(services, { propertyId, draftId, actor });
    }
    case 'task': {
      const [task] = (await look(session)).tasks;
      const change = { state: next.state };
      return task === undefined ? undefined : updateTask(services, { propertyId, taskId: task.id, actor, change });
    }
    default:
      return next satisfies never;
  }
}

/** The newest code of the conversation. The store keeps only its hash, so the codes from the mails are tried. */
async function findCode({ conversationId }: GuestSession, right: boolean): Promise<string> {
  const { db } = house.services;
  const row = await db
    .selectFrom('accessCode')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('reservationId', 'is not', null) // nobody gets a decoy
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const mail = row === undefined ? undefined : await vi.waitUntil(() => post.mails.find(({ id }) => id === row.id));
  const code = mail?.text.match(/\d{8}/)?.[0] ?? '00000000';
  return right ? code : code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

async function tap(session: GuestSession, back: number): Promise<void> {
  const shown = (await house.messages(session)).flatMap(({ quickReplies }): { value: string }[] =>
    quickReplies === null ? [] : JSON.parse(quickReplies),
  );
  const choice = shown.at(-1 - back)?.value;
  if (choice === undefined) return;
  const { message } = await receiveMessage(house.services, session, { type: 'send', id: randomUUID(), choice }, {});
  await house.services.turns.begin(message);
}

async function look(session: GuestSession) {
  const { db } = house.services;
  const of = session.conversationId;
  const decisions = await db
    .selectFrom('decision')
    .selectAll()
    .where('conversationId', '=', of)
    .orderBy('id')
    .execute();
  return {
    row: await house.conversation(session),
    messages: await house.messages(session),
    steps: decisions.map(({ decision }) => JSON.parse(decision).steps as DecisionStep[]),
    events: await db.selectFrom('guestEvent').select('seq').where('conversationId', '=', of).orderBy('seq').execute(),
    drafts: await db
      .selectFrom('draft')
      .select(['id'])
      .where('conversationId', '=', of)
      .where('state', '=', 'open')
      .orderBy('id')
      .execute(),
    made: await db.selectFrom('offerMade').selectAll().where('conversationId', '=', of).orderBy('id').execute(),
    charges: await db.selectFrom('charge').selectAll().where('conversationId', '=', of).orderBy('id').execute(),
    grants: await db.selectFrom('accessGrant').selectAll().where('conversationId', '=', of).orderBy('id').execute(),
    tasks: await db.selectFrom('task').select(['id', 'kind']).where('conversationId', '=', of).orderBy('id').execute(),
  };
}

type Seen = Awaited<ReturnType<typeof look>>;

function check(before: Seen, after: Seen, next: Step, refused: boolean): void {
  const [from, to] = [before, after].map(({ row }) => CONVERSATION_STATES.find((state) => state === row.state));
  if (from === undefined || to === undefined) throw new Error('a state that is none');
  if (refused) expect(after).toEqual(before);
  expect(from === to || reaches(from, to), `${from} → ${to}`).toBe(true);

  const said = after.messages.slice(before.messages.length);
  if (from === 'staffed' && to === 'staffed') expect(said.filter(({ author }) => author === 'ai')).toEqual([]);

  const speaks = isGuests(next) && after.messages.length > before.messages.length;
  const wants = speaks && !refused && after.steps.at(-1)?.some(({ kind }) => kind === 'handoff');
  if (wants) expect(['waiting', 'staffed']).toContain(to);
  if (
    from === 'waiting' &&
    ['guest', 'code', 'tap', 'pass', 'mode', 'note', 'task', 'discard', 'approve'].includes(next.kind)
  )
    expect(to).toBe('waiting');
  if (speaks && !refused) expect(said[0]?.author).toBe('guest');
  checkExtras(before, after, next);
  checkYes(before, after, next);

  expect(after.row.holder !== null).toBe(to === 'staffed');
  expect(after.row.waitingSince !== null).toBe(to === 'waiting');
  if (to === 'staffed' || to === 'resolved') expect(after.drafts).toEqual([]);
  if (to === 'staffed') expect(after.row.mode).toBe('staff');
  expect(after.events.map(({ seq }) => seq)).toEqual(after.events.map((_, index) => index + 1));
  expect(after.row.guestSeq).toBe(after.events.length);
  expect(after.messages.map(({ staffSeq }) => staffSeq)).toEqual(after.messages.map((_, index) => index + 1));
}

function isGuests({ kind }: Step): boolean {
  return kind === 'guest' || kind === 'code' || kind === 'tap';
}

/** Nothing is charged without a yes to an extra that was shown, and nothing twice. Only its code opens a booking. */
function checkExtras(before: Seen, after: Seen, next: Step): void {
  const opens = after.grants.length > before.grants.length;
  if (opens) expect(next).toEqual({ kind: 'code', right: true });
  const charged = after.charges.slice(before.charges.length);
  expect(charged.length).toBeLessThanOrEqual(1);
  // The cause is a tapped reply, a plain yes, or a colleague's approval of the charge.
  if (charged.length > 0 && next.kind === 'guest') expect(next.text).toBe(YES);
  if (charged.length > 0) expect(['guest', 'tap', 'approve']).toContain(next.kind);
  for (const { offerMadeId, reservationId } of charged) {
    expect(before.made.find(({ id }) => id === offerMadeId)?.state).toBe('offered');
    expect(after.made.find(({ id }) => id === offerMadeId)?.state).toBe('accepted');
    expect(before.grants.some((grant) => grant.reservationId === reservationId && grant.endedAt === null)).toBe(true);
    expect(before.row.state).not.toBe('staffed');
  }
  expect(new Set(after.charges.map(({ offerMadeId }) => offerMadeId)).size).toBe(after.charges.length);
  const declined = before.made.filter(({ state }) => state === 'declined').map(({ offerId }) => offerId);
  if (!isGuests(next) || after.steps.length === before.steps.length) return;
  const offered = (after.steps.at(-1) ?? []).filter((step) => step.kind === 'offer' && step.act === 'made');
  for (const step of offered)
    if (step.kind === 'offer' && declined.includes(step.offerId)) expect(step.intent).toBe('late_check_out'); // asked for by name
}

const YES_WITHIN_MS = 30 * 60_000;

/**
 * A guest's words cause a charge or a change of a stay only as the answer to the hotel's newest question, if that is
 * recent.
 */
function checkYes(before: Seen, after: Seen, next: Step): void {
  const touched = after.tasks.slice(before.tasks.length).filter(({ kind }) => kind === 'booking_cancel');
  const charged = after.charges.length - before.charges.length;
  if (!isGuests(next) || touched.length + charged === 0) return;
  const seen = before.messages.filter(({ internal }) => internal === 0);
  const said = seen.findLast(({ author }) => author !== 'guest');
  expect(said?.quickReplies ?? '').toContain('affirm#');
  expect(Date.parse(after.messages.at(-1)?.at ?? '') - Date.parse(said?.at ?? '')).toBeLessThanOrEqual(YES_WITHIN_MS);
}

/**
 * Whether `to` follows from `from` by one allowed move, or by a guest's message that reopens the conversation and is
 * handed over.
 */
function reaches(from: (typeof CONVERSATION_STATES)[number], to: (typeof CONVERSATION_STATES)[number]): boolean {
  const once = CONVERSATION_MOVES.flatMap((move) => nextState(from, move) ?? []);
  return once.includes(to) || once.some((state) => nextState(state, 'handoff') === to);
}

async function checkTasks(session: GuestSession): Promise<void> {
  for (const { id } of (await look(session)).tasks) {
    let state: string | null = null;
    for (const { change } of await listTaskEvents(house.services.db, house.propertyId, id)) {
      if (change.state === undefined) continue;
      expect(change.state.from).toBe(state);
      const [from, to] = [change.state.from, change.state.to].map((name) => TASK_STATES.find((one) => one === name));
      if (from !== undefined && to !== undefined) expect(mayMoveTask(from, to)).toBe(true);
      state = String(change.state.to);
    }
  }
}
