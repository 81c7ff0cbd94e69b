import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateConversation } from '../../../bff/conversation/guest/guest-acts.ts';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { cleanGuest } from '../../../bff/sync/pull/clean.ts';
import { createGuestBody } from '../../../shared/api/guests.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/**
 * Unicode's bidirectional controls (embeddings, overrides and isolates). They change the order in which text is
 * displayed.
 */
const TURNING = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
let house: StaffedHouse;
beforeAll(async () => {
  house = await openStaffedHouse();
});
afterAll(() => house.close());

describe('a character that changes the text direction', () => {
  it.each(TURNING)('is removed from a guest’s messages, choices and ratings: %j', async (control) => {
    const session = newGuestSession(house.propertyId, house.now());
    const hostile = `Room ${control}204 please`;
    for (const said of [{ text: hostile }, { choice: hostile }]) {
      const frame = { type: 'send', id: randomUUID(), ...said } as const;
      const { message } = await receiveMessage(house.services, session, frame, { locale: 'en' });
      expect(message.text).toBe('Room 204 please');
    }
    await rateConversation(house.services, session, { score: 1, comment: hostile });
    expect((await house.conversation(session)).ratingComment).toBe('Room 204 please');
  });

  it.each(TURNING)('is removed from the guest names and notes of a PMS: %j', (control) => {
    const hostile = `Al${control}ma`;
    const guest = cleanGuest({ ...NOBODY, firstName: hostile, lastName: hostile, notes: hostile });
    expect([guest.firstName, guest.lastName, guest.notes]).toEqual(['Alma', 'Alma', 'Alma']);
  });

  it('is kept if right-to-left languages need it, as are joiners', async () => {
    const text = 'שלום\u200f! a\u200d\u200cb \u061cقلم';
    const frame = { type: 'send', id: randomUUID(), text } as const;
    const { message } = await receiveMessage(house.services, newGuestSession(house.propertyId, house.now()), frame, {});
    expect(message.text).toBe(text);
  });
});

describe('an e-mail field of a PMS or of the API', () => {
  it.each([
    'alma@guests.example, spy@evil.example',
    'alma,spy@evil.example',
    'alma@guests.example;spy@evil.example',
    'Alma <spy@evil.example>',
    '"alma@guests.example" <spy@evil.example>',
    'alma@guests.example spy@evil.example',
    'group:spy@evil.example;',
    'alma@guests.example\u0000,spy@evil.example',
  ])('is empty if the value is not one mailbox: %j', (email) => {
    expect(cleanGuest({ ...NOBODY, email }).email).toBe('');
    expect(createGuestBody.safeParse({ email }).success).toBe(false);
  });

  it.each(['alma.sommer@guests.example', "o'neil+chat@guests.example", 'jürgen@bücher.example'])(
    'accepts %j',
    (email) => {
      expect(cleanGuest({ ...NOBODY, email }).email).toBe(email);
      expect(createGuestBody.safeParse({ email }).success).toBe(true);
    },
  );
});

const NOBODY: Parameters<typeof cleanGuest>[0] = {
  id: 'g1',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: null,
  notes: '',
  preferences: [],
  mergedInto: null,
};
