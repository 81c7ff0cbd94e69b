import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTwilio, type TwilioSimulator } from '../../../bff/simulators/twilio/simulator.ts';
import { changePlan, listAccounts } from '../../../bff/store/account/accounts.ts';
import type { Plan } from '../../../shared/domain/house/plans.ts';
import { type HouseOn, openHouseOn } from './house.ts';

const GUEST = '+491710000001';
const HOUR_MS = 3_600_000;

let house: HouseOn<TwilioSimulator>;
beforeEach(async () => {
  house = await openHouseOn('sms', startTwilio);
});
afterEach(() => house.close());

const choose = async (plan: Plan) => {
  const { db, writer } = house.server.deps;
  const [account] = await listAccounts(db);
  if (account === undefined) throw new Error('There is no account');
  await writer.write((trx) => changePlan(trx, account, { plan, at: house.server.deps.clock().toISOString() }));
};
const texts = () => house.platform.arrived.filter(({ to }) => to === GUEST).map(({ text }) => text);

async function say(text: string) {
  house.platform.say(GUEST, text);
  await house.settle();
  return (await house.conversations()).find(({ address }) => address === GUEST) ?? {};
}

const write = async (id: unknown, text: string) => {
  const path = `/api/conversations/${String(id)}/messages`;
  return house.server.call('POST', path, { key: house.key, body: { text } });
};
const standing = async () => {
  const { body } = await house.server.call('GET', '/api/channels', { key: house.key });
  return body.items.find(({ channel }: { channel: string }) => channel === 'sms');
};

it('a guest’s message on a channel that is no longer in the plan is stored for staff, with the reason, and is not answered', async () => {
  await choose('starter');
  const found = await say('When is breakfast?');
  expect(found).toMatchObject({ state: 'waiting' });
  const said = await house.messages(String(found['id']));
  expect(said.map(({ author, text }) => [author, text])).toEqual([
    ['guest', 'When is breakfast?'],
    ['system', expect.stringMatching(/^The plan starter does not hold sms: .* nothing is lost/)],
  ]);
  await say('Hello?');
  expect((await house.messages(String(found['id']))).filter(({ author }) => author === 'system')).toHaveLength(1);
  expect(texts()).toEqual([]);
  expect(await standing()).toMatchObject({
    connected: true,
    active: false,
    health: 'failing',
    lastError: { code: 'plan_limit' },
  });
  await choose('professional');
  await say('Are you there?');
  expect(texts()).toEqual(['Echo: Are you there?']);
  expect(await standing()).toMatchObject({ active: true, health: 'ok', lastError: null });
});

it('pending messages wait while the channel is not in the plan, new messages of staff are refused with the reason, and all pending messages are sent once the plan includes the channel', async () => {
  const { id } = await say('Hello');
  const before = texts().length;
  // Queued at the moment when the plan ends.
  const { db, writer } = house.server.deps;
  const last = await db.selectFrom('channelPart').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const late = { ...last, id: `${last.id}z`, content: '{"text":"On its way","choices":[]}', platformId: null };
  await writer.write((trx) =>
    trx
      .insertInto('channelPart')
      .values({ ...late, state: 'queued', attempts: 0, nextAt: last.at })
      .execute(),
  );
  await choose('starter');
  await house.later(HOUR_MS);
  expect(texts()).toHaveLength(before);
  expect((await write(id, 'Good morning')).body).toMatchObject({ status: 403, code: 'plan_limit' });
  await choose('professional');
  await house.settle();
  expect(texts().slice(before)).toEqual(['On its way']);
  expect((await write(id, 'Good morning')).status).toBe(201);
});

it('a message that waited a day for a plan is reported as undelivered, like every outdated message', async () => {
  const { id } = await say('Hello');
  await write(id, 'A moment');
  await choose('starter');
  await house.later(25 * HOUR_MS);
  expect((await house.messages(String(id))).at(-1)).toMatchObject({
    delivery: { state: 'failed', reason: 'not_allowed' },
  });
  expect(texts()).not.toContain('A moment');
});
