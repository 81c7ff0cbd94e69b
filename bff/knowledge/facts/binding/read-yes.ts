import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, presenceOf, type Subject } from '../catalogue.ts';
import type { Fact, FactSource, OwnText } from '../fact.ts';
import { nameThings } from '../marks/parts.ts';
import { wordsFor } from '../words.ts';

/** Concepts that only ask for a thing. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'have',
  'may',
  'please',
  'want',
  'availability',
  'person',
  'room',
  'bring',
  // The Malay word for "may" also means yes.
  'yes',
]);
/** Concepts that a yes or no may also mean: the Korean yes also asks to repeat. */
const SAYING: ReadonlySet<Concept> = new Set<Concept>(['yes', 'no', 'ok', 'repeat']);
const STOP = /^([^,.!;:，。！、؛،۔।–—-]{1,24})(?:[,.!;:，。！、؛،۔।]|\s[–—-]\s|$)/u;

/**
 * Reads the yes or no that opens an answer, if the question only asks whether something exists. `rest`: the facts of
 * the first sentence, or null if it was not fully understood.
 */
export function readYes(
  ownText: OwnText,
  topic: Subject | null,
  openingFacts: readonly Fact[] | null,
  source: FactSource,
  opensWithNo = false,
): Fact[] {
  if (topic === null || openingFacts === null || ownText.question === '') return [];
  const { lexicon } = languageFor(ownText.language);
  const [, opening = ''] = STOP.exec(ownText.text.trim()) ?? [];
  const openingReading = lexicon.read(opening);
  const is =
    opensWithNo || openingReading.concepts.has('no') ? 'no' : openingReading.concepts.has('yes') ? 'yes' : null;
  const isBare = openingReading.unknown.length === 0 && [...openingReading.concepts].every((one) => SAYING.has(one));
  if (is === null || !(isBare || opensWithNo)) return [];
  const words = wordsFor(ownText.language);
  const questionThings = words === null ? null : nameThings(ownText.question, words);
  const [side] = questionThings?.sides ?? [];
  const questionReading = lexicon.read(side === undefined ? ownText.question : (questionThings?.rest ?? ''));
  if (questionReading.unknown.length > 0) return [];
  const otherConcepts = [...questionReading.concepts].filter(
    (concept) => !ASKING.has(concept) && !topic.concepts.flat().includes(concept),
  );
  const base = { conditions: [], exceptions: [], source };
  if (
    otherConcepts.length === 1 &&
    otherConcepts[0] === 'free' &&
    is === 'yes' &&
    ATTRIBUTES.has(`${topic.name}.price`)
  ) {
    if (openingFacts.some(({ attribute }) => attribute === `${topic.name}.price`)) return [];
    const tier = { cost: 'free' as const, per: null, who: null, ages: null, days: null, season: null };
    return [{ ...base, attribute: `${topic.name}.price`, value: { type: 'price', tiers: [tier] } }];
  }
  const attribute = side ?? presenceOf(topic.name);
  return otherConcepts.length > 0 || attribute === null
    ? []
    : [{ ...base, attribute, value: { type: 'presence', is } }];
}
