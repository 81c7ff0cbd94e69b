import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addIdentityKey } from '../../../bff/access/identity.ts';
import {
  type GuestSession,
  newGuestSession,
  readGuestToken,
  writeGuestToken,
} from '../../../bff/conversation/guest/guest-session.ts';
import { acceptIdentity } from '../../../bff/conversation/guest/identity.ts';
import { openSession, renewOpened } from '../../../bff/conversation/guest/open-session.ts';
import { CLOSE } from '../../../shared/protocol/close.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from './open-booking.ts';

let house: StaffedHouse;
let session: GuestSession;
beforeEach(async () => {
  house = await openStaffedHouse();
  session = newGuestSession(house.propertyId, house.now());
});
afterEach(() => house.close());

describe('a guest’s token', () => {
  it('is replaced when a booking is opened, and the old token expires when the new one is used', async () => {
    await house.say('Good day', session);
    const first = await hello(writeGuestToken(house.services.secrets, session));
    await openBooking(house, session, 'LH-48213');
    const second = await hello(first);
    expect(second).not.toBe(first);
    expect(await hello(first)).toBe(second); // its welcome may have been lost
    expect(await hello(second)).toBe(second);
    expect(await hello(first)).toBe(CLOSE.sessionUnknown);
  });

  it('is replaced again if the booking is opened by another kind of proof, and kept for the same kind', async () => {
    await openBooking(house, session, 'LH-48213', 'details');
    const details = await hello(token(session));
    await openBooking(house, session, 'LH-48213', 'booking');
    const booking = await hello(details);
    await openBooking(house, session, 'LH-48213', 'booking');
    expect(await hello(booking)).toBe(booking);
    expect(new Set([token(session), details, booking]).size).toBe(3);
  });

  it('of a page that never received the newer token still works', async () => {
    await openBooking(house, session, 'LH-48213');
    const old = token(session);
    for (let again = 0; again < 3; again++) expect(typeof (await hello(old))).toBe('string');
  });

  it('that is revoked closes its pages, and pages with the newer token stay open', async () => {
    await openBooking(house, session, 'LH-48213');
    const closed: [code: number, below: number | undefined][] = [];
    house.services.feed.onGuest(session.conversationId, {
      event: () => {},
      signal: () => {},
      closing: ({ code, below }) => closed.push([code, below]),
    });
    const newer = await hello(token(session));
    expect(closed).toEqual([]);
    await hello(newer);
    await hello(newer);
    expect(closed).toEqual([[CLOSE.sessionUnknown, 1]]);
  });

  it('from before an identity is revoked at once, and the welcome contains the new token', async () => {
    await house.say('Good day', session);
    const old = token(session);
    const opened = await openSession(
      house.services,
      { type: 'hello', propertyId: house.propertyId, session: old },
      undefined,
    );
    if ('refused' in opened) throw new Error(opened.reason);
    await acceptIdentity(house.services, session, {}, await sign());
    const { frames } = await renewOpened(house.services, opened);
    const fresh = frames[0]?.type === 'welcome' ? frames[0].session : '';
    expect(readGuestToken(house.services.secrets, fresh, house.now())).toMatchObject({ level: 1 });
    expect(await hello(old)).toBe(CLOSE.sessionUnknown);
    expect(await hello(fresh)).toBe(fresh);
  });
});

/** Returns the token of the welcome, or the code with which the socket is closed. */
async function hello(session: string | number): Promise<string | number> {
  const frame = { type: 'hello', propertyId: house.propertyId, session: String(session) } as const;
  const opened = await openSession(house.services, frame, undefined);
  if ('refused' in opened) return opened.refused;
  const [welcome] = opened.frames;
  return welcome?.type === 'welcome' ? welcome.session : '';
}

function token(of: GuestSession): string {
  return writeGuestToken(house.services.secrets, of);
}

async function sign(): Promise<string> {
  const { services, propertyId } = house;
  const key = await services.writer.write((trx) => addIdentityKey(trx, services.secrets, propertyId));
  const now = Math.floor(+house.now() / 1_000);
  return new SignJWT({ aud: propertyId, iat: now, exp: now + 300, jti: 'token-of-this-test', bookings: ['LH-50977'] })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(key));
}
