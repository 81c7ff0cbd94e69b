import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { ASKING_FOR, ASSENT } from '../words/beside.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { putsAnother } from './new-value.ts';

/** Concepts that add nothing to a day. */
const ADDS_NOTHING_TO_DAY: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...ASKING_FOR,
  'date',
  'repeat',
  'same',
  'extra',
  'morning',
]);
/** Intents that a message with only a day resembles. */
const RESEMBLES_DAY: ReadonlySet<Intent> = new Set<Intent>([
  'repeat',
  'booking_create',
  'price_availability',
  'opening_hours',
  'booking_change',
]);
const WORDS_MAX = 8;
/** The number of unknown words allowed, as one of them may mean "same". */
const UNKNOWN_MAX = 1;

/**
 * Reads a day after something was arranged as a wish for it again: "again on Sunday", "morgen bitte genauso". It needs
 * the word for it, or a day with nothing else. While a question is open, the day is the answer instead.
 */
export function readAgain(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, signals, entities } = understanding;
  const [last] = listArranged(dialogue);
  const hasValue = entities.some(({ type }) => type === 'date' || type === 'time' || type === 'count');
  if (!hasValue || (dialogue.pending === null && last === undefined)) return understanding;
  const withoutRepeat = { ...understanding, intents: intents.filter(({ name }) => name !== 'repeat') };
  if (dialogue.pending !== null || last === undefined || last.offerId !== undefined) return withoutRepeat;
  const rest = withoutRepeat.intents.filter(({ name }) => !RESEMBLES_DAY.has(name));
  if (signals.includes('same')) return { ...withoutRepeat, intents: rest };
  if (putsAnother(entities, last, context.utterance)) return withoutRepeat;
  const corrects = signals.includes('correction') || signals.includes('never_mind') || intents[0]?.name === 'deny';
  const isOther = dialogue.topic !== null && dialogue.topic.intent !== last.intent;
  if (corrects || isOther || rest.some(({ name }) => !SMALL_TALK.has(name))) return withoutRepeat;
  if (!entities.some(({ type }) => type === 'date') || !isBesideDay(understanding, context)) return withoutRepeat;
  return {
    ...withoutRepeat,
    intents: rest,
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: [...signals.filter((signal) => signal !== 'follow_up'), 'same'],
  };
}

/** Whether the message is a day with one or two words that name nothing else. */
function isBesideDay({ entities }: Understanding, { utterance }: Turn): boolean {
  const rest = utterance.beside(entities);
  return !rest.isWordless && utterance.wordCount <= WORDS_MAX && rest.speaksOnlyOf(ADDS_NOTHING_TO_DAY, UNKNOWN_MAX);
}
