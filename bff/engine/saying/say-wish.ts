import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import { formatMoney, type Money } from '../../../shared/domain/house/money.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import { formatDay } from '../answering/format-day.ts';
import { formatClock } from '../answering/quoted-values.ts';
import type { Turn } from '../utterance/turn.ts';
import { isCounted } from '../wishes/wish.ts';
import { colonOf, commaOf } from '../words/punctuation.ts';
import { toTopic } from '../words/topic.ts';

type Offering = Extract<DecisionStep, { kind: 'offer' }>;

/** Writes a wish as a short label: "Towels: 3 ×, Sat 21 November, 8:00". `more`: further details, such as the price. */
export function nameWish(
  wish: Wish,
  language: string,
  offers: Turn['offers'] = [],
  more: readonly string[] = [],
): string {
  const topic = toTopic(wish.intent);
  const name = nameOffer(wish.offerId, offers, language) ?? (topic === null ? '' : nameTopic(language, topic));
  const details = [
    sayCount(wish),
    wish.nights === undefined ? '' : say(language, 'wish_nights', { count: Number(wish.nights) || 1 }),
    sayWhen(wish, language),
    wish.room === undefined ? '' : `№ ${wish.room}`,
    ...more,
  ].filter(Boolean);
  return details.length === 0 ? name : `${name}${colonOf(language)}${details.join(commaOf(language))}`;
}

/** Writes the quantity; empty for uncountable things such as a late check-out. */
export function sayCount(wish: Pick<Wish, 'intent' | 'quantity'>): string {
  return isCounted(wish) ? `${wish.quantity} ×` : '';
}

/** Writes the day and hour of a wish; empty without either. */
export function sayWhen({ date, time }: Pick<Wish, 'date' | 'time'>, language: string): string {
  return [date === undefined ? '' : formatDay(date, language), time === undefined ? '' : formatClock(time, language)]
    .filter(Boolean)
    .join(', ');
}

/** Writes an offer, or the result of accepting or declining it. */
export function sayOffer(step: Offering, language: string, { offers }: Turn): string {
  const topic = toTopic(step.intent);
  const topicName = topic === null ? '' : nameTopic(language, topic);
  const offer = nameOffer(step.offerId, offers, language) ?? step.sources[0]?.label ?? topicName;
  const price = step.price === null ? null : sayPrice(step.price, language);
  switch (step.act) {
    case 'made':
      return price === null ? say(language, 'offer_free', { offer }) : say(language, 'offer', { offer, price });
    case 'booked':
      return price === null
        ? say(language, 'offer_requested', { offer })
        : say(language, 'offer_booked', { offer, price });
    case 'requested':
      return say(language, 'offer_requested', { offer });
    case 'declined':
      return say(language, 'denied');
    case 'withdrawn':
      return say(language, 'request_withdrawn', { wish: offer });
    case 'told': {
      const priceLine = `${offer}${colonOf(language)}${price ?? say(language, 'fact_free')}`;
      return step.notBooked === true ? `${priceLine}\n${say(language, 'offer_not_booked')}` : priceLine;
    }
    case 'unavailable':
      return say(language, 'offer_unavailable', { offer });
    default:
      return step.act satisfies never;
  }
}

export function sayPrice(price: Money, language: string): string {
  return formatMoney(price, language);
}

function nameOffer(id: string | undefined, offers: Turn['offers'], language: string): string | null {
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) return null;
  const topic = toTopic(offer.kind);
  return (
    offer.names[language] ??
    (topic === null ? null : nameTopic(language, topic)) ??
    offer.names[FALLBACK_LANGUAGE] ??
    Object.values(offer.names)[0] ??
    ''
  );
}
