import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findOrder } from '../words/order.ts';

/** Finds the signals of a message. The rules use concepts, so they hold in every language. */
export function findSignals(reading: Reading, intents: readonly IntentScore[], entities: readonly Entity[]): Signal[] {
  const { concepts } = reading;
  const signals: Signal[] = [];
  const names = new Set(intents.map(({ name }) => name));
  const has = (type: Entity['type']) => entities.some((entity) => entity.type === type);
  const hasAny = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));

  if (names.has('booking_lookup') || names.has('booking_confirm') || hasAny('booking')) signals.push('own_stay');
  if (concepts.has('my_room') && !has('room')) signals.push('own_room');
  if (hasAny('arrive', 'check_in') && has('time') && !hasAny('when', 'airport', 'taxi', 'train', 'bus', 'wake_up')) {
    signals.push('arrival_time');
  }
  if (concepts.has('included')) signals.push('included');
  if (asksBalance(concepts, names)) signals.push('balance');
  if (hasAny('price', 'free', 'discount', 'included', 'refund')) signals.push('terms');
  if (concepts.has('locked_out')) signals.push('shut_out');
  signals.push(...findOrder(concepts));
  if (asksFollowUp(reading, entities)) signals.push('follow_up');
  if (resets(concepts, entities)) signals.push('correction');
  if (cancelsBarely(concepts, entities)) signals.push('never_mind');
  for (const signal of ['never_mind', 'same', 'correction'] as const)
    if (concepts.has(signal) && !signals.includes(signal)) signals.push(signal);
  return signals;
}

/** Whether the guest asks for the amount to pay instead of the invoice. */
function asksBalance(concepts: ReadonlySet<Concept>, names: ReadonlySet<Intent>): boolean {
  const asksSum = concepts.has('price') || (concepts.has('bill') && (concepts.has('pay') || names.has('payment')));
  if (concepts.has('bill') || concepts.has('invoice')) {
    if (asksSum) return true;
    return concepts.has('bill') && ![...concepts].some((concept) => WANTS_PAPER.has(concept));
  }
  return false;
}

const WANTS_PAPER: ReadonlySet<Concept> = new Set<Concept>([
  'invoice',
  'bring',
  'want',
  'may',
  'have',
  'please',
  'business',
  'address',
  'wrong_charge',
  'problem',
  'complain',
  'card',
  'cash',
  'change',
]);

/** Whether the guest changes something arranged: "can you change it to 6:30?" names no booking. */
function resets(concepts: ReadonlySet<Concept>, entities: readonly Entity[]): boolean {
  return (
    concepts.has('change') &&
    entities.some(({ type }) => type === 'time' || type === 'count') &&
    !ABOUT_BOOKING.some((concept) => concepts.has(concept))
  );
}

const ABOUT_BOOKING: readonly Concept[] = [
  'booking',
  'existing',
  'stay',
  'night',
  'person',
  'child',
  'date',
  'room',
  'room_kind',
  'arrive',
  'check_in',
  'check_out',
];

/** Whether the text only cancels: "please cancel" is about the last topic. */
function cancelsBarely(concepts: ReadonlySet<Concept>, entities: readonly Entity[]): boolean {
  return concepts.has('cancel') && entities.length === 0 && [...concepts].every((concept) => CANCELS.has(concept));
}

const CANCELS: ReadonlySet<Concept> = new Set<Concept>([
  'cancel',
  'please',
  'no',
  'ok',
  'thanks',
  'correction',
  'never_mind',
]);

/** Concepts that may be asked about anything: a message with only these is about the last topic. */
const ASKED_ON: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'free',
  'included',
  'discount',
  'pay',
  'when',
  'hours',
  'where',
  'how',
  'have',
  'may',
  'date',
  'night',
  'late',
  'early',
  'child',
  'baby',
  'person',
  'distance',
  'duration',
  'detail',
]);
/** Concepts that ask for nothing by themselves. */
const FORMS: ReadonlySet<Concept> = new Set<Concept>(['have', 'may', 'how']);
const POLITE: ReadonlySet<Concept> = new Set<Concept>(['ok', 'please', 'thanks', 'greeting']);
/** Values that such a question may have. */
const VALUES: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['date', 'time', 'count', 'duration']);
/** A longer message names its topic. */
const ASKED_ON_WORDS_MAX = 10;

function asksFollowUp({ concepts, words, unknown }: Reading, entities: readonly Entity[]): boolean {
  if (words.length === 0 || words.length > ASKED_ON_WORDS_MAX || unknown.length > 0) return false;
  const mainConcepts = [...concepts].filter((concept) => !POLITE.has(concept));
  if (mainConcepts.some((concept) => !ASKED_ON.has(concept))) return false;
  if (entities.some(({ type }) => !VALUES.has(type))) return false;
  return mainConcepts.some((concept) => !FORMS.has(concept)) || entities.some(({ type }) => type === 'date');
}
