import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findOrder } from '../words/order.ts';

/** What the words say beside the intents: the rules are over concepts, so they hold in every language. */
export function findSignals(reading: Reading, intents: readonly IntentScore[], entities: readonly Entity[]): Signal[] {
  const { concepts } = reading;
  const signals: Signal[] = [];
  const names = new Set(intents.map(({ name }) => name));
  const has = (type: Entity['type']) => entities.some((entity) => entity.type === type);
  const about = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));

  if (names.has('booking_lookup') || names.has('booking_confirm') || about('booking')) signals.push('own_stay');
  if (concepts.has('my_room') && !has('room')) signals.push('own_room');
  if (about('arrive', 'check_in') && has('time') && !about('when', 'airport', 'taxi', 'train', 'bus', 'wake_up')) {
    signals.push('arrival_time');
  }
  if (concepts.has('included')) signals.push('included');
  if (asksBalance(concepts, names)) signals.push('balance');
  if (about('price', 'free', 'discount', 'included', 'refund')) signals.push('terms');
  if (concepts.has('locked_out')) signals.push('shut_out');
  signals.push(...findOrder(concepts));
  if (asksOn(reading, entities)) signals.push('follow_up');
  if (resets(concepts, entities)) signals.push('correction');
  if (cancelsBarely(concepts, entities)) signals.push('never_mind');
  for (const signal of ['never_mind', 'same', 'correction'] as const)
    if (concepts.has(signal) && !signals.includes(signal)) signals.push(signal);
  return signals;
}

/** How much there is to pay, rather than the paper it is written on. */
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

/** "Can you change it to 6:30?" names no booking: it is about what was arranged. */
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

/** "Please cancel" alone is about what was just spoken of. */
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

/** What may be asked on about anything: a message of these alone is about what was spoken of before. */
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
/** Said of nothing, these ask for nothing. */
const FORMS: ReadonlySet<Concept> = new Set<Concept>(['have', 'may', 'how']);
const POLITE: ReadonlySet<Concept> = new Set<Concept>(['ok', 'please', 'thanks', 'greeting']);
/** What a question about anything may name. */
const VALUES: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['date', 'time', 'count', 'duration']);
/** A longer message names its matter. */
const ASKED_ON_WORDS_MAX = 10;

function asksOn({ concepts, words, unknown }: Reading, entities: readonly Entity[]): boolean {
  if (words.length === 0 || words.length > ASKED_ON_WORDS_MAX || unknown.length > 0) return false;
  const said = [...concepts].filter((concept) => !POLITE.has(concept));
  if (said.some((concept) => !ASKED_ON.has(concept))) return false;
  if (entities.some(({ type }) => !VALUES.has(type))) return false;
  return said.some((concept) => !FORMS.has(concept)) || entities.some(({ type }) => type === 'date');
}
