import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { readAgain } from '../arranged/again.ts';
import { readBareHour } from '../arranged/bare-hour.ts';
import { narrowCancel } from '../arranged/cancel-scope.ts';
import { readCancelled } from '../arranged/cancels-what.ts';
import { readFurther } from '../arranged/further.ts';
import { readMoved } from '../arranged/moved.ts';
import { readNewValue } from '../arranged/new-value.ts';
import { readOtherDates } from '../arranged/other-dates.ts';
import { readOtherRoom } from '../arranged/other-room.ts';
import { readRecount } from '../arranged/recount.ts';
import { readShift } from '../arranged/shift-time.ts';
import { readOrdered } from '../reading/orders-it.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { findOrderable } from './takes-it.ts';

/** Intents of changing and cancelling, which name no thing: without a booking they are about whatever else is named. */
const CHANGES: ReadonlySet<Intent> = new Set<Intent>(['booking_cancel', 'booking_change']);

/**
 * Reads a message in the light of the conversation: "make it 9:30" after a taxi is about the taxi, "cancel the towels"
 * about the towels. Only a guest who names the booking, or has asked for nothing else, means that.
 */
export function readInContext(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const moved = readBareHour(readShift(understanding, dialogue, context), dialogue, context);
  return readOtherDates(readReferents(moved, dialogue, context), dialogue, context);
}

function readReferents(original: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const isOfTopic = dialogue.pending === null && findOrderable(dialogue, context.now) !== null;
  const ordered = readOrdered(readRecount(original, dialogue, context), context.utterance, isOfTopic);
  const withRoom = readOtherRoom(readFurther(ordered, dialogue, context), dialogue, context);
  const inContext = readAgain(readMoved(withRoom, dialogue, context), dialogue, context);
  const namesBooking = inContext.entities.some(({ type }) => type === 'confirmation_number');
  if (namesBooking || inContext.signals.includes('own_stay')) return narrowCancel(inContext, dialogue, context);
  const cancelled = readCancelled(readNewValue(inContext, dialogue, context), dialogue, context);
  const understanding = narrowCancel(cancelled, dialogue, context);
  const { intents, signals, entities } = understanding;
  const open = [dialogue.pending, ...dialogue.queue].flatMap((pending) => pending?.intent ?? []);
  const mentioned = new Set([...open, ...listArranged(dialogue).map(({ intent }) => intent)]);
  const isNamed = intents.some(({ name }) => !CHANGES.has(name) && mentioned.has(name));
  const denies = intents[0]?.name === 'deny';
  const [last] = listArranged(dialogue);
  // "Can you change it to 6:30?", after a wake-up call was arranged.
  const resets =
    last?.time !== undefined && !signals.includes('arrival_time') && entities.some(({ type }) => type === 'time');
  // "No, just change the dates", after a cancellation was discussed, changes the stay.
  const corrects = (signals.includes('correction') || denies) && [...mentioned].some((name) => !CHANGES.has(name));
  // "No, nothing, cancel it", without anything booked.
  const givesUp = denies && signals.includes('never_mind');
  const drops = (name: Intent) =>
    !mentioned.has(name) &&
    (name === 'booking_change' ? corrects || isNamed || resets : name === 'booking_cancel' && (isNamed || givesUp));
  const dropped = intents.filter(({ name }) => drops(name)).map(({ name }) => name);
  if (dropped.length === 0) return understanding;
  const added: Signal[] = dropped.includes('booking_change') && resets ? ['correction'] : [];
  const takesBack = dropped.includes('booking_cancel') && !signals.includes('never_mind');
  return {
    ...understanding,
    intents: intents.filter(({ name }) => !dropped.includes(name)),
    entities: entities.map((entity) => unbind(entity, dropped)),
    signals: takesBack ? [...signals, 'never_mind'] : [...signals, ...added],
  };
}

/** Unbinds a value from dropped intents. */
function unbind(entity: Entity, dropped: readonly Intent[]): Entity {
  const { of, ...bare } = entity;
  if (of === undefined) return entity;
  const remaining = of.filter((intent) => !dropped.includes(intent));
  return remaining.length === 0 ? bare : { ...entity, of: remaining };
}
