import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrivalDay } from '../../../bff/access/arrival-day.ts';
import { issueCodes, tryDetails } from '../../../bff/access/codes.ts';
import { ACCESS_LIMITS, isLimited, type Trier } from '../../../bff/access/limits.ts';
import { newId } from '../../../bff/base/ids.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { ensureConversation } from '../../../bff/conversation/turn/receive.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** An attacker who knows a booking's number and guesses the rest. */
const CORRECT_DETAILS = { number: 'LH-48213', lastName: 'Sommer', arrival: '2026-11-19' };
let house: StaffedHouse;
beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

describe('an attempt may contain one name', () => {
  const names = Array.from({ length: 569 }, (_, index) => `Name${String.fromCharCode(97 + (index % 26))}${index}`);

  it.each(['-', '’', ' ', '/'])(
    '570 names joined by %j open nothing, wherever the right name is, and count as attempts',
    async (join) => {
      for (const lastName of [
        [...names, 'Sommer'],
        ['Sommer', ...names],
      ].map((all) => all.join(join))) {
        const trier = await newTrier();
        expect(await details(trier, { lastName })).not.toBe('opened');
        expect(await details(trier, {})).toBe('limited');
      }
    },
  );

  it('several names in one message count as several attempts of the hour', async () => {
    const trier = await newTrier();
    expect(await details(trier, { lastName: 'Winter Herbst Frost' })).toBe('failed');
    expect(await details(trier, { lastName: 'Berg Sommer Tal Au' })).toBe('failed'); // two attempts are left, for the last two names
    expect(await details(trier, {})).toBe('limited');
  });

  it('other words beside the right name do not count against an honest guest', async () => {
    const trier = await newTrier();
    expect(await details(trier, { lastName: 'my name is alma sommer' })).toBe('opened');
    expect(await listAttempts()).toBe(1);
  });
});

describe('the year of arrival counts', () => {
  it.each(['2025-11-19', '2027-11-19', '2020-11-19'])('%s is a different day of arrival', async (arrival) => {
    expect(await details(await newTrier(), { arrival })).toBe('failed');
  });

  const NOVEMBER = { today: '2026-11-20' };
  it.each([
    ['2027-11-19', '19 November', '2026-11-19'], // guests in the house have an arrival day in the past
    ['2026-11-20', '20 November', '2026-11-20'],
    ['2027-07-20', 'on the 20th of July', '2027-07-20'],
    ['2026-11-19', '2026-11-19', '2026-11-19'],
    ['2027-11-19', '19 November', '2020-11-19', 'We came on 19 November 2020'],
    ['2020-11-19', '19.11.20', '2020-11-19'],
    ['2027-11-19', '١٩ نوفمبر', '2025-11-19', 'وصلنا ١٩ نوفمبر ٢٠٢٥'],
  ])('the arrival %s, written as %j, is read as %s', (value, text, meant, message = text) => {
    expect(arrivalDay({ value, text }, message, NOVEMBER.today)).toBe(meant);
  });
});

describe('a guest who proves their booking in the chat', () => {
  it.each([
    ['19 November', true],
    ['November 19th, 2026', true],
    ['19 November 2025', false],
    ['19 November, a year ago: 2025', false],
  ])('opens the booking by stating %j as the arrival: %s', async (day, isOpened) => {
    const { session } = await house.say('When is my check-out?');
    for (const text of ['LH-48213', 'My name is Alma Sommer', day]) await house.say(text, session);
    const grants = await house.services.db.selectFrom('accessGrant').selectAll().execute();
    expect(grants.length > 0).toBe(isOpened);
  });
});

describe('an attack', () => {
  it('on a booking from one network fails after the hourly limit, without a visible difference', async () => {
    const { perNetwork } = ACCESS_LIMITS.perReservation;
    for (let count = 0; count < perNetwork; count++)
      expect(await details(await newTrier('the attacker’s'), { arrival: '2026-12-24' })).toBe('failed');
    expect(await details(await newTrier('the attacker’s'), {})).toBe('failed');
    expect(await countCompared()).toBe(perNetwork);
    house.advance(61);
    expect(await details(await newTrier('the attacker’s'), {})).toBe('opened');
  });

  it('on a booking from the lobby’s Wi-Fi does not lock out a guest on the same Wi-Fi with correct data', async () => {
    for (let count = 0; count < 5; count++) await details(await newTrier('lobby'), { arrival: '2026-12-24' });
    const guest = await newTrier('lobby');
    expect(await details(guest, {})).toBe('opened');
  });

  it('gets one attempt per conversation once it is slowed down, from whatever address', async () => {
    for (let count = 0; count < ACCESS_LIMITS.perReservation.freely; count++)
      await details(await newTrier('lobby'), { arrival: '2026-12-24' });
    const trier = await newTrier('elsewhere');
    expect(await details(trier, { arrival: '2026-12-23' })).toBe('failed');
    expect(await details(trier, {})).toBe('failed');
    expect(await details(await newTrier('elsewhere'), {})).toBe('opened');
  });

  it('from 20 networks, or from many /64 of one /48, leaves the guest their booking and their code', async () => {
    for (let count = 0; count < 20; count++) {
      await details(await newTrier(`network ${count}`), { arrival: '2026-12-24' });
      await issue(await newTrier(`network ${count}`));
    }
    expect(await details(await newTrier('the guest’s'), {})).toBe('opened');
    expect((await issue(await newTrier('the guest’s'))).to).toBe('alma.sommer@guests.example');
    house.advance(61);
    const before = await countCompared();
    for (let count = 0; count < 100; count++) {
      await details(await newTrier(`one48.${count}`), { arrival: '2026-12-24' });
      await issue(await newTrier(`one48.${count}`));
    }
    expect((await countCompared()) - before).toBe(ACCESS_LIMITS.perReservation.perNetwork);
    expect(await details(await newTrier('the guest’s'), {})).toBe('opened');
    expect((await issue(await newTrier('the guest’s'))).to).toBe('alma.sommer@guests.example');
  });

  it('on a booking does not lock out its guest, who opens it from elsewhere with correct data', async () => {
    for (let count = 0; count < 60; count++) await details(await newTrier('the attacker’s'), { arrival: '2026-12-24' });
    expect(await details(await newTrier('the guest’s'), { arrival: '2026-11-20' })).toBe('failed');
    expect(await details(await newTrier('the guest’s'), {})).toBe('opened');
  });

  it('by code requests does not prevent the guest from getting their own code', async () => {
    for (let count = 0; count < 10; count++) await issue(await newTrier('the attacker’s'));
    expect((await issue(await newTrier('the attacker’s'))).to).toBeNull();
    expect((await issue(await newTrier('the guest’s'))).to).toBe('alma.sommer@guests.example');
  });

  it('on a booking from many networks at the same time is limited too', async () => {
    const { perReservation, codesPerReservation, attemptsPerCode } = ACCESS_LIMITS;
    for (let count = 0; count < perReservation.all + 10; count++)
      await details(await newTrier(`network ${count}`), { arrival: '2026-12-24' });
    expect(await countCompared()).toBe(perReservation.all);
    expect(await details(await newTrier('one more'), {})).toBe('failed');
    for (let count = 0; count < codesPerReservation.all + 10; count++) await issue(await newTrier(`far ${count}`));
    const { all } = await house.services.db
      .selectFrom('accessCode')
      .select(({ fn }) => fn.count<number>('reservationId').as('all'))
      .executeTakeFirstOrThrow();
    expect(all).toBe(codesPerReservation.all);
    // An hour of guessing covers one day of a year for an attacker who knows the name, and one code of a hundred
    // million.
    expect(perReservation.all / 365).toBeLessThan(1 / 6);
    expect(perReservation.perNetwork / 365).toBeLessThan(1 / 36);
    expect((codesPerReservation.all * attemptsPerCode) / 100_000_000).toBeLessThan(2 / 1_000_000);
  });

  it('from one address or on the whole property slows its own next attempts, not the first attempt of a guest', async () => {
    const bad = { number: 'LH-00000' };
    for (let count = 0; count < 40; count++) await details(await newTrier('lobby'), bad);
    const attacker = await newTrier('lobby');
    await details(attacker, bad);
    expect(await limited(attacker)).toBe(true);
    const [inTheLobby, elsewhere] = [await newTrier('lobby'), await newTrier('mobile')];
    expect([await limited(inTheLobby), await limited(elsewhere)]).toEqual([false, false]);
    expect((await issue(inTheLobby)).to).toBe('alma.sommer@guests.example');
    expect(await details(elsewhere, {})).toBe('opened');
  });
});

async function newTrier(addressKey = 'an address'): Promise<Trier> {
  const { propertyId } = house;
  const session = newGuestSession(propertyId, house.now());
  const at = house.now().toISOString();
  await house.services.writer.write((trx) => ensureConversation(trx, session, { mode: 'ai', at, addressKey }));
  return { propertyId, conversationId: session.conversationId, addressKey };
}

function details(trier: Trier, wrong: Partial<typeof CORRECT_DETAILS>) {
  const { writer, secrets } = house.services;
  const given = { ...CORRECT_DETAILS, ...wrong };
  return writer.write((trx) => tryDetails(trx, secrets, { ...trier, messageId: newId('message') }, given, house.now()));
}

async function issue(trier: Trier) {
  const { writer, secrets } = house.services;
  const [sent] = await writer.write((trx) => issueCodes(trx, secrets, trier, CORRECT_DETAILS.number, house.now()));
  if (sent === undefined) throw new Error('Not even a decoy');
  return sent;
}

function limited(trier: Trier): Promise<boolean> {
  return isLimited(house.services.db, trier, house.now());
}

/** Counts the attempts that were compared with a booking. */
async function countCompared(): Promise<number> {
  const { count } = await house.services.db
    .selectFrom('accessTry')
    .select(({ fn }) => fn.count<number>('reservationId').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function listAttempts(): Promise<number> {
  return (await house.services.db.selectFrom('accessTry').selectAll().execute()).length;
}
