import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { ASKING_FOR, ASSENT } from '../words/beside.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { putsAnother } from './new-value.ts';

/** Beside a day these say no more than that it is wanted again. */
const BESIDE_DAY: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...ASKING_FOR,
  'date',
  'repeat',
  'same',
  'extra',
  'morning',
]);
/** What a day alone resembles. */
const OF_DAYS: ReadonlySet<Intent> = new Set<Intent>([
  'repeat',
  'booking_create',
  'price_availability',
  'opening_hours',
  'booking_change',
]);
const WORDS_MAX = 8;
/** "Same", in a word that no pack knows. */
const UNKNOWN_MAX = 1;

/**
 * A day told after something was arranged asks for it once more: "again on Sunday", "morgen bitte genauso" –
 * by the word for it, or by a day with nothing else beside it. While a question is open, it is an answer, and no plea to
 * say it again.
 */
export function readAgain(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, signals, entities } = understanding;
  const [last] = listArranged(dialogue);
  const hasValue = entities.some(({ type }) => type === 'date' || type === 'time' || type === 'count');
  if (!hasValue || (dialogue.pending === null && last === undefined)) return understanding;
  const heard = { ...understanding, intents: intents.filter(({ name }) => name !== 'repeat') };
  if (dialogue.pending !== null || last === undefined || last.offerId !== undefined) return heard;
  const rest = heard.intents.filter(({ name }) => !OF_DAYS.has(name));
  if (signals.includes('same')) return { ...heard, intents: rest };
  if (putsAnother(entities, last, context.said)) return heard;
  const corrects = signals.includes('correction') || signals.includes('never_mind') || intents[0]?.name === 'deny';
  const isOther = dialogue.topic !== null && dialogue.topic.intent !== last.intent;
  if (corrects || isOther || rest.some(({ name }) => !SMALL_TALK.has(name))) return heard;
  if (!entities.some(({ type }) => type === 'date') || !isBesideDay(understanding, context)) return heard;
  return {
    ...heard,
    intents: rest,
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: [...signals.filter((signal) => signal !== 'follow_up'), 'same'],
  };
}

/** A day, and beside it a word or two that name nothing else. */
function isBesideDay({ entities }: Understanding, { said }: Turn): boolean {
  const rest = said.beside(entities);
  return !rest.isWordless && said.wordCount <= WORDS_MAX && rest.speaksOnlyOf(BESIDE_DAY, UNKNOWN_MAX);
}
