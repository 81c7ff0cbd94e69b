import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEGIN_LIMITS } from '../../../bff/conversation/begin-limits.ts';
import { recordConsent } from '../../../bff/conversation/guest-acts.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest-session.ts';
import { receiveMessage } from '../../../bff/conversation/receive.ts';
import { PLAN_LIMITS } from '../../../shared/domain/plans.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** Who opens one conversation after another, to use up the month's plan or to bury the desk. */
let house: StaffedHouse;
beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

describe('new conversations', () => {
  it('from one address come to an end, with nothing stored and the guest told to call', async () => {
    const { conversations, withinMs } = BEGIN_LIMITS.perAddress;
    await begin(conversations, () => 'flood');
    const before = await counts();
    await expect(say(fresh(), 'flood')).rejects.toMatchObject({
      code: 'chats_limited',
      message: expect.stringMatching(/call \+\d+/),
    });
    await expect(agree(fresh(), 'flood')).rejects.toMatchObject({ code: 'chats_limited' });
    expect(await counts()).toEqual(before);
    await say(fresh(), 'another');
    house.advance(withinMs / 60_000 + 1);
    await say(fresh(), 'flood');
  });

  it('that are refused leave those that were begun as they are', async () => {
    const first = fresh();
    await say(first, 'flood');
    await begin(BEGIN_LIMITS.perAddress.conversations - 1, () => 'flood');
    await expect(say(fresh(), 'flood')).rejects.toMatchObject({ code: 'chats_limited' });
    await say(first, 'flood');
    await agree(first, 'flood');
  });

  it('of one address take a small part of a month’s plan in a day, those of one property no more than a quarter', async () => {
    await house.services.db.updateTable('account').set({ plan: 'starter' }).execute();
    const monthly = PLAN_LIMITS.starter.aiConversations ?? 0;
    const { perAddress, perProperty } = BEGIN_LIMITS.partOfPlanADay;
    const begun = await beginAll(monthly, () => 'flood');
    expect(begun).toBe(monthly * perAddress);
    expect(begun + (await beginAll(monthly, (count) => `address ${count}`))).toBe(monthly * perProperty);
    house.advance(24 * 60 + 1);
    await say(fresh(), 'flood');
  });
});

function fresh(): GuestSession {
  return newGuestSession(house.propertyId, house.now());
}

function say(session: GuestSession, addressKey: string) {
  const frame = { type: 'send', id: randomUUID(), text: 'Hello' } as const;
  return receiveMessage(house.services, session, frame, { locale: 'en', addressKey });
}

function agree(session: GuestSession, addressKey: string) {
  return recordConsent(house.services, session, { addressKey }, { granted: true, version: '1' });
}

async function begin(many: number, addressOf: (count: number) => string): Promise<void> {
  for (let count = 0; count < many; count++) await say(fresh(), addressOf(count));
}

/** Tries so many, over a day in which no hour sees too many; gives how many were let in. */
async function beginAll(many: number, addressOf: (count: number) => string): Promise<number> {
  let begun = 0;
  for (let count = 0; count < many; count++) {
    const isIn = await say(fresh(), addressOf(count)).then(
      () => true,
      () => false,
    );
    if (isIn) begun++;
    else break;
  }
  return begun;
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
