import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import type { ShopLimits } from '../../../bff/simulators/world/channel-shop.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import { replaceChannelNights } from '../../../bff/store/pms/channel-manager-nights.ts';
import { readAvailability } from '../../../bff/sync/house/availability.ts';
import type { ChannelManager } from '../../../shared/domain/distribution.ts';
import { type ChannelDoor, openChannelDoor } from '../../support/pms/channel-door.ts';
import { PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';

/** Without a PMS, guests are quoted only the rooms and prices that the channel manager offers to portals. */
const NIGHTS = ['2026-12-05', '2026-12-06'];
const QUESTIONS = {
  en: 'Do you have a double room from 5 to 7 December?',
  de: 'Haben Sie vom 5. bis 7. Dezember ein Doppelzimmer frei?',
  ja: '12月5日から7日まで空室はありますか？',
};

let house: StaffedHouse;
let simulator: ChannelSimulator;
let door: ChannelDoor;
beforeEach(async () => {
  door = await openChannelDoor();
  house = door.house;
});
afterEach(() => door.close());

async function connect(provider: ChannelManager): Promise<void> {
  simulator = await door.connect(provider);
}

/** Connects the house to a PMS too, and reads all of it. */
async function connectMews(): Promise<{ world: World; close(): Promise<void> }> {
  const world = createWorld({ clock: house.now, reservations: 0 });
  const { startSimulator } = (await SIMULATORS.mews?.()) ?? {};
  const pms = await startSimulator?.({ world, limits: false });
  if (pms === undefined) throw new Error('No simulator');
  const by = { id: PROGRAM.id, accountId: house.accountId };
  await house.services.sync.connect(house.propertyId, { provider: 'mews', credentials: pms.credentials }, by);
  await house.services.sync.work();
  return { world, close: () => pms.close() };
}

async function ask(question: string, session: GuestSession = newGuestSession(house.propertyId, house.now())) {
  await house.say(question, session);
  const answer = (await house.messages(session)).findLast(({ author }) => author === 'ai');
  if (answer === undefined) throw new Error(`No answer to “${question}”`);
  return answer;
}

async function stateOf({ conversationId }: GuestSession): Promise<string | undefined> {
  const { db } = house.services;
  const row = await db.selectFrom('conversation').select('state').where('id', '=', conversationId).executeTakeFirst();
  return row?.state;
}

/** Computes the sums of the two nights for each room type. */
function sums(): number[] {
  return ['SGL', 'DBL', 'FAM'].map((code) =>
    NIGHTS.reduce((sum, night) => sum + Number(simulator.shop?.night(code, night).price), 0),
  );
}

function amountsIn(answer: string): number[] {
  return [...answer.matchAll(/€\s?(\d[\d,.]*)|(\d[\d,.]*)\s?€/gu)].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(/[.,](?=\d{3}\b)/gu, '').replace(',', '.')),
  );
}

describe.each(['channex', 'beds24', 'cloudbeds'] as const)(
  'a house without a PMS that is connected to %s',
  (provider) => {
    beforeEach(() => connect(provider));

    it('quotes a double from 5 to 7 December only at prices of the channel manager, in the guest’s language', async () => {
      for (const [language, question] of Object.entries(QUESTIONS)) {
        const answer = await ask(question);
        expect(answer.language).toBe(language);
        const amounts = amountsIn(answer.text);
        expect(amounts.length, answer.text).toBeGreaterThan(1);
        expect(
          amounts.filter((amount) => !sums().includes(amount)),
          answer.text,
        ).toEqual([]);
      }
    });

    it('does not quote room types that are too small for the number of guests', async () => {
      const answer = await ask('Do you have a room for 3 adults and 1 child from 5 to 7 December?');
      expect(answer.text).toMatch(/family room/i);
      expect(answer.text).not.toMatch(/single|double/i);
    });

    it('[R14] quotes prices and free rooms that changed a moment ago', async () => {
      for (const night of NIGHTS) simulator.shop?.set('DBL', night, { price: '77.50' });
      expect((await ask(QUESTIONS.en)).text).toContain('€155');
      for (const night of NIGHTS) simulator.shop?.set('DBL', night, { free: 0 });
      house.advance(2);
      expect((await ask(QUESTIONS.en)).text).not.toMatch(/double room: /i);
    });

    it('[R14] quotes the last stored prices, and says so, while the channel manager cannot be reached', async () => {
      await simulator.close();
      const answer = await ask(QUESTIONS.en);
      expect(answer.text).toContain('a colleague will confirm');
      expect(amountsIn(answer.text).filter((amount) => !sums().includes(amount))).toEqual([]);
    });

    it('[R14] a night that is sold out is removed by the next sync', async () => {
      simulator.shop?.set('DBL', '2026-12-05', { free: 0 });
      const { distribution } = house.services;
      await distribution.startSync(house.propertyId);
      await distribution.work();
      await simulator.close();
      expect((await ask(QUESTIONS.en)).text).not.toMatch(/double room/i);
    });

    it('quotes a price only for stays that the rate’s limits allow', async () => {
      const { distribution } = house.services;
      const ask = async (departure: string) => {
        house.advance(2);
        const quote = await distribution.quotes.ask(house.propertyId, { arrival: '2026-12-05', departure });
        return quote?.rooms.find(({ code, name }) => code === 'DBL' || name === 'Double room')?.price?.amount;
      };
      const set = (night: string, limits: ShopLimits) => simulator.shop?.set('DBL', night, { price: '7.00', limits });
      for (const night of [...NIGHTS, '2026-12-07']) set(night, {});
      expect(await ask('2026-12-07')).toBe('14.00');
      for (const [night, limits] of [
        ['2026-12-05', { minNights: 3 }],
        ['2026-12-05', { maxNights: 1 }],
        ['2026-12-05', { closedToArrival: true }],
        ['2026-12-07', { closedToDeparture: true }],
      ] as const) {
        set(night, limits);
        expect(await ask('2026-12-07'), JSON.stringify(limits)).toBeUndefined();
        set(night, {});
      }
      set('2026-12-05', { minNights: 3, maxNights: 3, closedToDeparture: true });
      set('2026-12-06', { closedToArrival: true });
      expect(await ask('2026-12-08')).toBe('21.00');
      // The last stored prices keep their limits.
      await distribution.startSync(house.propertyId);
      await distribution.work();
      await simulator.close();
      expect(await ask('2026-12-07')).toBeUndefined();
      expect(await ask('2026-12-08')).toBe('21.00');
    });

    it('quotes a room type that was created later as soon as its name is known', async () => {
      const { distribution, db, writer } = house.services;
      const roomTypeRows = (table: 'channelManagerRoomType') =>
        db.selectFrom(table).selectAll().where('name', '=', 'Double room');
      const { code, maxPersons } = await roomTypeRows('channelManagerRoomType').executeTakeFirstOrThrow();
      await writer.write((trx) => trx.deleteFrom('channelManagerRoomType').where('code', '=', code).execute());
      const span = { arrival: '2026-12-05', departure: '2026-12-07' };
      const codes = async () =>
        (await distribution.quotes.ask(house.propertyId, span))?.rooms.map((room) => room.code).toSorted();
      const others = await codes();
      expect(others).toHaveLength(2);
      expect(others).not.toContain(code);
      house.advance(61);
      await distribution.work();
      expect(await codes()).toContain(code);
      expect(await roomTypeRows('channelManagerRoomType').execute()).toMatchObject([{ code, maxPersons }]);
    });

    it('[R14] a price that the channel manager no longer names is removed by the next sync', async () => {
      const before = Number(simulator.shop?.night('DBL', '2026-12-05').price);
      simulator.shop?.set('DBL', '2026-12-05', { price: '0.00' });
      house.advance(1);
      const { distribution, sync, db } = house.services;
      await distribution.startSync(house.propertyId);
      await distribution.work();
      const left = await db.selectFrom('rate').select('amount').where('date', '=', '2026-12-05').execute();
      expect(left.length).toBeGreaterThan(0);
      expect(left.map(({ amount }) => Number(amount))).not.toContain(before);
      expect(await sync.quotes.areTold(house.propertyId)).toBe(false);
    });
  },
);

describe('a house without a PMS whose own program sends availability and rates', () => {
  beforeEach(() => connect('custom'));

  it('quotes only the prices that the program sent', async () => {
    const answer = await ask(QUESTIONS.en);
    expect(
      amountsIn(answer.text).filter((amount) => !sums().includes(amount)),
      answer.text,
    ).toEqual([]);
    expect((await ask('Do you have a room for 4 people from 5 to 7 December?')).text).not.toMatch(/single|double/i);
    for (const night of NIGHTS) simulator.shop?.set('DBL', night, { price: '77.50' });
    await simulator.webhooks.settled();
    house.advance(2);
    expect((await ask(QUESTIONS.en)).text).toContain('€155');
  });
});

it('the PMS’s free rooms and prices are quoted if both a PMS and a channel manager are connected', async () => {
  await connect('channex');
  const { world, ...pms } = await connectMews();
  for (const night of NIGHTS) simulator.shop?.set('DBL', night, { price: '7.00' });
  for (const night of NIGHTS)
    for (const plan of ['BAR', 'EARLY']) world.setPrice(plan, 'DBL', night, { amount: '90.00', currency: 'EUR' });
  const answer = await ask(QUESTIONS.en);
  expect(answer.text).toContain('€180');
  expect(answer.text).not.toContain('€14');
  await pms.close();
});

it('the channel manager’s free rooms and prices are quoted if the PMS sent none for the nights or is disconnected', async () => {
  await connect('channex');
  const pms = await connectMews();
  await pms.close();
  const { sync, db, writer } = house.services;
  await writer.write((trx) =>
    trx.deleteFrom('availability').where('source', '<>', 'channel_manager').where('date', 'in', NIGHTS).execute(),
  );
  for (const night of NIGHTS) simulator.shop?.set('DBL', night, { price: '7.00' });
  expect((await ask(QUESTIONS.en)).text).toContain('€14');
  const readSource = async () => {
    const of = { id: house.propertyId, bookingUrl: '', readTerms: async () => null };
    const span = { arrival: '2026-12-08', departure: '2026-12-09', adults: 1, children: 0 };
    return (await readAvailability(db, of, span)).source;
  };
  expect(await readSource()).toBe('mews');
  await sync.disconnect(house.propertyId, { id: PROGRAM.id, accountId: house.accountId });
  expect(await readSource()).toBe('channex');
});

it('if only room types without a name are free, a colleague is asked and the guest is not told that no room is free', async () => {
  await connect('channex');
  const { db, writer } = house.services;
  const removeNames = (codes: readonly string[]) =>
    writer.write((trx) =>
      trx.updateTable('channelManagerRoomType').set({ name: '' }).where('code', 'in', codes).execute(),
    );
  const types = await db.selectFrom('channelManagerRoomType').select(['code', 'name']).execute();
  const [kept, ...others] = types;
  if (kept === undefined || others.length === 0) throw new Error('Two kinds of rooms');
  await removeNames(others.map(({ code }) => code));
  const told = await ask(QUESTIONS.en);
  expect(told.text).toContain(kept.name);
  for (const { name } of others) expect(told.text).not.toContain(name);
  await removeNames([kept.code]);
  house.advance(2);
  const guest = newGuestSession(house.propertyId, house.now());
  const answer = await ask(QUESTIONS.en, guest);
  expect(answer.text).not.toMatch(/no room is free/i);
  expect(await stateOf(guest)).toBe('waiting');
  for (const code of ['SGL', 'DBL', 'FAM']) for (const night of NIGHTS) simulator.shop?.set(code, night, { free: 0 });
  house.advance(2);
  expect((await ask(QUESTIONS.en)).text).toMatch(/no room is free/i);
});

it('a room type that does not allow the asked stay is not offered, and a colleague is asked if no other type is free', async () => {
  await connect('channex');
  const night = (code: string, limits: ShopLimits) => simulator.shop?.set(code, '2026-12-05', { limits });
  night('DBL', { minNights: 3 });
  const told = await ask(QUESTIONS.en);
  expect(told.text).toMatch(/single room/i);
  expect(told.text).not.toMatch(/double room|price on request/i);
  for (const code of ['SGL', 'FAM']) night(code, { closedToArrival: true });
  house.advance(2);
  const guest = newGuestSession(house.propertyId, house.now());
  expect((await ask(QUESTIONS.en, guest)).text).not.toMatch(/no room is free|single|double|family/i);
  expect(await stateOf(guest)).toBe('waiting');
});

it('prices that the next sync no longer contains are deleted, whatever nights they are for', async () => {
  await connect('siteminder');
  const { db, writer } = house.services;
  const { propertyId } = house;
  const price = { amount: '90.00', currency: 'EUR' };
  const rates = [{ ratePlan: 'BAR', name: 'BAR', roomTypeCode: 'DBL', date: '2026-12-05', price, offer: false }];
  const availability = [{ roomTypeCode: 'DBL', date: '2026-12-05', available: 1, total: 1 }];
  const look = (at: string, told: typeof rates) =>
    writer.write((trx) => replaceChannelNights(trx, { propertyId, pull: at, at }, { availability, rates: told }, at));
  await look('2026-11-20T10:00:00.000Z', rates);
  await look('2026-11-20T11:00:00.000Z', []);
  expect(await db.selectFrom('rate').selectAll().execute()).toEqual([]);
});

it('no price is quoted to guests of a house with SiteMinder, which sends no prices', async () => {
  await connect('siteminder');
  expect(await house.services.distribution.quotes.areTold(house.propertyId)).toBe(false);
  expect((await ask(QUESTIONS.en)).text).not.toContain('(2 nights)');
});
