import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { isUnspaced } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS } from '../../language/pack/concepts.ts';
import { classify } from '../../language/reading/classify.ts';
import { denialWordsOf } from '../utterance/denied-words.ts';
import { toClause } from './clause-denials.ts';

const DANGERS: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());
/** Dangers a guest may deny. Not breathing or not waking up is a danger itself. */
const DENIABLE: ReadonlySet<Concept> = new Set<Concept>(['fire', 'gas', 'flood', 'emergency']);
/** Concepts that add nothing to the words that call off a danger. */
const HARMLESS: ReadonlySet<Concept> = new Set<Concept>([
  'no',
  'ok',
  'please',
  'thanks',
  'greeting',
  'correction',
  'never_mind',
  'have',
  'missing',
  'room',
  'hotel',
]);
/** A longer message says more than that there is no danger. */
const WORDS_MAX = 14;

/**
 * Returns the intents of a message that denies the only danger it names ("there is no fire", "no emergency, just a
 * question"). Null if any danger is left or it is not certain: then it stays an emergency.
 */
export function readNoDanger(text: string, code: string, reading: Reading): IntentScore[] | null {
  const words = denialWordsOf(code);
  const language = languageFor(code);
  if (words === null || reading.words.length > WORDS_MAX || /[!！?？؟]/u.test(text)) return null;
  const { line, placeOf } = toClause(reading, text, code);
  const dangers = reading.found.filter(({ concept }) => DANGERS.has(concept));
  if (words.asks(line) || dangers.length === 0) return null;
  const isDenied = dangers.every(
    (one) => DENIABLE.has(one.concept) && words.isDenied(line, placeOf(one), language.lexicon.functionWords),
  );
  if (!isDenied) return null;
  const others = [...reading.concepts].filter((concept) => !DANGERS.has(concept));
  if (reading.unknown.length === 0 && others.every((concept) => HARMLESS.has(concept))) return [];
  // After "no emergency" the message says what it is about.
  if (dangers.some(({ concept }) => concept !== 'emergency') || isUnspaced(code)) return null;
  const isNamed = (index: number) => dangers.some(({ start, end }) => start <= index && index < end);
  const rest = reading.words.filter((_, index) => !isNamed(index)).join(' ');
  const { intents, reading: restReading } = classify(rest, language);
  const hasDanger = [...restReading.concepts].some((concept) => DANGERS.has(concept));
  return hasDanger || intents.some(({ name }) => name.endsWith('_emergency')) ? null : [...intents];
}
