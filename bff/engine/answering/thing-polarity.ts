import type { Source } from '../../../shared/domain/decision.ts';
import type { Unit } from '../../knowledge/facts/fact.ts';
import type { Mark } from '../../knowledge/facts/marks/marks.ts';
import type { Segment } from '../../knowledge/facts/segments/segment.ts';
import { readSegments } from '../../knowledge/facts/segments/segments.ts';
import type { Role } from '../../knowledge/facts/words.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { DISTINCT } from '../../language/pack/distinct.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import { hasNegation } from '../utterance/negation.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { isQualified } from './answer-polarity.ts';
import { isCognate } from './same-question.ts';

/** An entry's yes or no about one thing, and the guest's word for it. */
export interface ThingPolarity {
  kind: 'yes' | 'no';
  word: string;
}

/** A part of a sentence, with the things it names and whether it denies them. */
interface Part {
  segment: Segment;
  isDenied: boolean;
  named: ReadonlySet<Concept>;
  /** The part only names things: "vegan, halal" in "vegan, halal: not possible". */
  isBare: boolean;
}

/** Concepts that ask for more than whether a thing exists. */
const CHANGING_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'broken',
  'missing',
  'cancel',
  'change',
  'refund',
  'deposit',
  'early',
  'late',
]);
/** Marks that limit a thing to some persons, times or places. */
const LIMITING: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>(['season', 'days', 'ages', 'exception']);
const LIMITING_ROLES: ReadonlySet<Role> = new Set<Role>([
  'except',
  'only',
  'if',
  'not',
  'closed',
  'forbidden',
  'booking_impossible',
]);
/** Units of distances that are outside the house. */
const AWAY: ReadonlySet<Unit> = new Set<Unit>(['kilometer', 'mile']);
const WORDS_OF_BARE_MAX = 2;

/**
 * Returns whether the hotel's text surely has or denies exactly the thing in question, without exceptions: "an iron in
 * every room", "cats cannot come". Null if a word may change the meaning.
 */
export function findThingPolarity(
  { quote, language, label }: Pick<Source, 'quote' | 'language' | 'label'>,
  utterance: Utterance,
  currency: string,
): ThingPolarity | null {
  if (utterance.isNegated) return null;
  const { lexicon, pack } = languageFor(language);
  const parts = readSegments(quote, language, currency, hasNegation)
    .filter(({ isAside }) => !isAside)
    .map((segment): Part => {
      const reading = lexicon.read(segment.text);
      const isBare = reading.unknown.length === 0 && reading.words.length <= WORDS_OF_BARE_MAX;
      return { segment, isDenied: segment.isDenied, named: namesOf(reading), isBare };
    });
  if (pack.verbFinal) shareDenials(parts);
  const titleThings = namesOf(lexicon.read(label));
  const guestThings = namesOf(utterance.reading);
  const mayBeYes = asksExistence(utterance) && coversAllWords(utterance, quote);
  for (const name of guestThings) {
    if (!DISTINCT.has(name)) continue;
    const partsWithThing = parts.filter(({ named }) => named.has(name));
    const sentences = parts.filter((part) =>
      partsWithThing.some(({ segment }) => segment.sentence === part.segment.sentence),
    );
    if (partsWithThing.length === 0 || isQualified(sentences.map(({ segment }) => segment.text).join(' '))) continue;
    const word = guestWordFor(utterance, name);
    if (word === '') continue;
    // The thing of the entry's title may be meant by each sentence.
    const isTitle = titleThings.has(name) && parts.length > 1;
    if (partsWithThing.every(deniesFully) && !isTitle) return { kind: 'no', word };
    const coversAll = [...guestThings].every(
      (other) => titleThings.has(other) || sentences.some(({ named }) => named.has(other)),
    );
    if (mayBeYes && coversAll && sentences.every(hasFully)) return { kind: 'yes', word };
  }
  return null;
}

/**
 * Extends a denial to the items listed before it ("vegan, halal: not possible"), in languages where it follows what it
 * denies.
 */
function shareDenials(parts: Part[]): void {
  for (let index = parts.length - 2; index >= 0; index--) {
    const [part, next] = [parts[index], parts[index + 1]];
    if (part === undefined || next === undefined) continue;
    if (part.isBare && next.isDenied && part.segment.sentence === next.segment.sentence) part.isDenied = true;
  }
}

function asksExistence(utterance: Utterance): boolean {
  return utterance.speaksOf(HAVING) && !utterance.speaksOf(CHANGING_CONCEPTS);
}

const HAVING: readonly Concept[] = ['have', 'card', 'cash'];

/** Whether the denial is complete: a season, an hour or a sum limits it, an exception contradicts it. */
function deniesFully({ isDenied, segment: { marks, values, text } }: Part): boolean {
  const hasException = marks.some((mark) => mark.kind === 'role' && mark.role === 'except');
  return isDenied && !hasException && values.length === 0 && !/\p{Nd}/u.test(text);
}

function hasFully({ isDenied, segment: { marks, values } }: Part): boolean {
  const isLimited = marks.some(
    (mark) => LIMITING.has(mark.kind) || (mark.kind === 'role' && LIMITING_ROLES.has(mark.role)),
  );
  // "200 m from here" is outside the house.
  const isAway = values.some((value) => value.kind === 'measure' && (value.way !== null || AWAY.has(value.unit)));
  return !isDenied && !isLimited && !isAway;
}

/**
 * Whether all words of the guest occur in the hotel's text. An unknown word may name another thing: "wifi in the barn".
 */
function coversAllWords(utterance: Utterance, quote: string): boolean {
  const quoteWords = splitWords(fold(quote));
  const things = utterance.reading.foundThings.map((one) => fold(utterance.typedAt(one)));
  return utterance.unknown.every(
    (word) => things.some((thing) => thing.includes(word)) || quoteWords.some((other) => isCognate(word, other)),
  );
}

/** Returns the most specific concepts of a text: a cat instead of a pet. */
function namesOf({ concepts, things }: Pick<Reading, 'concepts' | 'things'>): ReadonlySet<Concept> {
  return things.size > 0 ? things : new Set([...concepts].filter((concept) => !TOPICLESS.has(concept)));
}

/** Returns the guest's word for a thing as typed, or '' if it cannot be found. */
function guestWordFor(utterance: Utterance, name: Concept): string {
  const { foundThings, found } = utterance.reading;
  const place = [...foundThings, ...found].find(({ concept }) => concept === name);
  return place === undefined ? '' : utterance.typedAt(place);
}
