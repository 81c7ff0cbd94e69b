import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { offerFits } from '../../../shared/domain/house/offer.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { pickText } from '../../../shared/language/pick-text.ts';
import type { Card } from '../../../shared/protocol/card.ts';
import { CARD_ITEMS_MAX } from '../../../shared/protocol/limits.ts';
import type { TurnContext } from '../../engine/types.ts';

/** Fewer than this would be an offer, not a price list. */
const ITEMS_MIN = 2;
const FOOD: readonly Intent[] = ['food_order', 'room_service'];

/** The catalogue's prices for breakfast, massages or room service, below an answer about these. */
export function makeMenu(
  { intent }: Extract<DecisionStep, { kind: 'answer' }>,
  { offers, stays, now, property }: TurnContext,
  language: string,
): Card | null {
  if (intent === null) return null;
  const kinds: readonly string[] = FOOD.includes(intent) ? FOOD : [intent];
  const today = localDate(now, property.timezone);
  const [stay = null] = stays;
  const wishes = [language, ...property.languages];
  const items = offers
    .filter((offer) => kinds.includes(offer.kind) && offerFits(offer, stay, today))
    .flatMap(({ names, price, unit }) => {
      const name = pickText(names, [...wishes, ...Object.keys(names)]);
      return name === null ? [] : [{ name: name.text, price, unit }];
    });
  return items.length < ITEMS_MIN ? null : { type: 'menu', items: items.slice(0, CARD_ITEMS_MAX) };
}
