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

/** The input for a card: the decision, its context, and the reply above the card. */
export type CardSource = Pick<TurnResult, 'context' | 'outcome' | 'reply' | 'understanding'>;
type House = { property: Pick<Serving['property'], 'bookingUrl' | 'coordinates' | 'languages'> };
type Step<K extends DecisionStep['kind']> = Extract<DecisionStep, { kind: K }>;

/**
 * Chooses the card shown below a reply: the first that fits of an offer, a form, rooms to book, directions, a price list,
 * opening hours and the house's contacts. Null if none fits, and always in an emergency.
 */
export function makeCard(source: CardSource, house: House): Card | null {
  const { reply, understanding, outcome } = source;
  if (reply.text === '' || understanding.urgency === 'emergency') return null;
  const { steps } = outcome.decision;
  const makers: ((step: DecisionStep) => Card | null)[] = [
    (step) => (step.kind === 'offer' ? makeOffer(step, source, house) : null),
    (step) => makeForm(step),
    (step) => (step.kind === 'answer' ? makeBooking(step, source.context, house) : null),
    (step) => (step.kind === 'answer' ? makePlace(step, source.context, house) : null),
    (step) => (step.kind === 'answer' ? makeMenu(step, source.context, reply.language) : null),
    (step) => (step.kind === 'answer' ? makeHours(step, source.context) : null),
    (step) => (step.kind === 'handoff' ? makeContact(source.context) : null),
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

function makeOffer(
  { act, offerId, price }: Step<'offer'>,
  { context, reply }: CardSource,
  { property }: House,
): Card | null {
  const state = OFFER_STATES[act];
  const offer = context.offers.find(({ id }) => id === offerId);
  const name = offer === undefined ? null : pickText(offer.names, [reply.language, ...property.languages]);
  return state === undefined || name === null ? null : { type: 'offer', name: name.text, price, state };
}

/** The free rooms from the PMS, or else a link to the hotel's booking page. */
function makeBooking({ intent, sources }: Step<'answer'>, { rooms }: TurnContext, { property }: House): Card | null {
  const { quote = null } = rooms ?? {};
  const roomCodes = sources.filter(({ type, id }) => type === 'pms' && id !== 'none').map(({ id }) => id);
  if (quote !== null && roomCodes.length > 0) {
    const { arrival, departure } = quote;
    const free = quote.rooms.filter(({ code }) => roomCodes.includes(code)).map(({ name, price }) => ({ name, price }));
    const url = property.bookingUrl === '' ? {} : { url: fillInDays(property.bookingUrl, quote) };
    return { type: 'booking', arrival, departure, rooms: free, ...url };
  }
  const isAsked = intent === 'booking_create' || intent === 'price_availability';
  const { bookingUrl } = property;
  // An address with placeholders for the days does not work without days.
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

/** When no staff are on duty: the telephone number, and when they are back. */
function makeContact({ staff, property: { name, phone } }: TurnContext): Card | null {
  if (staff.onDuty || phone === '') return null;
  return {
    type: 'contact',
    name,
    phone,
    ...(staff.backAt === null ? {} : { opensAt: staff.backAt.toISOString() }),
  };
}
