import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { isUnspaced } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS } from '../../language/pack/concepts.ts';
import { classify } from '../../language/reading/classify.ts';
import { denialWordsOf } from '../utterance/denied-words.ts';
import { toClause } from './clause-denials.ts';

const DANGERS: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());
/** Of these a guest may say that there is none. Not to breathe or not to wake up is the danger itself. */
const DENIABLE: ReadonlySet<Concept> = new Set<Concept>(['fire', 'gas', 'flood', 'emergency']);
/** Beside them nothing else is told. */
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
/** A longer message tells of more than that there is none. */
const WORDS_MAX = 14;

/**
 * What a message wants that denies the only danger it names ("there is no fire", "no emergency, just a question"); null where
 * any danger is left, or where it is not sure: then it stays an emergency.
 */
export function readNoDanger(text: string, code: string, reading: Reading): IntentScore[] | null {
  const words = denialWordsOf(code);
  const language = languageFor(code);
  if (words === null || reading.words.length > WORDS_MAX || /[!！?？؟]/u.test(text)) return null;
  const { line, placeOf } = toClause(reading, text, code);
  const dangers = reading.found.filter(({ concept }) => DANGERS.has(concept));
  if (words.asks(line) || dangers.length === 0) return null;
  const isDenied = dangers.every(
    (one) => DENIABLE.has(one.concept) && words.isDenied(line, placeOf(one), language.lexicon.empty),
  );
  if (!isDenied) return null;
  const others = [...reading.concepts].filter((concept) => !DANGERS.has(concept));
  if (reading.unknown.length === 0 && others.every((concept) => HARMLESS.has(concept))) return [];
  // Who says that it is no emergency goes on to say what it is.
  if (dangers.some(({ concept }) => concept !== 'emergency') || isUnspaced(code)) return null;
  const isNamed = (index: number) => dangers.some(({ start, end }) => start <= index && index < end);
  const rest = reading.words.filter((_, index) => !isNamed(index)).join(' ');
  const { intents, reading: left } = classify(rest, language);
  const alarms = [...left.concepts].some((concept) => DANGERS.has(concept));
  return alarms || intents.some(({ name }) => name.endsWith('_emergency')) ? null : [...intents];
}
