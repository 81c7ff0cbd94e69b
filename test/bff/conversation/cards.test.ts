import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCard } from '../../../bff/conversation/cards/make-card.ts';
import { writeContents } from '../../../bff/conversation/channels/channel-limits.ts';
import { toGuestMessage } from '../../../bff/conversation/frames.ts';
import { approveDraft } from '../../../bff/conversation/staff/drafts.ts';
import { sendStaffMessage } from '../../../bff/conversation/staff/staff.ts';
import { toDraftViews, toStaffMessages } from '../../../bff/conversation/views.ts';
import { findRoomQuestion } from '../../../bff/engine/planning/free-rooms.ts';
import type { TurnContext } from '../../../bff/engine/types.ts';
import type { Message } from '../../../bff/store/conversations/messages.ts';
import { staffMessageBody } from '../../../shared/api/conversations.ts';
import type { Card } from '../../../shared/protocol/card.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** The card below a reply, made from the decision and the hotel's own data. */
type Offer = TurnContext['offers'][number];

type Property = Parameters<typeof makeCard>[1]['property'];
const EVENING: Property = {
  bookingUrl: 'https://book.lindenhof.example/?from={arrival}&to={departure}',
  languages: ['en', 'de'],
  coordinates: null,
};

function offer(kind: string, names: Record<string, string>, amount: string | null): Offer {
  const rule = { topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] } as const;
  const price = amount === null ? null : { amount, currency: 'EUR' };
  return {
    id: `${kind} ${names['en']}`,
    kind,
    names,
    price,
    unit: 'piece',
    rule: { ...rule, topics: [], roomTypes: [], weekdays: [] },
    department: 'front_desk',
    onRequest: false,
    made: 'never',
    acceptedFor: [],
  };
}

function ask(text: string, context: Partial<TurnContext> = {}, house: Partial<Property> = {}): Card | null {
  const said = new EngineGuest(context).say(text);
  return makeCard({ ...said, outcome: said }, { property: { ...EVENING, ...house } });
}

describe('a card below an answer of the AI', () => {
  it('shows the route for a question about the address', () => {
    expect(ask('What is your address?')).toEqual({
      type: 'place',
      name: 'Hotel Lindenhof',
      address: 'Seegasse 4, 88131 Lindau, Germany',
    });
  });

  it('shows a map if the house has set its coordinates', () => {
    const coordinates = { latitude: 47.5462, longitude: 9.6843 };
    expect(ask('What is your address?', {}, { coordinates })).toMatchObject({ type: 'place', ...coordinates });
  });

  it('offers an extra with its price, in the guest’s language', () => {
    const offers = [offer('late_check_out', { en: 'Late check-out', de: 'Später Check-out' }, '25.00')];
    expect(ask('Kann ich später auschecken?', { offers })).toEqual({
      type: 'offer',
      name: 'Später Check-out',
      price: { amount: '25.00', currency: 'EUR' },
      state: 'offered',
    });
  });

  it('shows the PMS’s free rooms with dates, prices and the booking page', () => {
    const rooms = [
      { code: 'DBL', name: 'Double', left: 2, maxPersons: 2, price: { amount: '240.00', currency: 'EUR' } },
      { code: 'STE', name: 'Suite', left: 1, maxPersons: 4, price: null },
    ];
    const days = { arrival: '2026-12-05', departure: '2026-12-07' };
    const quote = {
      ...days,
      source: 'Mews',
      asOf: '2026-11-20T14:00:00.000Z',
      isFresh: true,
      unnamed: 0,
      closed: 0,
      rooms,
    };
    const shown = ask('Do you have a double room from 5 to 7 December?', {
      rooms: { quote, bookingUrl: EVENING.bookingUrl },
    });
    expect(shown).toEqual({
      type: 'booking',
      ...days,
      rooms: rooms.map(({ name, price }) => ({ name, price })),
      url: 'https://book.lindenhof.example/?from=2026-12-05&to=2026-12-07',
    });
  });

  it('asks for the dates of a stay with two fields', () => {
    const nowhere = { rooms: { quote: null, bookingUrl: null }, faqMatches: [], facts: [] };
    expect(ask('I would like to book a room', nowhere)).toEqual({
      type: 'form',
      fields: ['arrival', 'departure'],
      choice: 'booking_create',
    });
  });

  it('is understood when it is filled in, whatever the language of the conversation', () => {
    for (const language of ['en', 'ja', 'ar']) {
      const guest = new EngineGuest({}, language);
      const said = guest.say('2026-12-05 – 2026-12-07', 'booking_create');
      const { now, conversation, property } = said.context;
      const { timezone } = property;
      expect(
        findRoomQuestion(said.understanding, said.context.utterance, conversation.dialogue, { now, timezone }),
      ).toEqual({
        intent: 'booking_create',
        dates: { arrival: '2026-12-05', departure: '2026-12-07' },
      });
    }
  });

  it('asks for the room of a request with a field', () => {
    expect(ask('my shower is broken')).toEqual({ type: 'form', fields: ['room'] });
  });

  it('asks for a booking number with a field', () => {
    const access = { method: 'details', limited: false, attempt: null } as const;
    expect(ask('Please cancel my booking', { access })).toEqual({ type: 'form', fields: ['bookingNumber'] });
  });

  it('lists the house’s things of one kind with their prices', () => {
    const offers = [
      offer('room_service', { en: 'Club sandwich', de: 'Club-Sandwich' }, '14.00'),
      offer('food_order', { en: 'Soup of the day' }, '8.50'),
      offer('spa', { en: 'Massage' }, '70.00'),
    ];
    expect(ask('Do you offer room service?', { offers })).toMatchObject({
      type: 'menu',
      items: [
        { name: 'Club sandwich', price: { amount: '14.00' } },
        { name: 'Soup of the day', price: { amount: '8.50' } },
      ],
    });
  });

  it('shows opening hours as a table if one fact contains all of them', () => {
    const spans = [{ from: '16:00', until: '21:00' }];
    expect(ask('When is the sauna open?')).toEqual({
      type: 'hours',
      rows: [{ days: [1, 2, 3, 4, 5, 6, 7], spans, roundClock: false }],
    });
  });

  it('shows other ways to contact the house if no staff are on duty for a hand-off', () => {
    const backAt = new Date('2026-11-23T07:00:00.000Z');
    expect(ask('I want to talk to a person', { staff: { onDuty: false, backAt } })).toEqual({
      type: 'contact',
      name: 'Hotel Lindenhof',
      phone: '+498382550140',
      opensAt: '2026-11-23T07:00:00.000Z',
    });
    expect(ask('I want to talk to a person', { staff: { onDuty: true, backAt: null } })).toBeNull();
  });

  it('is left out in an emergency and for an answer that needs only words', () => {
    expect(ask('There is a fire in room 204!', { staff: { onDuty: false, backAt: null } })).toBeNull();
    expect(ask('Can I bring my dog?')).toBeNull();
  });
});

describe('a card in a conversation', () => {
  let house: StaffedHouse;
  beforeAll(async () => {
    house = await openStaffedHouse();
  });
  afterAll(() => house.close());

  it('reaches the guest, and staff see the same card', async () => {
    const { session } = await house.say('What is your address?');
    const answer = (await house.messages(session)).at(-1);
    if (answer === undefined) throw new Error('No answer');
    const place = { type: 'place', name: 'Hotel Lindenhof', address: 'Seegasse 4, 88131 Lindau, Germany' };
    expect(toGuestMessage(answer).card).toEqual(place);
    const [seen] = await toStaffMessages(house.services.db, house.propertyId, [answer]);
    expect(seen?.card).toEqual(place);
  });

  it('waits for approval with its draft, and is sent with the draft', async () => {
    await house.setActivation({ aiMode: 'assisted' });
    const { session } = await house.say('Where exactly are you?');
    const drafts = await house.services.db.selectFrom('draft').selectAll().execute();
    const [view] = await toDraftViews(house.services.db, house.propertyId, drafts);
    expect(view?.card).toMatchObject({ type: 'place' });
    const actor = await house.hire('Anna');
    await approveDraft(house.services, { propertyId: house.propertyId, draftId: view?.id ?? '', actor });
    await house.setActivation({ aiMode: 'auto' });
    const sent = (await house.messages(session)).at(-1);
    expect(sent === undefined ? null : toGuestMessage(sent).card).toMatchObject({ type: 'place' });
  });
});

describe('a card that staff write', () => {
  const body = {
    text: 'What you can do here',
    card: { type: 'list', layout: 'carousel', items: [{ title: 'Boats' }] },
  };
  const faults = (given: object) =>
    staffMessageBody.safeParse(given).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('is accepted only with a text, and only with http(s) addresses', () => {
    expect(faults(body)).toEqual([]);
    expect(faults({ card: body.card })).toContain('text');
    const items = [{ title: 'Boats', url: 'javascript:alert(1)' }];
    expect(faults({ ...body, card: { ...body.card, items } })).toEqual(['card.items.0.url']);
    expect(faults({ ...body, card: { type: 'form', fields: ['code'] } })).not.toEqual([]);
  });

  it('reaches the guest', async () => {
    const house = await openStaffedHouse();
    const { session } = await house.say('What can we do here?');
    const { propertyId } = house;
    const actor = await house.hire('Anna');
    const { text, card } = staffMessageBody.parse(body);
    const act = { propertyId, conversationId: session.conversationId, actor, text: text ?? '', card, internal: false };
    expect(toGuestMessage(await sendStaffMessage(house.services, act)).card).toEqual(body.card);
    await house.close();
  });
});

describe('a card on a channel without cards', () => {
  const message = (text: string, card: Card): Message => ({
    ...BARE,
    id: randomUUID(),
    text,
    card: JSON.stringify(card),
  });

  it('is sent as lines that add what the text does not say', () => {
    const items = [
      { name: 'Soup', price: { amount: '8.50', currency: 'EUR' }, unit: 'piece' as const },
      { name: 'Bread', price: null, unit: 'piece' as const },
    ];
    expect(writeContents(message('Until 22:00.', { type: 'menu', items }), 'sms')).toEqual([
      { text: 'Until 22:00.\n• Soup · €8.50\n• Bread', choices: [] },
    ]);
  });

  it('leads to the map with a link, and repeats nothing', () => {
    const place = { type: 'place', name: 'Lindenhof', address: 'Seegasse 4' } as const;
    expect(writeContents(message('We are at Seegasse 4.', place), 'whatsapp')).toEqual([
      {
        text: 'We are at Seegasse 4.\nhttps://www.google.com/maps/search/?api=1&query=Lindenhof%2C%20Seegasse%204',
        choices: [],
      },
    ]);
  });

  it('is sent as a location if the channel supports locations and the house has coordinates, otherwise as a link', () => {
    const place = { name: 'Lindenhof', address: 'Seegasse 4', latitude: 47.5462, longitude: 9.6843 };
    const told = message('We are at Seegasse 4.', { type: 'place', ...place });
    expect(writeContents(told, 'whatsapp')).toEqual([{ text: 'We are at Seegasse 4.', choices: [] }, { place }]);
    for (const channel of ['sms', 'email'])
      expect(writeContents(told, channel)).toMatchObject([{ text: expect.stringContaining('/maps/search/') }]);
  });

  it('is sent with the channel’s own buttons', () => {
    const card = { type: 'offer', name: 'Late check-out', price: null, state: 'offered' } as const;
    const choices = [
      { label: 'Yes', value: 'affirm#1' },
      { label: 'No', value: 'deny#1' },
    ];
    const offered = { ...message('Would you like a late check-out?', card), quickReplies: JSON.stringify(choices) };
    expect(writeContents(offered, 'whatsapp')).toEqual([{ text: 'Would you like a late check-out?', choices }]);
  });
});

const BARE: Omit<Message, 'id' | 'text' | 'card'> = {
  propertyId: 'prp_1',
  conversationId: 'cnv_1',
  clientId: null,
  contentHash: null,
  author: 'ai',
  userId: null,
  name: null,
  language: 'en',
  parts: null,
  attachments: null,
  quickReplies: null,
  sources: null,
  replyTo: null,
  internal: 0,
  staffSeq: 1,
  guestSeq: 1,
  decisionId: null,
  event: null,
  at: '2026-11-20T14:05:00.000Z',
};
