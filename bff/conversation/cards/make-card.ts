import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { fillInDays } from '../../../shared/domain/house/room-quote.ts';
import { pickText } from '../../../shared/language/pick-text.ts';
import type { Card, CardOf } from '../../../shared/protocol/card.ts';
import type { TurnContext } from '../../engine/types.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { TurnResult } from '../turn/turn-result.ts';
import { makeForm } from './make-form.ts';
import { makeHours } from './make-hours.ts';
import { makeMenu } from './make-menu.ts';

/** What a card is made of: what was decided, what it was decided from, and the words it stands below. */
export type Told = Pick<TurnResult, 'context' | 'outcome' | 'reply' | 'understanding'>;
type House = { property: Pick<Serving['property'], 'bookingUrl' | 'coordinates' | 'languages'> };
type Step<K extends DecisionStep['kind']> = Extract<DecisionStep, { kind: K }>;

/**
 * What is shown below the words of a reply, by what was decided and by the house's own data: the first of an offer, a form for
 * what is asked, rooms to book, the way, a price list, opening hours, another way to the house. Null where none belongs there.
 * Nobody in danger is shown anything but words.
 */
export function makeCard(told: Told, house: House): Card | null {
  const { reply, understanding, outcome } = told;
  if (reply.text === '' || understanding.urgency === 'emergency') return null;
  const { steps } = outcome.decision;
  const makers: ((step: DecisionStep) => Card | null)[] = [
    (step) => (step.kind === 'offer' ? makeOffer(step, told, house) : null),
    (step) => makeForm(step),
    (step) => (step.kind === 'answer' ? makeBooking(step, told.context, house) : null),
    (step) => (step.kind === 'answer' ? makePlace(step, told.context, house) : null),
    (step) => (step.kind === 'answer' ? makeMenu(step, told.context, reply.language) : null),
    (step) => (step.kind === 'answer' ? makeHours(step, told.context) : null),
    (step) => (step.kind === 'handoff' ? makeContact(told.context) : null),
  ];
  for (const make of makers)
    for (const step of steps) {
      const card = make(step);
      if (card !== null) return card;
    }
  return null;
}

const OFFER_STATES: Partial<Record<Step<'offer'>['act'], CardOf<'offer'>['state']>> = {
  made: 'offered',
  requested: 'requested',
  booked: 'booked',
};

function makeOffer({ act, offerId, price }: Step<'offer'>, { context, reply }: Told, { property }: House): Card | null {
  const state = OFFER_STATES[act];
  const offer = context.offers.find(({ id }) => id === offerId);
  const name = offer === undefined ? null : pickText(offer.names, [reply.language, ...property.languages]);
  return state === undefined || name === null ? null : { type: 'offer', name: name.text, price, state };
}

/** Rooms that the PMS has free, else the page on which the hotel lets guests book. */
function makeBooking({ intent, sources }: Step<'answer'>, { rooms }: TurnContext, { property }: House): Card | null {
  const { quote = null } = rooms ?? {};
  const told = sources.filter(({ type, id }) => type === 'pms' && id !== 'none').map(({ id }) => id);
  if (quote !== null && told.length > 0) {
    const { arrival, departure } = quote;
    const free = quote.rooms.filter(({ code }) => told.includes(code)).map(({ name, price }) => ({ name, price }));
    const url = property.bookingUrl === '' ? {} : { url: fillInDays(property.bookingUrl, quote) };
    return { type: 'booking', arrival, departure, rooms: free, ...url };
  }
  const isAsked = intent === 'booking_create' || intent === 'price_availability';
  const { bookingUrl } = property;
  // An address with places for the days is none without them.
  if (!isAsked || bookingUrl === '' || bookingUrl.includes('{')) return null;
  return { type: 'booking', rooms: [], url: bookingUrl };
}

function makePlace(
  { intent }: Step<'answer'>,
  { property: { name, address } }: TurnContext,
  house: House,
): Card | null {
  if (intent !== 'address_directions' || address === '') return null;
  return { type: 'place', name, address, ...house.property.coordinates };
}

/** Where nobody is there to hand over to: the telephone, and when somebody is back. */
function makeContact({ staff, property: { name, phone } }: TurnContext): Card | null {
  if (staff.onDuty || phone === '') return null;
  return {
    type: 'contact',
    name,
    phone,
    ...(staff.backAt === null ? {} : { opensAt: staff.backAt.toISOString() }),
  };
}
