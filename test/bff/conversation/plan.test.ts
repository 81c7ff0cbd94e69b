import { afterEach, beforeEach, expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../shared/domain/house/plans.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

let house: StaffedHouse;
beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

it('new guests beyond the plan’s AI conversations wait for staff, and guests already counted are still answered', async () => {
  const { services, accountId } = house;
  const { session: counted } = await house.say('When is breakfast?');
  await services.writer.write(async (trx) => {
    await trx.updateTable('account').set({ plan: 'starter' }).where('id', '=', accountId).execute();
    const used = Array.from({ length: (PLAN_LIMITS.starter.aiConversations ?? 0) - 1 }, (_, number) => ({
      accountId,
      period: '2026-11',
      conversationId: `cnv_used_${number}`,
    }));
    await trx.insertInto('aiConversation').values(used).execute();
  });
  const { session: late } = await house.say('When is breakfast?');
  expect(await house.conversation(late)).toMatchObject({ state: 'waiting', waitingWhy: 'plan_limit' });
  expect((await house.messages(late)).some(({ author }) => author !== 'guest')).toBe(true);
  await house.say('And until when?', counted);
  expect((await house.conversation(counted)).state).not.toBe('waiting');
});
