import type { Intent } from '../../shared/domain/intents.ts';

/** Wishes that one entry mostly answers together. */
const KIN: readonly (readonly [share: number, ...intents: Intent[]])[] = [
  [0.8, 'check_in_time', 'room_ready'],
  [0.5, 'check_in_time', 'opening_hours'],
  [0.85, 'booking_lookup', 'booking_confirm'],
  [0.75, 'booking_change', 'extend_stay'],
  [0.8, 'towels_linen', 'toiletries', 'pillow_blanket'],
  [0.75, 'food_order', 'room_service'],
  [0.8, 'booking_cancel', 'cancellation_policy'],
  [0.6, 'price_availability', 'booking_create'],
  [0.6, 'price_availability', 'price'],
  [0.5, 'restaurant', 'bar', 'dietary'],
  [0.5, 'room_types', 'minibar', 'tv', 'safe', 'air_conditioning', 'view', 'kitchen'],
  [0.5, 'address_directions', 'public_transport', 'airport_transfer'],
  [0.5, 'taxi', 'airport_transfer'],
  [0.4, 'payment', 'invoice', 'deposit_refund'],
  [0.5, 'local_tips', 'events_tickets'],
  [0.5, 'noise', 'complaint'],
  [0.5, 'children', 'crib_extra_bed'],
  [0.4, 'parking', 'ev_charging'],
];

const kin = new Map<Intent, Map<Intent, number>>();
for (const [share, ...intents] of KIN) {
  for (const one of intents) {
    const near = kin.get(one) ?? new Map<Intent, number>();
    for (const other of intents) if (other !== one) near.set(other, Math.max(share, near.get(other) ?? 0));
    kin.set(one, near);
  }
}

/** The wishes that are mostly answered with this one. */
export function kinOf(intent: Intent): Intent[] {
  return [...(kin.get(intent)?.keys() ?? [])];
}

/** How much of what is wanted there is given here, itself or by its kin, 0 to 1; stronger wishes count by their square. */
export function shareOfWishes(wanted: ReadonlyMap<Intent, number>, given: ReadonlyMap<Intent, number>): number {
  let [sum, all] = [0, 0];
  for (const [intent, strength] of wanted) {
    all += strength ** 2;
    sum += strength ** 2 * strengthOf(intent, given);
  }
  return all === 0 ? 0 : sum / all;
}

/** How strongly a wish is given here, itself or by its kin. */
function strengthOf(intent: Intent, given: ReadonlyMap<Intent, number>): number {
  let best = given.get(intent) ?? 0;
  for (const [other, share] of kin.get(intent) ?? []) best = Math.max(best, share * (given.get(other) ?? 0));
  return Math.min(1, best);
}
