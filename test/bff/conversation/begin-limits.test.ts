import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWithinPlan } from '../../../bff/conversation/channels/plan-pace.ts';
import { BEGIN_LIMITS, readNewChats } from '../../../bff/conversation/guest/begin-limits.ts';
import { recordConsent } from '../../../bff/conversation/guest/guest-acts.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { ensureConversation, receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { countAiConversations, findServing, noteAiConversation } from '../../../bff/store/sqlite/serving.ts';
import { PLAN_LIMITS } from '../../../shared/domain/house/plans.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** Somebody opens many conversations to use up the month's plan or to flood the desk. */
let house: StaffedHouse;
beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

describe('new conversations', () => {
  it('from one address are limited: nothing is stored and the guest is told to call', async () => {
    const { perAddress, withinMs } = BEGIN_LIMITS;
    await begin(perAddress, () => 'flood');
    const before = await counts();
    await expect(say(newSession(), 'flood')).rejects.toMatchObject({
      code: 'chats_limited',
      message: expect.stringMatching(/call \+\d+/),
    });
    await expect(agree(newSession(), 'flood')).rejects.toMatchObject({ code: 'chats_limited' });
    expect(await counts()).toEqual(before);
    await say(newSession(), 'another');
    house.advance(withinMs / 60_000 + 1);
    await say(newSession(), 'flood');
  });

  it('that are refused do not affect the conversations begun before', async () => {
    const first = newSession();
    await say(first, 'flood');
    await begin(BEGIN_LIMITS.perAddress - 1, () => 'flood');
    await expect(say(newSession(), 'flood')).rejects.toMatchObject({ code: 'chats_limited' });
    await say(first, 'flood');
    await agree(first, 'flood');
  });

  it('of five /64 networks that used more than a plan’s daily share do not close the chat to other networks', async () => {
    await house.services.db.updateTable('account').set({ plan: 'starter' }).execute();
    const monthly = PLAN_LIMITS.starter.aiConversations ?? 0;
    await begin(monthly / 4, (count) => `one48.${count % 5}`);
    await say(newSession(), 'guest48.home');
    await say(newSession(), 'one48.guest');
  });

  it('of one /48 network are limited together, and other networks can still begin', async () => {
    const { perNetwork } = BEGIN_LIMITS;
    await begin(perNetwork, (count) => `one48.${count}`);
    await expect(say(newSession(), 'one48.another')).rejects.toMatchObject({ code: 'chats_limited' });
    await say(newSession(), 'another48.home');
  });

  it('of very many networks leave a reserve for networks that began none, and the reserve is limited too', async () => {
    const { perProperty, reserve } = BEGIN_LIMITS;
    await insertConversations(perProperty, (count) => `flood ${count % 100}`);
    await expect(say(newSession(), 'flood 1')).rejects.toMatchObject({ code: 'chats_limited' });
    await say(newSession(), 'a guest’s');
    await insertConversations(reserve - 1, (count) => `more ${count}`);
    await expect(say(newSession(), 'one more')).rejects.toMatchObject({ code: 'chats_limited' });
  });
});

describe('a flood of conversations that lasts for days', () => {
  it('leaves each later day of the month its share of the plan, however many addresses it comes from', async () => {
    const { services, accountId, propertyId } = house;
    await services.db.updateTable('account').set({ plan: 'starter' }).execute();
    const serving = await findServing(services.db, propertyId);
    if (serving === undefined) throw new Error('There is no house');
    const [year, month] = house.now().toISOString().split('-').map(Number);
    const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    const answered = new Map<number, number>();
    let flooded = 0;
    for (let day = 1; day <= days; day++) {
      const now = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, 12));
      const deps = { db: services.db, clock: () => now };
      const before = flooded;
      while (flooded < 2_000 && (await isWithinPlan(deps, serving, null))) {
        const id = `cnv_flood_${flooded++}`;
        await answer(id);
        if (flooded - before > 300) break;
      }
      answered.set(day, flooded - before);
    }
    expect(answered.get(1)).toBeLessThan(300);
    for (let day = 2; day <= days; day++) expect(answered.get(day), `day ${day}`).toBeGreaterThan(20);
    expect(await countAiConversations(services.db, accountId, house.now().toISOString().slice(0, 7))).toBeLessThan(
      1_000,
    );
  });

  it('leaves the full plan to guests with a verified identity and guests on other channels', async () => {
    const { services, propertyId } = house;
    await services.db.updateTable('account').set({ plan: 'starter' }).execute();
    const first = new Date(`${house.now().toISOString().slice(0, 7)}-01T00:30:00Z`);
    const deps = { db: services.db, clock: () => first };
    const serving = await findServing(services.db, propertyId);
    if (serving === undefined) throw new Error('There is no house');
    for (let count = 0; count < 260; count++) await answer(`cnv_flood_${count}`);
    expect(await isWithinPlan(deps, serving, null)).toBe(false);
    const { conversationId } = newSession();
    await services.db
      .transaction()
      .execute((trx) =>
        ensureConversation(trx, { ...newSession(), conversationId }, { mode: 'ai', at: first.toISOString() }),
      );
    expect(await isWithinPlan(deps, serving, conversationId)).toBe(false);
    await services.db
      .updateTable('conversation')
      .set({ signedFor: '["x"]' })
      .where('id', '=', conversationId)
      .execute();
    expect(await isWithinPlan(deps, serving, conversationId)).toBe(true);
    const sms = { signedFor: null, channel: 'sms' };
    await services.db.updateTable('conversation').set(sms).where('id', '=', conversationId).execute();
    expect(await isWithinPlan(deps, serving, conversationId)).toBe(true);
  });

  it('is shown in the state of the house', async () => {
    const { services, propertyId } = house;
    const readHouseState = () => readNewChats(services.db, propertyId, house.now().toISOString());
    const { perAddress, perProperty, reserve } = BEGIN_LIMITS;
    expect(await readHouseState()).toBe('open');
    await insertConversations(perAddress, () => 'flood');
    expect(await readHouseState()).toBe('some_refused');
    await insertConversations(perProperty + reserve - perAddress, (count) => `address ${count}`);
    expect(await readHouseState()).toBe('refused');
  });
});

/** Adds an answer of the AI this month to an unknown guest of the website's chat. */
async function answer(id: string): Promise<void> {
  const { services, accountId, propertyId } = house;
  const at = house.now().toISOString();
  await services.db.transaction().execute(async (trx) => {
    const session = { ...newGuestSession(propertyId, house.now()), conversationId: id };
    await ensureConversation(trx, session, { mode: 'ai', at, addressKey: id });
    await noteAiConversation(trx, accountId, at.slice(0, 7), id);
  });
}

function newSession(): GuestSession {
  return newGuestSession(house.propertyId, house.now());
}

function say(session: GuestSession, addressKey: string) {
  const frame = { type: 'send', id: randomUUID(), text: 'Hello' } as const;
  return receiveMessage(house.services, session, frame, { locale: 'en', addressKey });
}

function agree(session: GuestSession, addressKey: string) {
  return recordConsent(house.services, session, { addressKey }, { granted: true, version: '1', language: 'en' });
}

async function begin(many: number, addressOf: (count: number) => string): Promise<void> {
  for (let count = 0; count < many; count++) await say(newSession(), addressOf(count));
}

/** Adds this many conversations that began just now and have no messages. */
async function insertConversations(many: number, addressOf: (count: number) => string): Promise<void> {
  const at = house.now().toISOString();
  await house.services.db.transaction().execute(async (trx) => {
    for (let count = 0; count < many; count++)
      await ensureConversation(trx, newSession(), { mode: 'ai', at, addressKey: addressOf(count) });
  });
}

async function counts(): Promise<unknown> {
  const { db } = house.services;
  const rows = (table: 'conversation' | 'message' | 'outbox' | 'deskEvent') =>
    db
      .selectFrom(table as 'message')
      .selectAll()
      .execute();
  return (await Promise.all((['conversation', 'message', 'outbox', 'deskEvent'] as const).map(rows))).map(
    ({ length }) => length,
  );
}
