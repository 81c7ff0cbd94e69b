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

/** The yes or no that an entry gives to the one thing a guest asks after, and their word for it. */
export interface ThingPolarity {
  kind: 'yes' | 'no';
  word: string;
}

/** A part of a sentence: what it names, and whether it denies that. */
interface Part {
  segment: Segment;
  isDenied: boolean;
  named: ReadonlySet<Concept>;
  /** It names something, and says no more: "vegan, halal: not possible". */
  isBare: boolean;
}

/** What turns a question for a thing into another one than whether it is there. */
const TURNING: ReadonlySet<Concept> = new Set<Concept>([
  'broken',
  'missing',
  'cancel',
  'change',
  'refund',
  'deposit',
  'early',
  'late',
]);
/** Beside one of these a thing is there for some, at times or elsewhere. */
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
/** So far off is not in the house. */
const AWAY: ReadonlySet<Unit> = new Set<Unit>(['kilometer', 'mile']);
const WORDS_OF_BARE_MAX = 2;

/**
 * Whether the hotel's words surely have or deny just what the guest asks after, and except nothing: "an iron in every room",
 * "cats cannot come". Null where a word of the sentence may mean it otherwise.
 */
export function findThingPolarity(
  { quote, language, label }: Pick<Source, 'quote' | 'language' | 'label'>,
  said: Utterance,
  currency: string,
): ThingPolarity | null {
  if (said.isNegated) return null;
  const { lexicon, pack } = languageFor(language);
  const parts = readSegments(quote, language, currency, hasNegation)
    .filter(({ isAside }) => !isAside)
    .map((segment): Part => {
      const reading = lexicon.read(segment.text);
      const isBare = reading.unknown.length === 0 && reading.words.length <= WORDS_OF_BARE_MAX;
      return { segment, isDenied: segment.isDenied, named: namesOf(reading), isBare };
    });
  if (pack.verbFinal) shareDenials(parts);
  const about = namesOf(lexicon.read(label));
  const names = namesOf(said.reading);
  const mayBeHad = asksWhetherThere(said) && isKnown(said, quote);
  for (const name of names) {
    if (!DISTINCT.has(name)) continue;
    const naming = parts.filter(({ named }) => named.has(name));
    const sentences = parts.filter((part) => naming.some(({ segment }) => segment.sentence === part.segment.sentence));
    if (naming.length === 0 || isQualified(sentences.map(({ segment }) => segment.text).join(' '))) continue;
    const word = wordOf(said, name);
    if (word === '') continue;
    // What the entry is about by its title may be meant by each of its sentences.
    const isTitle = about.has(name) && parts.length > 1;
    if (naming.every(deniesFully) && !isTitle) return { kind: 'no', word };
    const isAll = [...names].every((other) => about.has(other) || sentences.some(({ named }) => named.has(other)));
    if (mayBeHad && isAll && sentences.every(hasFully)) return { kind: 'yes', word };
  }
  return null;
}

/** "Vegan, halal: not possible": where a no stands behind what it denies, what is listed before it is denied as well. */
function shareDenials(parts: Part[]): void {
  for (let at = parts.length - 2; at >= 0; at--) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part === undefined || next === undefined) continue;
    if (part.isBare && next.isDenied && part.segment.sentence === next.segment.sentence) part.isDenied = true;
  }
}

function asksWhetherThere(said: Utterance): boolean {
  return said.speaksOf(HAVING) && !said.speaksOf(TURNING);
}

const HAVING: readonly Concept[] = ['have', 'card', 'cash'];

/** A season, an hour or a sum beside the no bounds what it denies; what excepts something has the rest. */
function deniesFully({ isDenied, segment: { marks, values, text } }: Part): boolean {
  const excepts = marks.some((mark) => mark.kind === 'role' && mark.role === 'except');
  return isDenied && !excepts && values.length === 0 && !/\p{Nd}/u.test(text);
}

function hasFully({ isDenied, segment: { marks, values } }: Part): boolean {
  const isLimited = marks.some(
    (mark) => LIMITING.has(mark.kind) || (mark.kind === 'role' && LIMITING_ROLES.has(mark.role)),
  );
  // "200 m from here" is not here.
  const isAway = values.some((value) => value.kind === 'measure' && (value.way !== null || AWAY.has(value.unit)));
  return !isDenied && !isLimited && !isAway;
}

/** Beside a word that says nothing to us a thing may be meant that the house's words do not speak of: "wifi in the barn". */
function isKnown(said: Utterance, quote: string): boolean {
  const told = splitWords(fold(quote));
  const things = said.reading.foundThings.map((one) => fold(said.typedAt(one)));
  return said.unknown.every(
    (word) => things.some((thing) => thing.includes(word)) || told.some((other) => isCognate(word, other)),
  );
}

/** The finest names of what a text speaks of: a cat rather than a pet. */
function namesOf({ concepts, things }: Pick<Reading, 'concepts' | 'things'>): ReadonlySet<Concept> {
  return things.size > 0 ? things : new Set([...concepts].filter((concept) => !TOPICLESS.has(concept)));
}

/** The guest's own word for it, as they typed it; '' where it cannot be cut out. */
function wordOf(said: Utterance, name: Concept): string {
  const { foundThings, found } = said.reading;
  const place = [...foundThings, ...found].find(({ concept }) => concept === name);
  return place === undefined ? '' : said.typedAt(place);
}
