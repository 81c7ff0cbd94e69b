import type { Intent } from '../../shared/domain/intents.ts';
import { findEntities } from '../language/entities/find-entities.ts';
import { perPack } from '../language/entities/scan.ts';
import { fold, isUnspaced, splitWords } from '../language/lexicon/fold.ts';
import { listWords } from '../language/lexicon/lexicon.ts';
import { BROAD } from '../language/lexicon/read-words.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import type { Concept } from '../language/pack/concepts.ts';
import { type LanguagePack, TALK_INTENTS } from '../language/pack/pack.ts';
import { classify } from '../language/reading/classify.ts';
import { type Matter, readMatter } from './topics.ts';

/** A question whose best intent scores lower is trusted less. */
const SURE_WISH = 0.6;
const TRUST_MIN = 0.45;
const WORD_LETTERS_MIN = 3;
const EPOCH = new Date(0);

/** Aspects of a question: breakfast's hours are another question than its price. */
export const FACETS = {
  when: ['when', 'hours', 'early', 'late'],
  long: ['duration'],
  price: ['price', 'free', 'included'],
  where: ['where', 'route', 'distance'],
  book: ['book', 'availability'],
  change: ['change', 'cancel', 'extend'],
} as const satisfies Record<string, readonly Concept[]>;
export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** Concepts whose words name a detail. Times are a facet instead. */
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
/** Concepts whose words say which of many things is meant: a rule may be about visitors or about the shortest stay. */
const MANIFOLD: ReadonlySet<Concept> = new Set<Concept>([...BROAD, 'rule']);
const TALK: ReadonlySet<Intent> = new Set(TALK_INTENTS.filter((intent) => intent !== 'human'));
/** Concepts for how something is asked. They do not make two questions alike. */
const GENERAL: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'hours',
  'where',
  'how',
  'have',
  'may',
  'want',
  'bring',
  'please',
  'room',
  'hotel',
  'free',
  'price',
  'included',
  'early',
  'late',
  'extra',
  'call',
  'person',
  'yes',
  'no',
  'ok',
  'greeting',
  'thanks',
  'date',
  'night',
  'door',
  'new',
  'near',
  'duration',
  'same',
  'correction',
  'never_mind',
  'no_alarm',
  'morning',
  'prefer',
  'weekend',
  'adult',
  'per_person',
  'per_night',
  'per_day',
  'per_hour',
  'per_way',
  'free_of_charge',
  'surcharge',
]);

/** A text, prepared for comparison with others. */
export interface Asked extends Matter {
  /** Its certain intents. */
  intents: readonly Intent[];
  facets: ReadonlySet<Facet>;
  /** Its concepts, independent of language. */
  concepts: ReadonlySet<Concept>;
  /** The stems of its own words, without words of asking. */
  words: ReadonlySet<string>;
  /** The concept of each word that means exactly one thing: "cab" is a taxi. */
  meanings: ReadonlyMap<string, Concept>;
  /** The words without a concept. */
  unexplained: ReadonlySet<string>;
  /** The words that name a detail: "heated", "tennis". */
  fine: ReadonlySet<string>;
  /** The words that name one thing of many: "pharmacy" among shops. */
  broad: ReadonlySet<string>;
  /** How certain it is that the text is about the hotel, from 0 to 1. */
  trust: number;
}

/** Reads a question for the search. */
export function readAsked(text: string, code: string): Asked {
  const { intents, alternatives, reading } = classify(text, languageFor(code));
  const terms = readTerms(text, reading, code);
  const ranked = [...intents, ...alternatives].filter(({ name }) => !TALK.has(name));
  return {
    ...readMatter(text, reading, code),
    intents: intents.map(({ name }) => name),
    trust: TRUST_MIN + (1 - TRUST_MIN) * Math.min(1, (ranked[0]?.score ?? 0) / SURE_WISH),
    ...addTime(terms, reading, text, code),
    // "What is your parking policy" is not a question about rules.
    broad: intents[0]?.name === 'policies' || !reading.concepts.has('rule') ? terms.broad : new Set(),
  };
}

/**
 * Adds the facet of a named hour: the guest asks about times ("can I swim at six?") or wants something then ("I'd like
 * a massage at six").
 */
function addTime<T extends Pick<Asked, 'facets'>>(
  terms: T,
  { words, concepts }: Reading,
  text: string,
  code: string,
): T {
  if (!/\p{Nd}/u.test(text) && !words.some((word) => isHour(word, code))) return terms;
  const isTimed = findEntities(text, languageFor(code).pack, EPOCH, 'UTC').some(({ type }) => type === 'time');
  return isTimed ? { ...terms, facets: new Set([...terms.facets, concepts.has('want') ? 'book' : 'when']) } : terms;
}

/** Words for counts, dates and asking, which do not show which entry is meant. */
const askingWordsOf = perPack(
  ({ search, numbers, dates, times, durations, currencies }: LanguagePack): ReadonlySet<string> =>
    new Set(
      [
        ...numbers,
        ...dates.weekdays,
        ...dates.months,
        ...[dates.today, dates.tonight, dates.tomorrow, dates.dayAfterTomorrow, dates.yesterday],
        ...[times.am, times.pm, times.noon, times.midnight, times.clock, times.halfPast, times.halfTo],
        ...[durations.minute, durations.hour, durations.day, durations.week],
        ...Object.keys(currencies ?? {}),
        search.plain,
      ]
        .flatMap(listWords)
        .flatMap((word) => splitWords(fold(word))),
    ),
);

const hourWords = new Map<string, ReadonlySet<string>>();

/** Whether a word is a number, noon or midnight. */
function isHour(word: string, code: string): boolean {
  const { pack } = languageFor(code);
  const hours =
    hourWords.get(code) ?? new Set([...pack.numbers, pack.times.noon, pack.times.midnight].flatMap(listWords));
  hourWords.set(code, hours);
  return hours.has(word);
}

/** Reads the facets, concepts and words of a text from its reading. */
export function readTerms(
  text: string,
  reading: Reading,
  code: string,
): Pick<Asked, 'facets' | 'concepts' | 'words' | 'meanings' | 'unexplained' | 'fine' | 'broad'> {
  const { searchLexicon, pack } = languageFor(code);
  // Searches the corrected words, except where tone marks distinguish words.
  const searchReading = searchLexicon.read(isUnspaced(code) || pack.script.tones ? text : reading.words.join(' '));
  const namedConcepts = [reading.concepts, reading.things, searchReading.concepts, searchReading.things].flatMap(
    (one) => [...one],
  );
  return {
    facets: readFacets(reading.concepts),
    concepts: new Set(namedConcepts.filter((concept) => !GENERAL.has(concept))),
    ...(isUnspaced(code) ? readLetters(text, reading, searchReading) : readWords(reading, searchReading, code)),
  };
}

function readFacets(concepts: ReadonlySet<Concept>): Set<Facet> {
  return new Set(FACET_NAMES.filter((facet) => FACETS[facet].some((concept) => concepts.has(concept))));
}

type Words = Pick<Asked, 'words' | 'meanings' | 'unexplained' | 'fine' | 'broad'>;

/** In scripts without spaces, words are split too unreliably to be compared. */
function readLetters(text: string, { unknown, foundThings }: Reading, searchReading: Reading): Words {
  const folded = fold(text);
  const namedSpans = [...foundThings, ...searchReading.found, ...searchReading.foundThings].map(({ start, end }) =>
    folded.slice(start, end),
  );
  const unexplained = unknown.filter((word) => !namedSpans.some((one) => one.includes(word) || word.includes(one)));
  return {
    words: new Set(),
    meanings: new Map(),
    unexplained: new Set(unexplained),
    fine: new Set(),
    broad: new Set(),
  };
}

function readWords({ words, found, foundThings, unknown }: Reading, searchReading: Reading, code: string): Words {
  const { stemmer, functionWords } = languageFor(code).lexicon;
  const askingIndexes = new Set<number>();
  for (const { concept, start, end } of found)
    for (let index = start; index < end; index++) if (GENERAL.has(concept)) askingIndexes.add(index);
  for (const { concept, start, end } of found)
    for (let index = start; index < end; index++) if (!GENERAL.has(concept)) askingIndexes.delete(index);
  const contentWords = words.filter(
    (word, index) => !askingIndexes.has(index) && !functionWords.has(word) && word.length >= WORD_LETTERS_MIN,
  );
  const stems = (list: readonly string[]) => new Set(list.map((word) => stemmer.stem(word)));
  const wordsOf = (concepts: ReadonlySet<Concept>) =>
    found.flatMap(({ concept, start, end }) => (concepts.has(concept) ? words.slice(start, end) : []));
  const meanings = new Map<string, Concept>();
  // The more specific concept comes last and wins.
  const specific = [...foundThings, ...searchReading.found, ...searchReading.foundThings];
  for (const { concept, start, end } of [...found, ...specific]) {
    if (GENERAL.has(concept) || MANIFOLD.has(concept) || FINE.has(concept)) continue;
    for (const word of words.slice(start, end)) meanings.set(stemmer.stem(word), concept);
  }
  const namedWords = specific.flatMap(({ start, end }) => words.slice(start, end));
  const explained = new Set([...namedWords, ...askingWordsOf(languageFor(code).pack)]);
  return {
    meanings,
    words: stems(contentWords.filter((word) => !/\d/.test(word))),
    fine: stems(wordsOf(FINE)),
    broad: stems(wordsOf(MANIFOLD).filter((word) => !functionWords.has(word))),
    unexplained: stems(unknown.filter((word) => !/\d/.test(word) && !explained.has(word))),
  };
}

/** Whether the intent is small talk, which no entry answers. */
export function isTalk(intent: Intent): boolean {
  return TALK.has(intent);
}
