import type { DecisionStep, Source, Wish } from '../../../shared/domain/decision.ts';
import { type Offer, offerFits, priceOffer } from '../../../shared/domain/house/offer.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { mayChange, type Stay } from '../../../shared/domain/stay.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { dropArranged, keepArranged } from '../wishes/arranged.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { waitFor } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { toTask } from '../wishes/wish.ts';
import type { WorkKind } from '../wishes/work-table.ts';

/** Intents that order an extra. For others the guest may only have asked. */
const WISHES: ReadonlySet<Intent> = new Set<Intent>([
  'late_check_out',
  'early_check_in',
  'airport_transfer',
  'room_change',
  'crib_extra_bed',
]);

/**
 * Offers a matching extra of the catalogue with its price. Null if none matches, or if it was offered before and the guest
 * does not name it. A guest who declined it gets its price on request, and is asked again only when ordering it
 * (`orders`).
 */
export function planOffer(intent: Intent, wish: Wish, context: Turn, dialogue: Dialogue, orders: boolean): Plan | null {
  const stay = chosenStay(context, dialogue);
  const today = localDate(context.now, context.property.timezone);
  const isOrdered = WISHES.has(intent);
  const offer = context.offers.find(
    ({ kind, rule, made }) =>
      (kind === intent || rule.topics.includes(intent)) && (made === 'never' || (isOrdered && kind === intent)),
  );
  if (offer === undefined || isAccepted(offer, stay)) return null;
  // Guests without a proven booking get no unrequested offers.
  if (stay === null && !(isOrdered && offer.kind === intent)) return null;
  if (!offerFits(offer, stay, today)) {
    if (!isOrdered || offer.kind !== intent || stay === null) return null;
    return {
      steps: [toStep(offer, 'unavailable', intent, wish)],
      reasons: [`The offer “${nameOf(offer)}” does not fit this stay.`],
      dialogue,
    };
  }
  const price = priceOffer(offer, stay) ?? undefined;
  const offeredWish: Wish = {
    ...wish,
    intent,
    offerId: offer.id,
    ...(price === undefined ? {} : { price }),
    ...(stay !== null && mayChange(stay.level) ? { reservationId: stay.id } : {}),
  };
  if (offer.made === 'declined' && !orders)
    return {
      steps: [toStep(offer, 'told', intent, offeredWish)],
      reasons: [`Told of “${nameOf(offer)}”, which the guest said no to.`],
      dialogue,
    };
  return {
    steps: [toStep(offer, 'made', intent, offeredWish)],
    reasons: [`Offered “${nameOf(offer)}”.`],
    dialogue: waitFor(dialogue, { kind: 'confirm', intent, wish: offeredWish }),
  };
}

/**
 * Settles the guest's answer to an offer. A yes becomes a task, and a charge if the stay is known and no review is
 * needed.
 */
export function settleOffer(
  { wish, intent }: Extract<Pending, { kind: 'confirm' }>,
  answer: 'accepted' | 'declined',
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const offer = context.offers.find(({ id }) => id === wish.offerId);
  if (offer === undefined) return planRemovedOffer(wish, answer, settled);
  const stay = context.stays.find(({ id }) => id === wish.reservationId) ?? null;
  if (answer === 'accepted') {
    const today = localDate(context.now, context.property.timezone);
    const price = priceOffer(offer, stay);
    if (!offerFits(offer, stay, today) || JSON.stringify(price) !== JSON.stringify(wish.price ?? null)) {
      return {
        steps: [toStep(offer, 'unavailable', intent, wish)],
        reasons: [`The offer “${nameOf(offer)}” no longer fits as it was made.`],
        dialogue: settled,
      };
    }
  }
  if (answer === 'declined') {
    return {
      steps: [toStep(offer, 'declined', intent, wish)],
      reasons: [`The guest does not want “${nameOf(offer)}”; it is not offered again.`],
      dialogue: settled,
    };
  }
  // In assisted mode nothing is charged before a colleague approves.
  const isBooked = !offer.onRequest && wish.reservationId !== undefined && context.aiMode === 'auto';
  const task = toTask(toRequest(offer, wish), wish);
  return {
    steps: [{ ...toStep(offer, isBooked ? 'booked' : 'requested', intent, wish), task }],
    reasons: [`The guest accepted “${nameOf(offer)}”.`],
    dialogue: keepArranged(settled, wish),
  };
}

/** Plans an answer to an offer that is no longer in the catalogue: nothing is booked. */
function planRemovedOffer(wish: Wish, answer: 'accepted' | 'declined', settled: Dialogue): Plan | null {
  const { intent, offerId } = wish;
  if (offerId === undefined) return null;
  const act = answer === 'declined' ? 'declined' : 'unavailable';
  return {
    steps: [{ kind: 'offer', intent, offerId, act, price: wish.price ?? null, sources: [], wish }],
    reasons: ['The hotel no longer sells what was offered.'],
    dialogue: settled,
  };
}

/** Whether the offer was accepted for this stay. The offer may be made again for another stay. */
function isAccepted({ acceptedFor }: Turn['offers'][number], stay: Stay | null): boolean {
  return acceptedFor.some((id) => id === null || stay === null || id === stay.id);
}

/** Turns an accepted extra into work for staff. */
function toRequest(offer: Offer, { price }: Wish): Omit<WorkKind, 'slots'> {
  const cost = price === undefined ? '' : ` · ${price.amount} ${price.currency}`;
  return { department: offer.department, kind: offer.kind, title: `${nameOf(offer)}${cost}`, priority: 'normal' };
}

/** Changes the day or hour of an accepted extra; its price stays. Null if it is no longer sold. */
export function amendOffer(before: Wish, after: Wish, { offers }: Turn, settled: Dialogue): Plan | null {
  const offer = offers.find(({ id }) => id === before.offerId);
  if (offer === undefined) return null;
  return {
    steps: [toTaskStep(toRequest(offer, after), 'amend', after)],
    reasons: [`The guest corrected when they want “${nameOf(offer)}”.`],
    dialogue: keepArranged(settled, after, before),
  };
}

/** Withdraws an accepted extra with its work and charge. */
export function withdrawOffer(wish: Wish, { offers }: Turn, settled: Dialogue): Plan | null {
  const offer = offers.find(({ id }) => id === wish.offerId);
  if (offer === undefined) return null;
  return {
    steps: [toStep(offer, 'withdrawn', wish.intent, wish)],
    reasons: [`The guest takes back “${nameOf(offer)}”.`],
    dialogue: dropArranged(settled, wish),
  };
}

function toStep(
  offer: Offer,
  act: Extract<DecisionStep, { kind: 'offer' }>['act'],
  intent: Intent,
  wish: Wish,
): Extract<DecisionStep, { kind: 'offer' }> {
  return { kind: 'offer', intent, offerId: offer.id, act, price: wish.price ?? null, sources: [toSource(offer)], wish };
}

function toSource(offer: Offer): Source {
  const price = offer.price === null ? 'free' : `${offer.price.amount} ${offer.price.currency} / ${offer.unit}`;
  return { type: 'offer', id: offer.id, label: nameOf(offer), quote: `${nameOf(offer)}: ${price}`, language: 'und' };
}

/** Returns the offer's name for staff. */
function nameOf({ names, kind }: Offer): string {
  return names[FALLBACK_LANGUAGE] ?? Object.values(names)[0] ?? kind;
}
