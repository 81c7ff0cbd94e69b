import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { loadSampleHotel } from '../../../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../../../bff/compose.ts';
import { newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { approveDraft } from '../../../../bff/conversation/staff/drafts.ts';
import { resolve, sendStaffMessage, takeOver } from '../../../../bff/conversation/staff/staff.ts';
import { receiveMessage } from '../../../../bff/conversation/turn/receive.ts';
import { findMeta } from '../../../../bff/store/sqlite/meta.ts';

/** The sample hotel with the real engine and store. A guest writes, and the tests check what is stored. */
const AFTERNOON = new Date('2026-11-20T14:05:00.000Z');
let dataDir: string;
let services: Services;
let propertyId: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  const read = readConfig({ DATA_DIR: dataDir });
  if ('faults' in read) throw new Error(read.faults.join());
  services = await openServices({ config: read.config, log: createLog('silent'), clock: () => AFTERNOON });
  await loadSampleHotel(services);
  propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
});

afterEach(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('in auto mode, the AI', () => {
  it('answers at once and stores the reason', async () => {
    const { messages, conversation } = await say('Can I bring my dog?');
    expect(messages.map(({ author }) => author)).toEqual(['guest', 'ai']);
    expect(conversation).toMatchObject({ state: 'open', mode: 'ai', language: 'en' });
    expect(await services.db.selectFrom('decision').selectAll().execute()).toHaveLength(1);
  });

  it('keeps the task for a broken shower and adds the room when the guest names it', async () => {
    const { session } = await say('my shower is broken');
    await say('204', session);
    const tasks = await services.db.selectFrom('task').selectAll().execute();
    expect(tasks).toMatchObject([{ department: 'maintenance', room: '204', state: 'open' }]);
  });

  it('tells the guest when staff are back out of hours, and the conversation keeps waiting', async () => {
    await setActivation({ businessHours: JSON.stringify({ mon_fri: '08:00-12:00', weekend: 'closed' }) });
    const { messages, conversation } = await say('I want to talk to a person');
    expect(conversation.state).toBe('waiting');
    expect(messages.at(-1)?.text).toMatch(/Monday.*0?8:00/);
  });

  it('hands over to staff when the plan’s conversations are used up, and no guest is left alone', async () => {
    await services.writer.write(async (trx) => {
      const { accountId } = await trx.selectFrom('property').select('accountId').executeTakeFirstOrThrow();
      await trx.updateTable('account').set({ plan: 'starter' }).execute();
      for (let number = 0; number < 1_000; number++) {
        await trx
          .insertInto('aiConversation')
          .values({ accountId, period: '2026-11', conversationId: `c${number}` })
          .execute();
      }
    });
    const { conversation, messages } = await say('When is breakfast?');
    expect(conversation.state).toBe('waiting');
    expect(messages.at(-1)?.text).not.toContain('7:00');
  });

  it('answers a message that a crash left unanswered, once', async () => {
    const session = newGuestSession(propertyId, AFTERNOON);
    await receiveMessage(services, session, { type: 'send', id: randomUUID(), text: 'When is breakfast?' }, {});
    await services.writer.write((trx) => trx.updateTable('outbox').set({ runAt: AFTERNOON.toISOString() }).execute());
    await Promise.all([services.turns.sweep(), services.turns.sweep()]);
    const messages = await services.db.selectFrom('message').selectAll().execute();
    expect(messages.filter(({ author }) => author === 'ai')).toHaveLength(1);
  });

  it('answers a guest who writes in a resolved conversation, which is opened again', async () => {
    const { session, conversation } = await say('When is breakfast?');
    await resolve(services, { propertyId, conversationId: conversation.id, actor: await reception() });
    expect((await say('And parking?', session)).conversation.state).toBe('open');
  });
});

describe('in assisted mode, the AI', () => {
  beforeEach(() => setActivation({ aiMode: 'assisted' }));

  it('writes a draft, tells the guest that a colleague will answer, and sends the draft after approval', async () => {
    const { messages, conversation } = await say('Can I bring my dog?');
    expect(messages.map(({ author }) => author)).toEqual(['guest']);
    const events = await services.db.selectFrom('guestEvent').selectAll().where('type', '=', 'status').execute();
    expect(events.map(({ data }) => JSON.parse(data))).toMatchObject([{ state: 'open', mode: 'assisted' }]);
    const draft = await services.db.selectFrom('draft').selectAll().executeTakeFirstOrThrow();
    const sent = await approveDraft(services, { propertyId, draftId: draft.id, actor: await reception() });
    expect(sent).toMatchObject({
      author: 'ai',
      conversationId: conversation.id,
      text: expect.stringContaining('15 €'),
    });
    await expect(
      approveDraft(services, { propertyId, draftId: draft.id, actor: await reception() }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('sends an edited draft as the colleague’s own message', async () => {
    await say('Can I bring my dog?');
    const draft = await services.db.selectFrom('draft').selectAll().executeTakeFirstOrThrow();
    const sent = await approveDraft(services, {
      propertyId,
      draftId: draft.id,
      actor: await reception(),
      text: 'Gladly!',
    });
    expect(sent).toMatchObject({ author: 'staff', text: 'Gladly!' });
  });
});

describe('in manual mode, the AI', () => {
  beforeEach(() => setActivation({ aiMode: 'manual' }));

  it('answers nothing and routes the conversation to staff', async () => {
    const { messages, conversation } = await say('Can I bring my dog?');
    expect(messages.map(({ author }) => author)).toEqual(['guest']);
    expect(conversation).toMatchObject({ state: 'waiting', mode: 'staff' });
  });
});

it.each(['auto', 'assisted', 'manual'])(
  'an emergency is answered and staff are alerted at once in %s mode',
  async (aiMode) => {
    await setActivation({ aiMode });
    const { messages, conversation } = await say('There is a fire in my room!');
    expect(messages.at(-1)).toMatchObject({ author: 'ai', text: expect.stringContaining('112') });
    expect(conversation.state).toBe('waiting');
    const alerts = await services.db.selectFrom('deskEvent').selectAll().where('type', '=', 'alert').execute();
    expect(alerts.map(({ data }) => JSON.parse(data))).toMatchObject([{ kind: 'emergency' }]);
  },
);

it('the AI is silent while a colleague holds the conversation, and still stores its decision', async () => {
  const { session, conversation } = await say('Hello');
  const act = { propertyId, conversationId: conversation.id, actor: await reception() };
  await takeOver(services, { ...act, force: false });
  await sendStaffMessage(services, { ...act, text: 'Good evening', internal: false });
  const { messages } = await say('When is breakfast?', session);
  expect(messages.map(({ author }) => author)).toEqual(['guest', 'ai', 'system', 'staff', 'guest']);
  expect(await services.db.selectFrom('decision').selectAll().execute()).toHaveLength(2);
});

async function say(text: string, session = newGuestSession(propertyId, AFTERNOON)) {
  const { message } = await receiveMessage(
    services,
    session,
    { type: 'send', id: randomUUID(), text },
    { locale: 'en' },
  );
  await services.turns.begin(message);
  const conversation = await services.db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', session.conversationId)
    .executeTakeFirstOrThrow();
  const messages = await services.db
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', session.conversationId)
    .orderBy('staffSeq')
    .execute();
  return { session, conversation, messages };
}

async function reception() {
  const user = await services.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
  return { id: user.id, userId: user.id, name: user.name };
}

function setActivation(change: { aiMode?: string; businessHours?: string }): Promise<unknown> {
  return services.writer.write((trx) => trx.updateTable('activation').set(change).execute());
}
