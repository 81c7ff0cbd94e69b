import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { PostBox } from '../../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** The answers to a guest who proves a booking, line by line. */
describe('a guest who types a code', () => {
  let house: StaffedHouse;
  let session: GuestSession;
  const post = new PostBox();
  beforeAll(async () => {
    house = await openStaffedHouse({ mailer: post });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    post.mails.length = 0;
    house.advance(61);
    session = newGuestSession(house.propertyId, house.now());
    await house.say('In which room am I?', session);
    await house.say('LH-48213', session);
    await expect.poll(() => post.mails.length).toBe(1);
  });

  it('that is wrong is told so at once, and the right code still opens the booking', async () => {
    const code = post.codeFor('alma.sommer@guests.example') ?? '';
    const wrong = await say(code === '12345678' ? '87654321' : '12345678');
    expect(wrong).toMatch(/could not open/);
    expect(wrong).not.toContain('204');
    expect(await say(code)).toContain('204');
  });

  it('gets the same reply for an existing and a missing booking', async () => {
    const there = await say('00000000');
    const nowhere = newGuestSession(house.propertyId, house.now());
    await house.say('In which room am I?', nowhere);
    await house.say('LH-99999', nowhere);
    expect(await say('00000000', nowhere)).toBe(there);
  });

  async function say(text: string, who = session): Promise<string> {
    await house.say(text, who);
    return (await house.messages(who)).at(-1)?.text ?? '';
  }
});
