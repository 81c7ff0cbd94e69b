import type { Intent } from '../../../shared/domain/intents.ts';
import type { Concept } from '../../language/pack/concepts.ts';

/** Things a guest may refuse, with the intents for them. */
export const WANTED_AS: Partial<Record<Concept, readonly Intent[]>> = {
  towel: ['towels_linen'],
  bed_linen: ['towels_linen'],
  pillow: ['pillow_blanket'],
  blanket: ['pillow_blanket'],
  toiletry: ['toiletries'],
  toilet_paper: ['toiletries'],
  cot: ['crib_extra_bed'],
  extra_bed: ['crib_extra_bed'],
  clean: ['room_cleaning'],
  housekeeping: ['room_cleaning'],
  wake_up: ['wake_up_call'],
  taxi: ['taxi', 'airport_transfer'],
  shuttle: ['airport_transfer', 'taxi'],
  pick_up: ['airport_transfer', 'taxi'],
  airport: ['airport_transfer'],
  dish: ['food_order'],
  drink: ['food_order'],
  room_service: ['food_order', 'room_service'],
  celebrate: ['special_occasion'],
  laundry: ['laundry'],
  luggage: ['luggage_storage'],
  invoice: ['invoice'],
  cancel: ['booking_cancel', 'cancellation_policy'],
  change: ['booking_change'],
  repair: ['maintenance'],
  human: ['human'],
  room_change: ['room_change'],
  extend: ['extend_stay', 'late_check_out'],
  massage: ['spa'],
  treatment: ['spa'],
  table: ['restaurant'],
  breakfast: ['breakfast'],
  parking: ['parking'],
  late: ['late_check_out'],
  early: ['early_check_in'],
  ticket: ['events_tickets'],
  tour: ['events_tickets'],
  car_rental: ['car_rental'],
  bicycle: ['car_rental'],
};

/** Acts that, denied, keep the rest: a guest who does not cancel the taxi wants it. */
export const UNDOING: ReadonlySet<Concept> = new Set<Concept>(['cancel', 'change']);

/** Things brought to a room: "no towels!" more likely reports a lack than refuses them. */
export const SUPPLIES: ReadonlySet<Intent> = new Set<Intent>([
  'towels_linen',
  'pillow_blanket',
  'toiletries',
  'crib_extra_bed',
  'parking',
]);

/** Concepts of trouble, with the intents they mean. */
export const TROUBLE_AS: Partial<Record<Concept, readonly Intent[]>> = {
  noise: ['noise', 'complaint'],
  dirty: ['cleanliness', 'complaint'],
  insect: ['cleanliness'],
  smell: ['cleanliness'],
  broken: ['maintenance', 'key_card'],
  leak: ['maintenance'],
  blocked: ['maintenance'],
  problem: ['maintenance', 'key_card', 'complaint', 'billing_dispute'],
  complain: ['complaint'],
  wrong_charge: ['billing_dispute'],
};

/** Intents for things that may work again. */
export const MENDABLE: ReadonlySet<Intent> = new Set<Intent>([
  'maintenance',
  'key_card',
  'noise',
  'cleanliness',
  'complaint',
  'wifi',
  'tv',
  'air_conditioning',
  'safe',
  'minibar',
  'kitchen',
  'room_types',
]);
