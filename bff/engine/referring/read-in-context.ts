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

/** Words for changing and cancelling name no thing: without a booking beside them they are about whatever else was named. */
const CHANGES: ReadonlySet<Intent> = new Set<Intent>(['booking_cancel', 'booking_change']);

/**
 * What the message says once it is known what was spoken of before: "make it 9:30" after a taxi is about the taxi, "cancel
 * the towels" about the towels. Only who names the booking, or has asked for nothing else, speaks of that.
 */
export function readInContext(heard: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const moved = readBareHour(readShift(heard, dialogue, context), dialogue, context);
  return readOtherDates(readReferents(moved, dialogue, context), dialogue, context);
}

function readReferents(heard: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const isOfTopic = dialogue.pending === null && findOrderable(dialogue, context.now) !== null;
  const ordered = readOrdered(readRecount(heard, dialogue, context), context.said, isOfTopic);
  const placed = readOtherRoom(readFurther(ordered, dialogue, context), dialogue, context);
  const said = readAgain(readMoved(placed, dialogue, context), dialogue, context);
  const isOfBooking = said.entities.some(({ type }) => type === 'confirmation_number');
  if (isOfBooking || said.signals.includes('own_stay')) return narrowCancel(said, dialogue, context);
  const cancelled = readCancelled(readNewValue(said, dialogue, context), dialogue, context);
  const understanding = narrowCancel(cancelled, dialogue, context);
  const { intents, signals, entities } = understanding;
  const open = [dialogue.pending, ...dialogue.queue].flatMap((pending) => pending?.intent ?? []);
  const spoken = new Set([...open, ...listArranged(dialogue).map(({ intent }) => intent)]);
  const isNamed = intents.some(({ name }) => !CHANGES.has(name) && spoken.has(name));
  const denies = intents[0]?.name === 'deny';
  const [last] = listArranged(dialogue);
  // "Can you change it to 6:30?", after a wake-up call was arranged.
  const resets =
    last?.time !== undefined && !signals.includes('arrival_time') && entities.some(({ type }) => type === 'time');
  // "No, just change the dates", where the stay was to be cancelled, changes the stay.
  const corrects = (signals.includes('correction') || denies) && [...spoken].some((name) => !CHANGES.has(name));
  // "No, nothing, cancel it", where nothing was booked.
  const gives = denies && signals.includes('never_mind');
  const drops = (name: Intent) =>
    !spoken.has(name) &&
    (name === 'booking_change' ? corrects || isNamed || resets : name === 'booking_cancel' && (isNamed || gives));
  const dropped = intents.filter(({ name }) => drops(name)).map(({ name }) => name);
  if (dropped.length === 0) return understanding;
  const added: Signal[] = dropped.includes('booking_change') && resets ? ['correction'] : [];
  const takesBack = dropped.includes('booking_cancel') && !signals.includes('never_mind');
  return {
    ...understanding,
    intents: intents.filter(({ name }) => !dropped.includes(name)),
    entities: entities.map((entity) => free(entity, dropped)),
    signals: takesBack ? [...signals, 'never_mind'] : [...signals, ...added],
  };
}

/** A value that stood beside the word for changing is nobody's in particular. */
function free(entity: Entity, dropped: readonly Intent[]): Entity {
  const { of, ...bare } = entity;
  if (of === undefined) return entity;
  const left = of.filter((intent) => !dropped.includes(intent));
  return left.length === 0 ? bare : { ...entity, of: left };
}
