import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { findSampleProperty, loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../../bff/compose.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { takeOver } from '../../../bff/conversation/staff/staff.ts';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { insertModelUsage, sumAccountModelUsage } from '../../../bff/store/account/model-usage.ts';
import { findMeta } from '../../../bff/store/sqlite/meta.ts';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { MISBEHAVIOURS } from '../../support/engine/misbehaviour.ts';
import {
  type ModelRequest,
  type ModelServer,
  type Script,
  startModelServer,
} from '../../support/engine/model-server.ts';

/**
 * The sample hotel with the real engine, the store and a model's server. The guest's page shows what the feed sends.
 */
const AFTERNOON = new Date('2026-11-20T14:05:00.000Z');
let server: ModelServer;
let dataDir: string;
let services: Services;
let propertyId: string;

beforeEach(async () => {
  server = await startModelServer();
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  await open({});
});
afterEach(async () => {
  await services.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A German question about an entry that exists only in English. */
const ASKED = 'Wo kann ich mein Auto parken?';
const SAID =
  'Unsere Garage liegt unter dem Haus, Zufahrt über die Mill Lane. [S1] Ein Stellplatz kostet 18 € pro Nacht. [S1]';
const SHOWN = 'Unsere Garage liegt unter dem Haus, Zufahrt über die Mill Lane. Ein Stellplatz kostet 18 € pro Nacht.';
/** Lines that the engine does not understand. */
const UNKNOWN = 'Any chance of paddling about somewhere?';
const UNANSWERED = 'Do you have a printer?';
const ignorant = inProcess({
  ...embeddedEngine,
  decide(understanding, context) {
    const text = context.message.text;
    const step: DecisionStep | null =
      text === UNKNOWN && understanding.intents[0]?.name !== 'breakfast'
        ? { kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }
        : text === UNANSWERED
          ? { kind: 'handoff', why: 'no_answer', department: 'front_desk', intent: 'business_services' }
          : null;
    if (step === null) return embeddedEngine.decide(understanding, context);
    const { dialogue } = context.conversation;
    return { decision: { steps: [step], reason: 'Not known.', alternatives: [] }, dialogue };
  },
});

describe('the hotel’s words in another language', () => {
  it('are said in the guest’s language, streamed as they are written and stored under the same id', async () => {
    server.play({ text: SAID });
    const { answer, deltas, decision } = await say(ASKED);
    expect(answer).toMatchObject({ author: 'ai', text: SHOWN, language: 'de', parts: null });
    expect(JSON.parse(answer?.sources ?? '[]')).toMatchObject([{ type: 'faq', label: 'Where can I park my car?' }]);
    expect(deltas.length).toBeGreaterThan(0);
    expect(SHOWN.startsWith(deltas.map(({ text }) => text).join(''))).toBe(true);
    expect(new Set(deltas.map(({ messageId }) => messageId))).toEqual(new Set([answer?.id]));
    expect(decision.reason).toMatch(/Where can I park my car.*Said in de by the language model \(test-model\)/);
  });

  it('leave a record of the tokens and the time used', async () => {
    server.play({ text: SAID, usage: { input: 321, output: 54 } });
    const { guest } = await say(ASKED);
    expect(await usage()).toMatchObject([
      {
        propertyId,
        messageId: guest.id,
        purpose: 'translate',
        model: 'test-model',
        outcome: 'reply',
        inputTokens: 321,
        outputTokens: 54,
        costMicros: 429,
        currency: 'USD',
        estimated: 0,
      },
    ]);
  });

  it.each([
    ['invents a price', { text: 'Ein Stellplatz kostet 12 € pro Nacht. [S1]' }],
    ['answers in another language', { text: 'You can park in our garage under the house. [S1]' }],
    ['fails', MISBEHAVIOURS['refuses the key']],
    ['cuts the stream after it was shown', { text: [`${SAID} `, 'Bitte'], cutAfter: 1 }],
  ])('are quoted by the engine if the model %s', async (_, script) => {
    const alone = await withoutModel(ASKED);
    server.play(script as Script);
    const { answer } = await say(ASKED);
    expect(answer?.text).toBe(alone);
    expect((await usage()).map(({ outcome }) => outcome)).not.toContain('reply');
  });
});

it('the use of an account is summed month by month', async () => {
  server.play({ text: SAID, usage: { input: 300, output: 50 } });
  await say(ASKED);
  await say(ASKED);
  const { accountId } = await services.db.selectFrom('property').select('accountId').executeTakeFirstOrThrow();
  const sum = (account: string, since: string) => sumAccountModelUsage(services.db, account, since);
  expect(await sum(accountId, '2026-11-01T00:00:00.000Z')).toEqual({
    calls: 2,
    inputTokens: 600,
    outputTokens: 100,
    costMicros: 800,
  });
  expect(await sum(accountId, '2026-12-01T00:00:00.000Z')).toMatchObject({ calls: 0, costMicros: 0 });
  expect(await sum('acc_other', '2026-11-01T00:00:00.000Z')).toMatchObject({ calls: 0 });
});

describe('a question the engine has no answer to', () => {
  it('is answered from the hotel’s entries, without a handover to staff', async () => {
    server.play(({ user }) => ({
      text: `The lake bath Eichwald is 3 km away and open from May to September. [${idOf(user, 'Is there a swimming pool?')}]`,
    }));
    const { answer, conversation, decision } = await say(UNKNOWN);
    expect(answer?.text).toBe('The lake bath Eichwald is 3 km away and open from May to September.');
    expect(JSON.parse(answer?.quickReplies ?? '[]')).toMatchObject([{ value: 'human' }]);
    expect(conversation.state).toBe('open');
    expect(decision.steps).toMatchObject([{ kind: 'answer', sources: [{ label: 'Is there a swimming pool?' }] }]);
  });

  it('is not handed over if the model finds the answer in the hotel’s entries', async () => {
    const alone = await say(UNANSWERED);
    expect(alone.conversation.state).toBe('waiting');
    server.play(({ user }) => ({
      text: `You can use the wifi in the whole house. [${idOf(user, 'Is there wifi and what is the password?')}]`,
    }));
    const { answer, conversation } = await say(UNANSWERED);
    expect(answer?.text).toBe('You can use the wifi in the whole house.');
    expect(conversation.state).toBe('open');
  });

  it('is answered by the engine if the sources do not answer the question', async () => {
    const alone = await withoutModel(UNKNOWN);
    server.play({ text: 'NO_ANSWER' });
    expect((await say(UNKNOWN)).answer?.text).toBe(alone);
    expect(await usage()).toContainEqual(
      expect.objectContaining({ outcome: 'refused', detail: 'no_answer', purpose: 'answer' }),
    );
  });

  it('becomes a question to the guest if the model proposes a task, and no task is created before the guest agrees', async () => {
    server.play({ tools: [{ name: 'request_task', input: { request: 'towels_linen' } }] });
    const { answer, decision } = await say(UNKNOWN);
    expect(decision.steps).toMatchObject([{ kind: 'clarify', choices: ['towels_linen'] }]);
    expect(JSON.parse(answer?.quickReplies ?? '[]')).toMatchObject([{ value: 'towels_linen' }, { value: 'human' }]);
    expect(await services.db.selectFrom('task').selectAll().execute()).toEqual([]);
  });
});

describe('a question the engine has an answer to', () => {
  const DOG = 'Can I bring my dog?';
  it('is answered by the model from the entries, with the engine’s decision', async () => {
    server.play(({ user }) => ({ text: `Yes, you can bring your dog for 15 € per night. [${idOf(user, DOG)}]` }));
    const { answer, decision } = await say(DOG);
    expect(answer?.text).toBe('Yes, you can bring your dog for 15 € per night.');
    expect(decision.steps).toMatchObject([{ kind: 'answer', sources: [{ label: DOG }] }]);
    expect(server.requests[0]?.user.match(/a question and its answer/g)?.length).toBeGreaterThanOrEqual(5);
    expect(server.requests[0]?.tools).toEqual([]);
  });

  it('keeps the sentences that pass the checks if one fails and the rest still answers the question', async () => {
    server.play(({ user }) => ({
      text: `Yes, you can bring your dog for 15 € per night. [${idOf(user, DOG)}] Your dog gets a bowl of 3 litres. [${idOf(user, DOG)}]`,
    }));
    expect((await say(DOG)).answer?.text).toBe('Yes, you can bring your dog for 15 € per night.');
    expect((await usage()).at(-1)).toMatchObject({ outcome: 'reply', detail: 'number' });
  });

  it.each<[string, (request: ModelRequest) => Script]>([
    ['has no answer', () => ({ text: 'NO_ANSWER' })],
    ['is slow', () => ({ text: 'Yes. [S1]', status: 503 })],
    ['says what no entry says', () => ({ text: 'Your dog gets a bowl of 3 litres. [S1]' })],
    [
      'loses what the engine answers from',
      ({ user }: ModelRequest) => ({
        text: `Your dog gets a bowl of 3 litres. [${idOf(user, DOG)}] Our garage is under the house. [${idOf(user, 'Where can I park my car?')}]`,
      }),
    ],
  ])('is answered by the engine if the model %s', async (_, script) => {
    const alone = await withoutModel(DOG);
    server.play(script);
    expect((await say(DOG)).answer?.text).toBe(alone);
  });
});

describe('a message that the engine does not understand, read by the model out of a closed set', () => {
  const reads =
    (topic: string) =>
    (request: ModelRequest): Script => ({
      text: request.user.includes('Source [') ? 'NO_ANSWER' : JSON.stringify({ topic }),
    });
  it('is answered by the engine as that question, from the house’s own words', async () => {
    server.play(reads('breakfast'));
    const { answer, decision } = await say(UNKNOWN);
    expect(answer?.text).toContain('7:00');
    expect(decision.reason).toContain('takes the message for breakfast');
    const [, asked] = server.requests;
    expect(asked?.schema).toMatchObject({
      properties: { topic: { enum: expect.arrayContaining(['breakfast', 'none']) } },
    });
    expect((await usage()).at(-1)).toMatchObject({ purpose: 'read', outcome: 'breakfast' });
  });

  it('is confirmed with the guest if it asks for work: no task is created', async () => {
    server.play(reads('towels_linen'));
    const { decision } = await say(UNKNOWN);
    expect(decision.steps).toMatchObject([{ kind: 'clarify', choices: ['towels_linen'] }]);
    expect(await services.db.selectFrom('task').selectAll().execute()).toEqual([]);
  });

  it.each(['none', 'cancel_everything', 'cancel_booking', 'human'])(
    'changes nothing where it names %s',
    async (topic) => {
      const alone = await withoutModel(UNKNOWN);
      server.play(reads(topic));
      const { answer, conversation } = await say(UNKNOWN);
      expect(answer?.text).toBe(alone);
      expect(conversation.state).toBe('open');
    },
  );
});

describe('the model is not asked', () => {
  it.each([
    'There is a fire in my room!',
    'I want to talk to a person',
    'My shower is broken in room 204',
    'Two towels please, room 204',
    'This is unacceptable, I am really angry about the noise',
    'What is the balance of my booking LH-48213?',
    'Thank you',
  ])('about: %s', async (text) => {
    server.play({ text: 'You can park in our garage. [S1]' });
    await say(text);
    expect(server.requests).toHaveLength(0);
  });

  it('while a question of the engine’s is open', async () => {
    server.play({ text: 'You can park in our garage. [S1]' });
    const { session } = await say('I need towels');
    await say('flurbly wobbly', session);
    expect(server.requests).toHaveLength(0);
  });

  it.each([
    { times: 'twenty times in five minutes', calls: 20, minutesAgo: 4, freshAfter: 6 },
    { times: 'forty times a day', calls: 40, minutesAgo: 60, freshAfter: 25 * 60 },
  ])('by one conversation more than $times', async ({ calls, minutesAgo, freshAfter }) => {
    server.play({ text: SAID });
    const { session, guest } = await say(ASKED);
    await haveCalled(guest.conversationId, calls - 1, minutesAgo);
    expect((await say(ASKED, session)).answer?.text).not.toBe(SHOWN);
    expect((await say(ASKED)).answer?.text).toBe(SHOWN);
    expect(server.requests).toHaveLength(2);
    await services.writer.write((trx) =>
      trx
        .updateTable('modelUsage')
        .set({ at: new Date(+AFTERNOON - freshAfter * 60_000).toISOString() })
        .execute(),
    );
    expect((await say(ASKED, session)).answer?.text).toBe(SHOWN);
  });

  it('by an identified guest more than twenty times in five minutes, over all conversations', async () => {
    server.play({ text: SAID });
    const at = AFTERNOON.toISOString();
    const conversations = await Promise.all([say(ASKED), say(ASKED), say(ASKED)]);
    await services.writer.write(async (trx) => {
      const guest = await trx.selectFrom('guest').select('id').executeTakeFirstOrThrow();
      const [first, second] = conversations.map(({ guest: said }) => said.conversationId);
      await trx
        .updateTable('conversation')
        .set({ guestId: guest.id, updatedAt: at })
        .where('id', 'in', [first ?? '', second ?? ''])
        .execute();
    });
    const [first, second, stranger] = conversations;
    await haveCalled(first?.guest.conversationId ?? '', 18, 1);
    expect((await say(ASKED, second?.session)).answer?.text).not.toBe(SHOWN);
    expect((await say(ASKED, stranger?.session)).answer?.text).toBe(SHOWN);
  });

  async function haveCalled(conversationId: string, calls: number, minutesAgo: number): Promise<void> {
    const row = { propertyId, conversationId, messageId: null, purpose: 'answer', model: 'm', outcome: 'reply' };
    const took = { inputTokens: 0, outputTokens: 0, costMicros: 0, currency: '', estimated: 0, durationMs: 1 };
    const at = new Date(+AFTERNOON - minutesAgo * 60_000).toISOString();
    await services.writer.write(async (trx) => {
      for (let call = 0; call < calls; call++) await insertModelUsage(trx, { ...row, ...took, detail: '', at });
    });
  }

  it('in manual mode', async () => {
    await services.writer.write((trx) => trx.updateTable('activation').set({ aiMode: 'manual' }).execute());
    await say(ASKED);
    expect(server.requests).toHaveLength(0);
  });

  it('once the month’s budget is spent', async () => {
    await services.close();
    await open({ LLM_MONTHLY_BUDGET: '3000 tokens' });
    server.play({ text: SAID, usage: { input: 2_000, output: 500 } });
    expect((await say(ASKED)).answer?.text).toBe(SHOWN);
    expect((await say(ASKED)).answer?.text).not.toBe(SHOWN);
    expect(server.requests).toHaveLength(1);
  });
});

it('the model writes drafts in assisted mode, and the guest sees no draft', async () => {
  await services.writer.write((trx) => trx.updateTable('activation').set({ aiMode: 'assisted' }).execute());
  server.play({ text: SAID });
  const { answer, deltas } = await say(ASKED);
  expect([answer, deltas]).toEqual([undefined, []]);
  const draft = await services.db.selectFrom('draft').selectAll().executeTakeFirstOrThrow();
  expect(draft.text).toBe(SHOWN);
});

it('the model stops at once if a colleague takes over while the model writes', async () => {
  server.play({ text: SAID.match(/.{1,20}/gu) ?? [], pieceMs: 60 });
  const session = newGuestSession(propertyId, AFTERNOON);
  const shown = new Promise<void>((resolve) => {
    services.feed.onGuest(session.conversationId, {
      event: () => {},
      closing: () => {},
      signal: (signal) => signal.type === 'delta' && resolve(),
    });
  });
  const said = say(ASKED, session);
  await shown;
  const user = await services.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
  const actor = { id: user.id, userId: user.id, name: user.name };
  await takeOver(services, { propertyId, conversationId: session.conversationId, actor, force: false });
  const { answer, deltas } = await said;
  expect(answer).toBeUndefined();
  expect(deltas.map(({ text }) => text).join('')).not.toContain('18 €');
});

/** Opens the sample hotel with a model's server, on the stored data if it was opened before. */
async function open(env: Record<string, string>): Promise<void> {
  const read = readConfig({
    DATA_DIR: dataDir,
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: 'test-model',
    LLM_PRICES: '1/2 USD',
    ...env,
  });
  if ('faults' in read) throw new Error(read.faults.join());
  services = await openServices({
    config: read.config,
    log: createLog('silent'),
    clock: () => AFTERNOON,
    engine: ignorant,
  });
  if ((await findSampleProperty(services.db)) === null) await loadSampleHotel(services);
  propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
}

/** The answer of the engine without a model. */
async function withoutModel(text: string): Promise<string | undefined> {
  server.play({ status: 401 });
  const { answer } = await say(text);
  return answer?.text;
}

async function say(text: string, session = newGuestSession(propertyId, AFTERNOON)) {
  const deltas: { messageId: string; text: string }[] = [];
  const unwatch = services.feed.onGuest(session.conversationId, {
    event: () => {},
    closing: () => {},
    signal: (signal) => signal.type === 'delta' && deltas.push(signal),
  });
  const send = { type: 'send' as const, id: randomUUID(), text };
  const { message: guest } = await receiveMessage(services, session, send, {});
  await services.turns.begin(guest);
  unwatch();
  const { db } = services;
  const conversation = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', session.conversationId)
    .executeTakeFirstOrThrow();
  const answer = await db.selectFrom('message').selectAll().where('replyTo', '=', guest.id).executeTakeFirst();
  const stored = await db
    .selectFrom('decision')
    .selectAll()
    .where('messageId', '=', guest.id)
    .executeTakeFirstOrThrow();
  return { session, guest, answer, conversation, deltas, decision: JSON.parse(stored.decision) };
}

function usage() {
  return services.db.selectFrom('modelUsage').selectAll().orderBy('id').execute();
}

/** The id of the entry with this question in a prompt. */
function idOf(user: string, question: string): string {
  const before = user.slice(0, user.indexOf(question));
  return [...before.matchAll(/Source \[(S\d+)\]/g)].at(-1)?.[1] ?? 'S0';
}
