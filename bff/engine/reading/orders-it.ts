import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { ASKS } from '../words/order.ts';
import { TALK } from '../words/talk.ts';

/** A wish that names its hour need not be as sure as one that names nothing. */
const SURE = 0.6;
/** Who reserves a thing by its name wants it. */
const SURELY = 0.9;
/** "Add it for tomorrow" and "with dinner at 8" order; these still ask, or tell of something else. */
const TELLS: ReadonlySet<Concept> = new Set<Concept>(
  [...ASKS, 'have' as const, 'may' as const, 'complain' as const, 'feedback' as const].filter(
    (one) => one !== 'change',
  ),
);

/**
 * "Table for four at 7", "breakfast for two tomorrow", "a massage tomorrow at 5": who names a thing and its hour, or its day and
 * how many, and asks nothing, wants it.
 */
export function ordersIt(intent: Intent, understanding: Understanding, said: Utterance): boolean {
  const { entities, intents, frames = [] } = understanding;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= SURELY)) return false;
  if (said.endsInQuestionMark || !intents.some(({ name, score }) => name === intent && score >= SURE)) return false;
  const own = entities.filter(({ of }) => of === undefined || of.includes(intent));
  const count = (type: (typeof own)[number]['type']) => own.filter((entity) => entity.type === type).length;
  const isDetailed = count('time') === 1 || (count('date') === 1 && count('count') === 1);
  return isDetailed && !said.speaksOf(TELLS);
}

/** Is it asked for outright? Who only asks about it is asked whether they want it. */
export function isOrdered(intent: Intent, understanding: Understanding, said: Utterance): boolean {
  const { frames = [] } = understanding;
  if (said.endsInQuestionMark) return false;
  return (
    ordersIt(intent, understanding, said) ||
    frames.some(({ topic, act, actConfidence }) => topic === intent && act === 'request' && actConfidence >= SURE)
  );
}

/** What is brought or kept for a guest who says so, and else only spoken of. */
export function isReservable(request: WorkKind | undefined): boolean {
  return request?.only?.includes('reserve') === true;
}

/** Words for rooms and nights: beside them, to book is to book a room. */
const ROOMS: ReadonlySet<Concept> = new Set<Concept>([
  'room',
  'room_kind',
  'night',
  'stay',
  'booking',
  'availability',
  'view',
]);
/** What else is booked, each under its name. */
const BOOKED: Partial<Record<Concept, Intent>> = {
  bicycle: 'car_rental',
  car_rental: 'car_rental',
  parking: 'parking',
  table: 'restaurant',
  restaurant: 'restaurant',
  massage: 'spa',
  treatment: 'spa',
  spa: 'spa',
  ticket: 'events_tickets',
  tour: 'events_tickets',
  breakfast: 'breakfast',
  taxi: 'taxi',
};
/** Who has lost something says so; a glass that is to be brought was never the guest's. */
const LOST: readonly Concept[] = ['lost', 'found', 'missing', 'leave_things', 'where', 'waiting'];

/**
 * "Reserve two bikes" books no room, and "bring two glasses" looks for none that were lost. `isOfTopic`: something was just told
 * that could be ordered; what names nothing is about that.
 */
export function readOrdered(understanding: Understanding, said: Utterance, isOfTopic: boolean): Understanding {
  const { intents, entities, signals } = understanding;
  const books =
    (signals.includes('reserve') || signals.includes('order')) && intents.some(({ name }) => name === 'booking_create');
  const brings =
    intents.length > 1 && signals.includes('order') && intents.some(({ name }) => name === 'lost_and_found');
  if (!books && !brings) return understanding;
  const { concepts } = said;
  if (brings && concepts.has('bring') && !said.speaksOf(LOST)) return drop(understanding, 'lost_and_found');
  const namesOwnRoom = entities.some(({ type }) => type === 'room');
  const isOfRooms = [...concepts].some((concept) => ROOMS.has(concept) && !(namesOwnRoom && concept === 'room'));
  if (!books || isOfRooms) return understanding;
  const named = [...concepts].flatMap((concept) => BOOKED[concept] ?? [])[0];
  const isAlone = intents.every(({ name }) => name === 'booking_create' || TALK.includes(name));
  if (named === undefined && isAlone && isOfTopic) return drop(understanding, 'booking_create');
  // Who has a room already, or names an hour, and no other matter of ours, books something to do.
  const isInHouse = namesOwnRoom || entities.some(({ type }) => type === 'time');
  const thing = named ?? (isInHouse && isAlone ? 'events_tickets' : undefined);
  if (thing === undefined || WORK[thing] === undefined) return understanding;
  const score = Math.max(SURELY, ...intents.map((one) => one.score));
  const others = intents.filter(({ name }) => name !== 'booking_create' && name !== thing);
  return {
    ...understanding,
    intents: [{ name: thing, score }, ...others],
    entities: entities.map(({ of, ...bare }) =>
      of?.includes('booking_create') ? bare : { ...bare, ...(of && { of }) },
    ),
  };
}

function drop(understanding: Understanding, intent: Intent): Understanding {
  const { intents, entities } = understanding;
  return {
    ...understanding,
    intents: intents.filter(({ name }) => name !== intent),
    entities: entities.filter(({ of }) => of?.length !== 1 || of[0] !== intent),
  };
}
