import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../pack/concepts.ts';

/** More than this is no chat message; `decide` says what it leaves to staff. */
const INTENTS_MAX = 12;
/** A clause alone says less than the whole message. */
const CLAUSE_FACTOR = 0.97;
const STEPS = 4;
/** A special case this much weaker than the general one beside it still stands for both. */
const ONE_WAY_SHARE = 0.6;

/** The special case on the left makes the general ones on the right mean nothing more. */
const COVERS: Partial<Record<Intent, readonly Intent[]>> = {
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

/** Asked for in clauses of their own, each of these is meant: towels and pillows are two things to bring. */
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

/** The words for a thing itself: where both are there, both are wanted, with or without a word between. */
const NAMED_BY: Partial<Record<Intent, readonly Concept[]>> = {
  towels_linen: ['towel'],
  pillow_blanket: ['pillow', 'blanket'],
  toiletries: ['toiletry', 'toilet_paper'],
  crib_extra_bed: ['cot', 'extra_bed'],
};

const EMERGENCIES: readonly Intent[] = ['security_emergency', 'medical_emergency'];

/** Of all readings of a message and its clauses, those it really wants, best first. */
export function pickIntents(
  whole: ReadonlyMap<Intent, number>,
  parts: readonly ReadonlyMap<Intent, number>[],
  threshold: number,
  concepts: ReadonlySet<Concept> = new Set(),
): IntentScore[] {
  const scores = new Map(whole);
  const places = new Map<Intent, number>();
  for (const [place, part] of parts.entries()) {
    const [best] = [...part].toSorted((a, b) => b[1] - a[1]);
    if (best === undefined || best[0] === 'out_of_scope') continue;
    scores.set(best[0], Math.max(scores.get(best[0]) ?? 0, best[1] * CLAUSE_FACTOR));
    if (!places.has(best[0])) places.set(best[0], place);
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
      !ranked.some((special) => covers(special, general) && !standApart(special.name, general.name)),
  );
  function standApart(special: Intent, general: Intent): boolean {
    if (!THINGS.has(special) || !THINGS.has(general)) return false;
    if (names(special) && names(general)) return true;
    const [one, other] = [places.get(special), places.get(general)];
    return one !== undefined && other !== undefined && one !== other;
  }
  function names(intent: Intent): boolean {
    return NAMED_BY[intent]?.some((concept) => concepts.has(concept)) === true;
  }
  // Wishes about equally sure are met in the order they were said.
  const placeOf = (name: Intent) => places.get(name) ?? parts.length;
  return picked
    .toSorted((a, b) => step(b.score) - step(a.score) || placeOf(a.name) - placeOf(b.name) || b.score - a.score)
    .slice(0, INTENTS_MAX);
}

/** Of two that cover each other the stronger does; where only one is the special case, it does even when it is weaker. */
function covers(special: IntentScore, general: IntentScore): boolean {
  if (COVERS[special.name]?.includes(general.name) !== true) return false;
  const isOneWay = COVERS[general.name]?.includes(special.name) !== true;
  return special.score >= general.score * (isOneWay ? ONE_WAY_SHARE : 1);
}

function step(score: number): number {
  return Math.round(score * STEPS);
}
