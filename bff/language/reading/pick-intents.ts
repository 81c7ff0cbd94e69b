import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../pack/concepts.ts';

/** The most intents of one message; longer lists are no chat message. */
const INTENTS_MAX = 12;
/** A clause alone is weaker evidence than the whole message. */
const CLAUSE_FACTOR = 0.97;
const STEPS = 4;
/** A special case may be this much weaker than the general one and still replace it. */
const ONE_WAY_SHARE = 0.6;

/** Each special case replaces the general intents listed for it. */
const REPLACES: Partial<Record<Intent, readonly Intent[]>> = {
  affirm: ['acknowledge'],
  tv: ['language_switch'],
  deny: ['acknowledge'],
  early_check_in: ['check_in_time', 'room_ready', 'online_check_in'],
  late_check_out: ['check_out_time', 'extend_stay'],
  online_check_in: ['check_in_time'],
  room_ready: ['check_in_time'],
  airport_transfer: ['taxi', 'public_transport', 'address_directions', 'car_rental'],
  taxi: ['public_transport'],
  public_transport: ['address_directions'],
  price_availability: ['price', 'booking_create', 'room_types'],
  booking_change: ['booking_lookup', 'booking_confirm', 'booking_create', 'extend_stay'],
  booking_cancel: ['booking_lookup', 'booking_change', 'booking_confirm', 'booking_create', 'cancellation_policy'],
  booking_confirm: ['booking_lookup', 'booking_create'],
  booking_create: ['room_types', 'booking_lookup', 'price_availability'],
  booking_lookup: ['booking_create', 'booking_confirm'],
  cancellation_policy: ['booking_cancel', 'price', 'policies'],
  deposit_refund: ['booking_cancel', 'price', 'payment', 'booking_lookup'],
  extend_stay: ['booking_change', 'booking_create', 'late_check_out'],
  ev_charging: ['parking', 'car_rental'],
  parking: ['opening_hours'],
  pool: ['opening_hours'],
  gym: ['opening_hours'],
  spa: ['opening_hours'],
  breakfast: ['opening_hours'],
  laundry: ['opening_hours'],
  room_service: ['food_order', 'restaurant'],
  food_order: ['room_service', 'restaurant', 'bar'],
  restaurant: ['bar', 'opening_hours'],
  bar: ['opening_hours'],
  dietary: ['restaurant', 'food_order'],
  children: ['payment', 'price'],
  crib_extra_bed: ['children', 'room_types', 'pillow_blanket'],
  pillow_blanket: ['towels_linen', 'toiletries'],
  key_card: ['lost_and_found', 'maintenance'],
  lost_and_found: ['luggage_storage', 'key_card'],
  billing_dispute: ['invoice', 'payment', 'price', 'complaint', 'minibar'],
  invoice: ['payment'],
  maintenance: ['air_conditioning', 'tv', 'safe', 'minibar'],
  noise: ['complaint', 'policies', 'wake_up_call', 'room_cleaning'],
  cleanliness: ['room_cleaning', 'complaint', 'towels_linen'],
  do_not_disturb: ['room_cleaning'],
  accessibility: ['room_types'],
  view: ['room_types'],
  group_event: ['booking_create', 'special_occasion'],
  events_tickets: ['local_tips'],
  room_change: ['room_types', 'booking_change'],
  towels_linen: ['room_cleaning', 'room_service'],
};

/** Whether a message with the special case `by` does not also mean the general intent. */
export function isGeneralOf(general: Intent, by: Intent): boolean {
  return REPLACES[by]?.includes(general) === true;
}

/** Intents that all count if they stand in separate clauses: towels and pillows are two requests. */
const THINGS: ReadonlySet<Intent> = new Set<Intent>([
  'towels_linen',
  'pillow_blanket',
  'toiletries',
  'crib_extra_bed',
  'room_cleaning',
  'maintenance',
  'taxi',
  'food_order',
  'noise',
  'wake_up_call',
]);

/** Concepts that name an intent's thing directly. If a text names both things, both are wanted. */
const NAMED_BY: Partial<Record<Intent, readonly Concept[]>> = {
  towels_linen: ['towel'],
  pillow_blanket: ['pillow', 'blanket'],
  toiletries: ['toiletry', 'toilet_paper'],
  crib_extra_bed: ['cot', 'extra_bed'],
};

const EMERGENCIES: readonly Intent[] = ['security_emergency', 'medical_emergency'];

/** Picks the intents that a message really has, best first, from the scores of the whole message and of its clauses. */
export function pickIntents(
  whole: ReadonlyMap<Intent, number>,
  clauses: readonly ReadonlyMap<Intent, number>[],
  threshold: number,
  concepts: ReadonlySet<Concept> = new Set(),
): IntentScore[] {
  const scores = new Map(whole);
  const clauseOf = new Map<Intent, number>();
  for (const [clauseIndex, clauseScores] of clauses.entries()) {
    const [best] = [...clauseScores].toSorted((a, b) => b[1] - a[1]);
    if (best === undefined || best[0] === 'out_of_scope') continue;
    scores.set(best[0], Math.max(scores.get(best[0]) ?? 0, best[1] * CLAUSE_FACTOR));
    if (!clauseOf.has(best[0])) clauseOf.set(best[0], clauseIndex);
  }
  const ranked = [...scores]
    .filter(([, score]) => score >= threshold)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, score]) => ({ name, score: Math.round(score * 1000) / 1000 }));
  if (ranked[0]?.name === 'out_of_scope') return [];
  const emergency = ranked.filter(({ name }) => EMERGENCIES.includes(name));
  if (emergency.length > 0) return emergency;
  const picked = ranked.filter(
    (general) =>
      general.name !== 'out_of_scope' &&
      !ranked.some((special) => replaces(special, general) && !areSeparate(special.name, general.name)),
  );
  function areSeparate(special: Intent, general: Intent): boolean {
    if (!THINGS.has(special) || !THINGS.has(general)) return false;
    if (isNamed(special) && isNamed(general)) return true;
    const [one, other] = [clauseOf.get(special), clauseOf.get(general)];
    return one !== undefined && other !== undefined && one !== other;
  }
  function isNamed(intent: Intent): boolean {
    return NAMED_BY[intent]?.some((concept) => concepts.has(concept)) === true;
  }
  // Intents with similar scores keep the order of the message.
  const positionOf = (name: Intent) => clauseOf.get(name) ?? clauses.length;
  return picked
    .toSorted(
      (a, b) => toStep(b.score) - toStep(a.score) || positionOf(a.name) - positionOf(b.name) || b.score - a.score,
    )
    .slice(0, INTENTS_MAX);
}

/**
 * Whether `special` replaces `general`. If they replace each other, the stronger wins; otherwise the special case may
 * be weaker.
 */
function replaces(special: IntentScore, general: IntentScore): boolean {
  if (!isGeneralOf(general.name, special.name)) return false;
  const isOneWay = !isGeneralOf(special.name, general.name);
  return special.score >= general.score * (isOneWay ? ONE_WAY_SHARE : 1);
}

function toStep(score: number): number {
  return Math.round(score * STEPS);
}
