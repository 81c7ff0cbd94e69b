import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueCodes, redeemCode, tryDetails } from '../../../bff/access/codes.ts';
import { addIdentityKey } from '../../../bff/access/identity.ts';
import type { Trier } from '../../../bff/access/limits.ts';
import { loadStays } from '../../../bff/access/stays.ts';
import { newId } from '../../../bff/base/ids.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { acceptIdentity } from '../../../bff/conversation/guest/identity.ts';
import { ensureConversation } from '../../../bff/conversation/turn/receive.ts';
import { insertGuest } from '../../../bff/store/guests/guests.ts';
import { insertReservation } from '../../../bff/store/guests/reservations.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** One number, three rooms: Ines booked two of them, Jonas the third. */
const NUMBER = 'GRP-7/2026';

let house: StaffedHouse;
let trier: Trier;
beforeEach(async () => {
  house = await openStaffedHouse();
  trier = await newTrier();
  const { writer } = house.services;
  const at = house.now().toISOString();
  await writer.write(async (trx) => {
    const ines = await insertGuest(trx, house.propertyId, { lastName: 'Marsh', email: 'ines@guests.example' }, at);
    const jonas = await insertGuest(trx, house.propertyId, { lastName: 'Reed', email: 'jonas@guests.example' }, at);
    const shared = { checkIn: '2027-03-01', checkOut: '2027-03-04', numberWritten: NUMBER };
    const rooms = [
      { guestId: ines.id, room: '501', confirmationNumber: 'GRP72026', numberShared: '' },
      { guestId: ines.id, room: '502', confirmationNumber: 'GRP72026R2', numberShared: 'GRP72026' },
      { guestId: jonas.id, room: '503', confirmationNumber: 'GRP72026R3', numberShared: 'GRP72026' },
    ];
    for (const one of rooms) await insertReservation(trx, house.propertyId, { ...shared, ...one }, at);
  });
});
afterEach(() => house.close());

it('for a number shared by several mailboxes, each mailbox gets a code that opens its own booking', async () => {
  const sent = await issue();
  expect(sent.map(({ to }) => to)).toEqual(['ines@guests.example', 'jonas@guests.example']);
  const [, jonas] = sent;
  expect(await redeem(jonas?.code ?? '')).toBe('opened');
  expect(await rooms()).toEqual(['503']);
  trier = await newTrier();
  const [ines] = await issue();
  expect(await redeem(ines?.code ?? '')).toBe('opened');
  expect(await rooms()).toEqual(['501', '502']);
});

it('using one mailbox’s code expires the codes of the others, and wrong codes count for all', async () => {
  const [ines, jonas] = await issue();
  await redeem(ines?.code ?? '');
  expect(await redeem(jonas?.code ?? '')).toBe('none');
  trier = await newTrier();
  const codes = (await issue()).map(({ code }) => code);
  const wrong = ['10000001', '20000002'].find((code) => !codes.includes(code)) ?? '';
  for (let tries = 0; tries < 5; tries++) expect(await redeem(wrong)).toBe('failed');
  for (const code of codes) expect(await redeem(code)).toBe('none');
});

it.each([
  { lastName: 'Reed', opened: ['503'] },
  { lastName: 'Marsh', opened: ['501', '502'] },
  { lastName: 'Vale', opened: [] },
])('number, name and day open the stays of $lastName alone', async ({ lastName, opened }) => {
  const { writer, secrets, db } = house.services;
  const given = { number: 'grp 7 2026', lastName, arrival: '2027-03-01' };
  const proof = { ...trier, messageId: newId('message') };
  await writer.write((trx) => tryDetails(trx, secrets, proof, given, house.now()));
  const stays = await loadStays(db, holder(), house.now());
  const found = await db.selectFrom('reservation').select(['id', 'room']).execute();
  expect(stays.map(({ id }) => found.find((row) => row.id === id)?.room).toSorted()).toEqual(opened);
});

it('a shared number is shown as the PMS writes it', async () => {
  const [ines] = await issue();
  await redeem(ines?.code ?? '');
  const stays = await loadStays(house.services.db, holder(), house.now());
  expect(stays.map(({ confirmationNumber }) => confirmationNumber)).toEqual([NUMBER, NUMBER]);
});

it.each([
  { claims: {}, opened: [] },
  { claims: { lastName: 'Reed' }, opened: ['503'] },
])(
  'a shared number signed by the hotel’s site opens the bookings of the named guest: $opened',
  async ({ claims, opened }) => {
    const { writer, secrets } = house.services;
    const key = await writer.write((trx) => addIdentityKey(trx, secrets, house.propertyId));
    const session = newGuestSession(house.propertyId, house.now());
    const iat = Math.floor(+house.now() / 1_000);
    const token = await new SignJWT({ jti: newId('event'), iat, exp: iat + 300, bookings: [NUMBER], ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(house.propertyId)
      .sign(Buffer.from(key));
    const { session: own } = await acceptIdentity(house.services, session, {}, token);
    trier = { ...trier, conversationId: own.conversationId };
    expect(await rooms()).toEqual(opened);
  },
);

const holder = () => ({ ...trier, timezone: 'Europe/Vienna' });

async function rooms(): Promise<(string | null)[]> {
  const stays = await loadStays(house.services.db, holder(), house.now());
  return stays.map(({ room }) => room).toSorted();
}

async function newTrier(): Promise<Trier> {
  const session = newGuestSession(house.propertyId, house.now());
  const at = house.now().toISOString();
  await house.services.writer.write((trx) => ensureConversation(trx, session, { mode: 'ai', at }));
  return { propertyId: house.propertyId, conversationId: session.conversationId, addressKey: null };
}

function issue() {
  const { writer, secrets } = house.services;
  return writer.write((trx) => issueCodes(trx, secrets, trier, NUMBER, house.now()));
}

function redeem(code: string) {
  const { writer, secrets } = house.services;
  const proof = { ...trier, messageId: newId('message') };
  return writer.write((trx) => redeemCode(trx, secrets, proof, code, house.now()));
}
