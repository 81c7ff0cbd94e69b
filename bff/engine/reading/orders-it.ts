import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { ASKS } from '../words/order.ts';
import { TALK } from '../words/talk.ts';

/** The score of a wish with an hour. */
const SURE = 0.6;
/** The score of a wish by name. */
const SURELY = 0.9;
/** Concepts that ask or report; "add it for tomorrow" and "with dinner at 8" order instead. */
const TELLS: ReadonlySet<Concept> = new Set<Concept>(
  [...ASKS, 'have' as const, 'may' as const, 'complain' as const, 'feedback' as const].filter(
    (one) => one !== 'change',
  ),
);

/**
 * Whether the guest orders a thing by naming it with an hour, or with a day and a number, without asking: "table for
 * four at 7", "breakfast for two tomorrow".
 */
export function ordersIt(intent: Intent, understanding: Understanding, utterance: Utterance): boolean {
  const { entities, intents, frames = [] } = understanding;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= SURELY)) return false;
  if (utterance.endsInQuestionMark || !intents.some(({ name, score }) => name === intent && score >= SURE))
    return false;
  const ownEntities = entities.filter(({ of }) => of === undefined || of.includes(intent));
  const count = (type: (typeof ownEntities)[number]['type']) =>
    ownEntities.filter((entity) => entity.type === type).length;
  const isDetailed = count('time') === 1 || (count('date') === 1 && count('count') === 1);
  return isDetailed && !utterance.speaksOf(TELLS);
}

/** Whether the thing is clearly ordered and not only asked about. */
export function isOrdered(intent: Intent, understanding: Understanding, utterance: Utterance): boolean {
  const { frames = [] } = understanding;
  if (utterance.endsInQuestionMark) return false;
  return (
    ordersIt(intent, understanding, utterance) ||
    frames.some(({ topic, act, actConfidence }) => topic === intent && act === 'request' && actConfidence >= SURE)
  );
}

/** Whether the thing is only reserved on the guest's word. */
export function isReservable(request: WorkKind | undefined): boolean {
  return request?.only?.includes('reserve') === true;
}

/** Concepts of rooms and nights. In a message with them "book" means a room. */
const ROOMS: ReadonlySet<Concept> = new Set<Concept>([
  'room',
  'room_kind',
  'night',
  'stay',
  'booking',
  'availability',
  'view',
]);
/** Other things to book, with their intents. */
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
/** Concepts of something lost. A glass to be brought was never lost. */
const LOST: readonly Concept[] = ['lost', 'found', 'missing', 'leave_things', 'where', 'waiting'];

/**
 * Corrects the intents of an order: "reserve two bikes" books no room, "bring two glasses" looks for nothing lost.
 * `isOfTopic`: something that can be ordered was just described, so an order without a thing is about that.
 */
export function readOrdered(understanding: Understanding, utterance: Utterance, isOfTopic: boolean): Understanding {
  const { intents, entities, signals } = understanding;
  const books =
    (signals.includes('reserve') || signals.includes('order')) && intents.some(({ name }) => name === 'booking_create');
  const brings =
    intents.length > 1 && signals.includes('order') && intents.some(({ name }) => name === 'lost_and_found');
  if (!books && !brings) return understanding;
  const { concepts } = utterance;
  if (brings && concepts.has('bring') && !utterance.speaksOf(LOST)) return dropIntent(understanding, 'lost_and_found');
  const namesOwnRoom = entities.some(({ type }) => type === 'room');
  const isAboutRooms = [...concepts].some((concept) => ROOMS.has(concept) && !(namesOwnRoom && concept === 'room'));
  if (!books || isAboutRooms) return understanding;
  const namedIntent = [...concepts].flatMap((concept) => BOOKED[concept] ?? [])[0];
  const isAlone = intents.every(({ name }) => name === 'booking_create' || TALK.includes(name));
  if (namedIntent === undefined && isAlone && isOfTopic) return dropIntent(understanding, 'booking_create');
  // A guest who has a room, or names an hour, and no other topic, books an activity.
  const isInHouse = namesOwnRoom || entities.some(({ type }) => type === 'time');
  const thing = namedIntent ?? (isInHouse && isAlone ? 'events_tickets' : undefined);
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

function dropIntent(understanding: Understanding, intent: Intent): Understanding {
  const { intents, entities } = understanding;
  return {
    ...understanding,
    intents: intents.filter(({ name }) => name !== intent),
    entities: entities.filter(({ of }) => of?.length !== 1 || of[0] !== intent),
  };
}
