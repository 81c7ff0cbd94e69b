import type { Intent } from '../../../shared/domain/intents.ts';
import { mayChange } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Found } from '../../language/lexicon/found.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { RIDES } from '../words/things.ts';

const SURE = 0.95;
/** Concepts for the whole booking. */
const WHOLE: ReadonlySet<Concept> = new Set<Concept>(['booking', 'existing']);
/** Parts of a stay, if a word says that only one is meant. */
const PARTS: ReadonlySet<Concept> = new Set<Concept>(['night', 'person', 'child', 'room', 'room_kind', 'date']);
/** Things that are booked apart from the room, by intent. */
const BOOKED_APART: Partial<Record<Concept, Intent>> = {
  parking: 'parking',
  breakfast: 'breakfast',
  cot: 'crib_extra_bed',
  extra_bed: 'crib_extra_bed',
  pet: 'pets',
  lunch: 'restaurant',
  dinner: 'restaurant',
  restaurant: 'restaurant',
  table: 'restaurant',
  massage: 'spa',
  treatment: 'spa',
  spa: 'spa',
  taxi: 'taxi',
  shuttle: 'airport_transfer',
  pick_up: 'airport_transfer',
  wake_up: 'wake_up_call',
  clean: 'room_cleaning',
  housekeeping: 'room_cleaning',
  laundry: 'laundry',
  bicycle: 'car_rental',
  car_rental: 'car_rental',
  ticket: 'events_tickets',
  tour: 'events_tickets',
  celebrate: 'special_occasion',
  room_service: 'room_service',
  wedding: 'group_event',
};
/** Things inside a booking: cancelling one changes the booking. */
const PARTS_OF_BOOKING: ReadonlySet<Intent> = new Set<Intent>(['parking', 'breakfast', 'crib_extra_bed', 'pets']);
/** The most words between a thing and "reservation": "my dinner reservation", "the reservation for dinner". */
const BESIDE_WORDS = 3;

/**
 * Narrows a cancellation: only one that names the stay, or nothing, cancels the stay. "Only the last night" and "the
 * parking" change it; a table, massage or taxi arranged elsewhere goes to its department.
 */
export function narrowCancel(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, entities, signals } = understanding;
  const isCancel = intents.some(({ name }) => name === 'booking_cancel');
  if (!isCancel || entities.some(({ type }) => type === 'confirmation_number')) return understanding;
  const { utterance } = context;
  const openIntents = new Set([dialogue.pending, ...dialogue.queue].flatMap((one) => one?.intent ?? []));
  for (const { intent } of listArranged(dialogue)) openIntents.add(intent);
  openIntents.delete('booking_cancel');
  if (RIDES.some((ride) => openIntents.has(ride))) for (const ride of RIDES) openIntents.add(ride);
  const thing = findThing(utterance.reading.found);
  if (thing !== null && !openIntents.has(thing) && !(signals.includes('never_mind') && openIntents.size > 0)) {
    const isInBooking = PARTS_OF_BOOKING.has(thing) && context.stays.some(({ level }) => mayChange(level));
    return isInBooking ? change(understanding) : leaveToStaff(understanding, thing);
  }
  return thing === null && isPartOfStay(utterance, understanding) && openIntents.size === 0
    ? change(understanding)
    : understanding;
}

/** Returns the thing to cancel; null if the booking itself is named. */
function findThing(found: readonly Found[]): Intent | null {
  const thing = found.find(({ concept }) => BOOKED_APART[concept] !== undefined);
  if (thing === undefined) return null;
  const whole = found.filter(({ concept }) => WHOLE.has(concept));
  const isNear = whole.some(({ start, end }) => Math.max(thing.start - end, start - thing.end) < BESIDE_WORDS);
  return whole.length === 0 || isNear ? (BOOKED_APART[thing.concept] ?? null) : null;
}

/**
 * Whether only a part is meant: "only the last night", "one of two nights", or nights or persons without a word for the
 * whole.
 */
function isPartOfStay(utterance: Utterance, { entities }: Understanding): boolean {
  const { concepts } = utterance;
  const namedParts = [...concepts].filter((concept) => PARTS.has(concept));
  const isWhole = utterance.speaksOf(WHOLE);
  if (namedParts.length === 0) return false;
  const counts = entities.filter(({ type }) => type === 'count').length;
  const isFew = utterance.says('part') || counts > 1;
  const bare = namedParts.every((concept) => concept === 'date' || concept === 'room');
  return isWhole
    ? isFew && concepts.has('night')
    : (isFew && !bare) || concepts.has('night') || (isFew && concepts.has('room'));
}

function change(understanding: Understanding): Understanding {
  const { intents, signals } = understanding;
  return {
    ...understanding,
    intents: [{ name: 'booking_change', score: SURE }],
    // A colleague decides what changes, as neither the day nor the number is a new value.
    entities: understanding.entities.filter(({ type }) => type !== 'count' && type !== 'date'),
    signals: signals.filter((signal) => signal !== 'never_mind' && signal !== 'follow_up'),
    nearby: intents.filter(({ name }) => name === 'booking_cancel'),
  };
}

/** Leaves the cancellation to the staff of the thing's department. */
function leaveToStaff(understanding: Understanding, thing: Intent): Understanding {
  return {
    ...understanding,
    intents: [
      { name: 'human', score: SURE },
      { name: thing, score: SURE },
    ],
    nearby: understanding.intents.filter(({ name }) => name === 'booking_cancel'),
  };
}
