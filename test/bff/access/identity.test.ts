import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addIdentityKey } from '../../../bff/access/identity.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { type AcceptedIdentity, acceptIdentity } from '../../../bff/conversation/guest/identity.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

let house: StaffedHouse;
let key: string;
let session: GuestSession;
let count = 0;

beforeAll(async () => {
  house = await openStaffedHouse();
  key = await newKey();
});
afterAll(() => house.close());
beforeEach(() => {
  session = newGuestSession(house.propertyId, house.now());
});

describe('an identity', () => {
  it('that the hotel’s site signed opens the bookings it names', async () => {
    await accept(await sign({}));
    expect(await levels()).toEqual(['signed']);
    expect(await house.conversation(session)).toMatchObject({ guestName: 'Noel Winter' });
  });

  it('works once', async () => {
    const token = await sign({});
    await accept(token);
    const again = newGuestSession(house.propertyId, house.now());
    await expect(acceptIdentity(house.services, again, {}, token)).rejects.toMatchObject({ code: 'identity_rejected' });
  });

  it('opens nothing for a missing booking', async () => {
    await accept(await sign({ bookings: ['LH-00000'] }));
    expect(await levels()).toEqual([]);
  });

  it('may be signed with the previous key, until two newer keys exist', async () => {
    const before = key;
    key = await newKey();
    await accept(await sign({}, { with: before }));
    expect(await levels()).toEqual(['signed']);
    key = await newKey();
    await expect(accept(await sign({}, { with: before }))).rejects.toMatchObject({ code: 'identity_rejected' });
  });

  const seconds = (minutes: number) => Math.floor(+house.now() / 1_000) + minutes * 60;
  it.each([
    ['another property', () => sign({ aud: 'prp_01J00000000000000000000001' })],
    ['no audience', () => sign({ aud: undefined })],
    ['another key', () => sign({}, { with: 'x'.repeat(43) })],
    ['another algorithm', () => sign({}, { alg: 'HS512' })],
    ['no signature', async () => `${(await sign({})).split('.').slice(0, 2).join('.')}.`],
    ['no algorithm', () => unsigned()],
    ['an expired one', () => sign({ iat: seconds(-20), exp: seconds(-10) })],
    ['one from the future', () => sign({ iat: seconds(20), exp: seconds(25) })],
    ['one valid for an hour', () => sign({ exp: seconds(60) })],
    ['one that never ends', () => sign({ exp: undefined })],
    ['one without a number', () => sign({ jti: undefined })],
    ['one without bookings', () => sign({ bookings: undefined })],
    ['bookings of another shape', () => sign({ bookings: 'LH-50977' })],
    ['too many bookings', () => sign({ bookings: Array.from({ length: 11 }, (_, index) => `LH-${index}`) })],
    ['a changed claim', async () => swapClaims(await sign({}))],
    ['no token at all', async () => 'LH-50977'],
  ])('is refused: %s', async (_, make) => {
    await expect(accept(await make())).rejects.toMatchObject({ code: 'identity_rejected' });
    expect(await levels()).toEqual([]);
  });
});

function newKey(): Promise<string> {
  const { writer, secrets } = house.services;
  return writer.write((trx) => addIdentityKey(trx, secrets, house.propertyId));
}

function accept(token: string): Promise<AcceptedIdentity> {
  return acceptIdentity(house.services, session, {}, token);
}

async function levels(): Promise<string[]> {
  const rows = await house.services.db
    .selectFrom('accessGrant')
    .select('level')
    .where('conversationId', '=', session.conversationId)
    .execute();
  return rows.map(({ level }) => level);
}

/** Signs a valid token with these changes; `undefined` removes a claim. */
async function sign(change: Record<string, unknown>, { with: secret = key, alg = 'HS256' } = {}): Promise<string> {
  const now = Math.floor(+house.now() / 1_000);
  const claims = {
    aud: house.propertyId,
    iat: now,
    exp: now + 300,
    jti: `token-${++count}-of-this-test`,
    bookings: ['LH-50977'],
    ...change,
  };
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg })
    .sign(Buffer.from(secret.padEnd(64, 'x').slice(0, alg === 'HS512' ? 64 : secret.length)));
}

async function unsigned(): Promise<string> {
  const [, claims = ''] = (await sign({})).split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
}

function swapClaims(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const changed = Buffer.from(claims, 'base64url').toString().replace('LH-50977', 'LH-48213');
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}
