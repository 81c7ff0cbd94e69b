import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueCodes, readCode, redeemCode, type SentCode, tryDetails } from '../../../bff/access/codes.ts';
import { ACCESS_LIMITS, isLimited, type Trier } from '../../../bff/access/limits.ts';
import { loadStays } from '../../../bff/access/stays.ts';
import { newId } from '../../../bff/base/ids.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { ensureConversation } from '../../../bff/conversation/turn/receive.ts';
import { listAudit } from '../../../bff/store/account/audit.ts';
import { endGrants } from '../../../bff/store/guests/access.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

const BOOKED = 'LH-48213';
const HOUR_MINUTES = 60;

let house: StaffedHouse;
let trier: Trier;
beforeEach(async () => {
  house = await openStaffedHouse();
  trier = await newTrier('an address');
});
afterEach(() => house.close());

describe('a code', () => {
  it('goes to the address on the booking, and opens just that booking, once', async () => {
    const sent = await issue(BOOKED);
    expect(sent.to).toBe('alma.sommer@guests.example');
    expect(sent.code).toMatch(/^\d{8}$/);
    expect(await redeem(sent.code)).toBe('opened');
    expect(await stays()).toMatchObject([{ confirmationNumber: 'LH48213', room: '204', level: 'booking' }]);
    expect(await redeem(sent.code, await newTrier('an address'))).toBe('none');
  });

  it('in a message processed again after a crash opens the booking once', async () => {
    const { code } = await issue(BOOKED);
    expect([await redeem(code, trier, 'msg_1'), await redeem(code, trier, 'msg_1')]).toEqual(['opened', 'opened']);
    expect(await house.services.db.selectFrom('accessGrant').selectAll().execute()).toHaveLength(1);
    expect(await redeem(code, trier, 'msg_2')).toBe('none');
  });

  it('in a message processed again does not open a booking that a colleague closed in between', async () => {
    const { code } = await issue(BOOKED);
    await redeem(code, trier, 'msg_1');
    await house.services.writer.write((trx) =>
      endGrants(trx, trier.propertyId, trier.conversationId, house.now().toISOString()),
    );
    expect(await redeem(code, trier, 'msg_1')).toBe('failed');
    expect(await stays()).toEqual([]);
  });

  it('that is wrong counts as one attempt per message, however often the message is processed', async () => {
    const sent = await issue(BOOKED);
    for (let again = 0; again < 2 * ACCESS_LIMITS.attemptsPerCode; again++)
      expect(await redeem(otherThan(sent.code), trier, 'msg_1')).toBe('failed');
    expect(await redeem(sent.code, trier, 'msg_2')).toBe('opened');
  });

  it('for a missing booking is not sent, and leaves the same rows as a sent one', async () => {
    const real = await issue(BOOKED);
    const rows = await countRows();
    const decoy = await issue('LH-00000', await newTrier('another address'));
    expect(decoy.to).toBeNull();
    expect(real.to).not.toBeNull();
    const after = await countRows();
    expect({ codes: after.codes - rows.codes, tries: after.tries - rows.tries }).toEqual({ codes: 1, tries: 1 });
  });

  it('for a missing booking is refused even with the right digits', async () => {
    const decoy = await issue('LH-00000');
    expect(await redeem(decoy.code)).toBe('failed');
    expect(await stays()).toEqual([]);
  });

  it('expires after five wrong attempts', async () => {
    const sent = await issue(BOOKED);
    for (let attempt = 0; attempt < ACCESS_LIMITS.attemptsPerCode; attempt++)
      expect(await redeem(otherThan(sent.code))).toBe('failed');
    expect(await redeem(sent.code)).toBe('none');
    expect(await stays()).toEqual([]);
  });

  it('expires after ten minutes, and when a newer code was requested', async () => {
    const first = await issue(BOOKED);
    const second = await issue(BOOKED);
    expect(await redeem(first.code)).toBe(first.code === second.code ? 'opened' : 'failed');
    house.advance(ACCESS_LIMITS.codeValidMinutes + 1);
    expect(await redeem(second.code)).toBe('none');
  });

  it('of one conversation is refused in another', async () => {
    const sent = await issue(BOOKED);
    const other = await newTrier('an address');
    expect(await redeem(sent.code, other)).toBe('none');
    await issue('LH-00000', other);
    expect(await redeem(sent.code, other)).toBe('failed');
  });

  it('is sent three times an hour per booking, then once per conversation and five times per network', async () => {
    const sent: SentCode[] = [];
    for (let count = 0; count < 6; count++) sent.push(await issue(BOOKED, await newTrier('an address')));
    const another = await newTrier('another');
    for (let count = 0; count < 2; count++) sent.push(await issue(BOOKED, another));
    expect(sent.map(({ to }) => to !== null)).toEqual([true, true, true, true, true, false, true, false]);
    house.advance(HOUR_MINUTES + 1);
    expect((await issue(BOOKED, await newTrier('later'))).to).not.toBeNull();
  });
});

it('requested after too many attempts is not sent, and leaves the same rows', async () => {
  for (let count = 0; count < ACCESS_LIMITS.perConversation.tries; count++) await issue(`LH-${count}`);
  const rows = await countRows();
  expect((await issue(BOOKED)).to).toBeNull();
  expect(await countRows()).toEqual({ codes: rows.codes + 1, tries: rows.tries + 1 });
});

describe('naming bookings', () => {
  it('is limited per conversation, per address and per property', async () => {
    for (let count = 0; count < ACCESS_LIMITS.perConversation.tries; count++) await issue(`LH-${count}`);
    expect(await limited(trier)).toBe(true);
    const next = await newTrier('an address');
    expect(await limited(next)).toBe(false);
    for (let count = 0; count < 5; count++) await issue(`LH-1${count}`, next);
    expect(await limitedAfterOne('an address')).toBe(true);
    expect(await limitedAfterOne('elsewhere')).toBe(false);
    for (let count = 0; count < 20; count++) await issue(`LH-2${count}`, await newTrier(`address ${count}`));
    expect(await limitedAfterOne('somewhere')).toBe(true);
    house.advance(HOUR_MINUTES + 1);
    expect(await limitedAfterOne('somewhere')).toBe(false);
  });
});

it('is recorded in the audit log if it opens a booking, with the kind of proof and without a name', async () => {
  expect(await details('Sommer')).toBe('opened');
  const { accountId } = await house.services.db.selectFrom('property').selectAll().executeTakeFirstOrThrow();
  const { items } = await listAudit(house.services.db, accountId, { limit: 1 });
  expect(items[0]).toMatchObject({ action: 'booking.opened', actor: 'guest', propertyId: house.propertyId });
  expect(JSON.parse(items[0]?.detail ?? '')).toEqual({ conversationId: trier.conversationId, level: 'details' });
});

describe('number, name and date', () => {
  it('if all are right, open only the dates, the room type and the included services', async () => {
    expect(await details('Sommer')).toBe('opened');
    expect(await stays()).toEqual([
      {
        id: expect.stringMatching(/^rsv_/),
        level: 'details',
        checkIn: '2026-11-19',
        checkOut: '2026-11-22',
        nights: 3,
        roomType: 'Double room, lake side',
        inclusions: ['breakfast'],
        confirmationNumber: null,
        state: null,
        room: null,
        balance: null,
        persons: null,
      },
    ]);
  });

  it.each([
    ['another name', { lastName: 'Winter' }],
    ['a part of the name', { lastName: 'Som' }],
    ['another date', { arrival: '2026-11-20' }],
    ['another number', { number: 'LH-48214' }],
  ])('are refused for %s', async (_, wrong) => {
    expect(await details('Sommer', wrong)).toBe('failed');
    expect(await stays()).toEqual([]);
  });

  it('in a message processed again count as one attempt', async () => {
    for (let again = 0; again < 10; again++) expect(await details('Winter', {}, 'msg_1')).toBe('failed');
    expect((await countRows()).tries).toBe(1);
  });

  it('are not checked after too many attempts of the conversation', async () => {
    for (let count = 0; count < ACCESS_LIMITS.perConversation.tries; count++)
      expect(await details('Winter')).toBe('failed');
    expect(await details('Sommer')).toBe('limited');
    expect(await stays()).toEqual([]);
  });

  it('accept each spelling of the name', async () => {
    for (const name of ['SOMMER', 'Frau Sommer', 'my name is alma sommer.', 'Sömmer'])
      expect([name, await details(name)]).toEqual([name, 'opened']);
  });
});

describe('a stay', () => {
  it('stays open until a day after check-out, whatever the clock of the server says', async () => {
    await redeem((await issue(BOOKED)).code);
    house.advance(HOUR_MINUTES * 24 * 2.8); // Monday morning: check-out was on Sunday
    expect(await stays()).toHaveLength(1);
    house.advance(HOUR_MINUTES * 5);
    expect(await stays()).toEqual([]);
  });
});

it.each([
  ['12345678', '12345678'],
  ['my code: 1234 5678', '12345678'],
  ['1234-5678.', '12345678'],
  ['١٢٣٤٥٦٧٨', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['call +49 151 23456789', null],
  ['room 204', null],
])('reads the code in %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});

async function newTrier(addressKey: string): Promise<Trier> {
  const { propertyId } = house;
  const session = newGuestSession(propertyId, house.now());
  const at = house.now().toISOString();
  await house.services.writer.write((trx) => ensureConversation(trx, session, { mode: 'ai', at, addressKey }));
  return { propertyId, conversationId: session.conversationId, addressKey };
}

async function issue(number: string, who = trier): Promise<SentCode> {
  const { writer, secrets } = house.services;
  const [sent] = await writer.write((trx) => issueCodes(trx, secrets, who, number, house.now()));
  if (sent === undefined) throw new Error('Not even a decoy');
  return sent;
}

function redeem(code: string, who = trier, messageId: string = newId('message')) {
  const { writer, secrets } = house.services;
  return writer.write((trx) => redeemCode(trx, secrets, { ...who, messageId }, code, house.now()));
}

function details(
  lastName: string,
  wrong: Partial<{ number: string; lastName: string; arrival: string }> = {},
  messageId: string = newId('message'),
) {
  const given = { number: BOOKED, lastName, arrival: '2026-11-19', ...wrong };
  return house.services.writer.write((trx) =>
    tryDetails(trx, house.services.secrets, { ...trier, messageId }, given, house.now()),
  );
}

function stays() {
  const { propertyId, conversationId } = trier;
  return loadStays(house.services.db, { propertyId, conversationId, timezone: 'Europe/Berlin' }, house.now());
}

/** Whether a new conversation is limited after its first attempt. */
async function limitedAfterOne(addressKey: string): Promise<boolean> {
  const who = await newTrier(addressKey);
  await issue('LH-3', who);
  return limited(who);
}

function limited(who: Trier) {
  return isLimited(house.services.db, who, house.now());
}

async function countRows(): Promise<{ codes: number; tries: number }> {
  const { db } = house.services;
  const codes = await db.selectFrom('accessCode').selectAll().execute();
  const tries = await db.selectFrom('accessTry').selectAll().execute();
  return { codes: codes.length, tries: tries.length };
}

function otherThan(code: string): string {
  return code === '00000000' ? '11111111' : '00000000';
}
