import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endConversation, recordConsent } from '../../../../bff/conversation/guest/guest-acts.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { takeOver } from '../../../../bff/conversation/staff/staff.ts';
import { greetArrivals } from '../../../../bff/conversation/stay/greet-arrivals.ts';
import { saveArrivalMessage } from '../../../../bff/store/house/arrivals.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';
import { openBooking } from '../../access/open-booking.ts';

/**
 * The messages to arriving guests, from the hotel's texts. It is Friday, 15:05. Alma (LH-48213, German, room 204) arrived
 * yesterday; Noel (LH-50977, French) arrives in five days.
 */
const TEXTS = [
  { language: 'en', text: 'Welcome to {property}, {guest}! Your room is {room}.' },
  { language: 'de', text: 'Willkommen im {property}, {guest}! Ihr Zimmer ist {room}, bis {checkOut}.' },
];
const TOMORROW = [{ language: 'en', text: 'See you on {checkIn}, {guest}.' }];

let house: StaffedHouse;
let session: GuestSession;

beforeEach(async () => {
  house = await openStaffedHouse();
  session = newGuestSession(house.propertyId, house.now());
  await house.say('Guten Tag, haben Sie WLAN im Haus?', session);
});
afterEach(() => house.close());

async function set(texts = TEXTS, active = true): Promise<void> {
  const at = house.now().toISOString();
  await house.services.writer.write((trx) => saveArrivalMessage(trx, house.propertyId, { active, texts }, at));
}

const greet = () => greetArrivals(house.services);
const lines = async () =>
  (await house.messages(session)).filter(({ author }) => author === 'ai').map(({ text }) => text);
const welcomes = async () => (await lines()).filter((text) => /Willkommen im|Welcome to|See you/.test(text));
const drafts = () => house.services.db.selectFrom('draft').selectAll().execute();

describe('a guest who has checked in', () => {
  it('is welcomed once, in their language, with the details that their access allows', async () => {
    await set();
    await openBooking(house, session, 'LH-48213');
    await greet();
    await greet();
    const [said, ...more] = await welcomes();
    expect(said).toMatch(/^Willkommen im .*, Alma Sommer! Ihr Zimmer ist 204, bis 22\. November\.$/);
    expect(more).toEqual([]);
    await house.restart();
    await greet();
    expect(await welcomes()).toHaveLength(1);
  });

  it('gets no welcome if the hotel has switched it off', async () => {
    await openBooking(house, session, 'LH-48213');
    await greet();
    await set(TEXTS, false);
    await greet();
    expect(await welcomes()).toEqual([]);
  });

  it('gets no welcome in a conversation without access, or with too little access, to the stay', async () => {
    await set();
    await greet();
    expect(await welcomes()).toEqual([]);
    await openBooking(house, session, 'LH-48213', 'details');
    await greet();
    expect(await welcomes(), 'the room is not opened by details').toEqual([]);
  });

  it('gets no welcome while a colleague holds the conversation, and gets it afterwards', async () => {
    await set();
    await openBooking(house, session, 'LH-48213');
    const anna = await house.hire('Anna');
    const act = { propertyId: house.propertyId, conversationId: session.conversationId, actor: anna };
    await takeOver(house.services, { ...act, force: false });
    await greet();
    expect(await welcomes()).toEqual([]);
    await house.services.writer.write((trx) => trx.updateTable('conversation').set({ state: 'open' }).execute());
    await greet();
    expect(await welcomes()).toHaveLength(1);
  });

  it('gets no welcome in manual mode, and in assisted mode only after approval', async () => {
    await set();
    await openBooking(house, session, 'LH-48213');
    await house.setActivation({ aiMode: 'manual' });
    await greet();
    expect(await welcomes()).toEqual([]);
    await house.setActivation({ aiMode: 'assisted' });
    await greet();
    await greet();
    expect(await welcomes()).toEqual([]);
    expect(await drafts()).toMatchObject([{ text: expect.stringContaining('Willkommen'), state: 'open' }]);
  });

  it('loses the draft of the welcome if the booking is cancelled', async () => {
    await set();
    await openBooking(house, session, 'LH-48213');
    await house.setActivation({ aiMode: 'assisted' });
    await greet();
    await endConversation(house.services, session);
    expect(await drafts()).toMatchObject([{ state: 'discarded' }]);
  });

  it('gets no welcome after refusing consent or ending the chat', async () => {
    await set();
    await openBooking(house, session, 'LH-48213');
    await recordConsent(house.services, session, { locale: 'de' }, { granted: false, version: '1', language: 'en' });
    await greet();
    expect(await welcomes()).toEqual([]);
    await recordConsent(house.services, session, { locale: 'de' }, { granted: true, version: '1', language: 'en' });
    await endConversation(house.services, session);
    await greet();
    expect(await welcomes()).toEqual([]);
  });
});

describe('a guest who arrives tomorrow', () => {
  let id: string;
  beforeEach(async () => {
    await set(TOMORROW);
    id = await openBooking(house, session, 'LH-50977');
  });
  const move = (state: string) =>
    house.services.writer.write((trx) => trx.updateTable('reservation').set({ state }).where('id', '=', id).execute());

  it('gets the pre-arrival message by day, in English if the hotel has no text in their language', async () => {
    await greet();
    expect(await welcomes(), 'five days before').toEqual([]);
    house.advance(4 * 24 * 60 + 8 * 60); // 23:05 the evening before
    await greet();
    expect(await welcomes(), 'at night').toEqual([]);
    house.advance(-8 * 60);
    await greet();
    await greet();
    expect(await welcomes()).toEqual(['See you on November 25, Noel Winter.']);
  });

  it('gets no second message at check-in', async () => {
    house.advance(4 * 24 * 60);
    await greet();
    house.advance(24 * 60);
    await move('checked_in');
    await greet();
    expect(await welcomes()).toHaveLength(1);
  });

  it('gets no message for a cancelled booking', async () => {
    await move('cancelled');
    house.advance(4 * 24 * 60);
    await greet();
    expect(await welcomes()).toEqual([]);
  });
});
