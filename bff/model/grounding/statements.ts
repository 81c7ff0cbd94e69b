import { patternOf, wordsFor } from '../../knowledge/facts/words.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { type Calendar, readCalendar } from './calendar.ts';
import { anchorsOf } from './claims/anchors.ts';
import { cutException } from './claims/exceptions.ts';
import { cutConditions, isDenied, isOfSome, type Piece, saysFree, saysStepFree, setsApart } from './claims/negation.ts';
import { cutClauses } from './clauses.ts';
import { type Facts, readFacts } from './facts.ts';
import { findWords, foldForWords } from './words/find-words.ts';
import { listUnknown } from './words/plain-talk.ts';
import { readTopics } from './words/topics.ts';

/** One sentence of a text, as far as it can be held against another's, whatever the languages. */
export interface Statement {
  facts: Facts;
  /** What it speaks of; where it names nothing itself, what was spoken of before it. */
  subjects: ReadonlySet<Concept>;
  /** The same, and what came before where "it" or nothing at all may stand for that. */
  spokenOf: ReadonlySet<Concept>;
  own: ReadonlySet<Concept>;
  /** Is it a mere yes or no before something else? */
  isBare: boolean;
  /** Does it deny, forbid or shut something? Null: nobody can tell in this language. */
  isDenied: boolean | null;
  /** Its clauses: "no minibar, but a fridge" denies one thing and not the other. */
  parts: readonly Part[];
}

/** A clause of a statement. */
export interface Part {
  text: string;
  facts: Facts;
  own: ReadonlySet<Concept>;
  /** The same, with finer things. */
  topics: ReadonlySet<Concept>;
  isDenied: boolean | null;
  calendar: Calendar;
  /** Does it begin with an "and" or an "or"? */
  isJoined: boolean;
  /** Its figures and days, and that it is free. */
  anchors: ReadonlySet<string>;
  /** Is it the condition under which the rest holds, and which way round: "if", "unless"? Of what is excepted the rest does not hold. */
  condition: Piece['condition'];
  /** The words in it whose meaning nobody knows here. */
  unknown: readonly string[];
  language: string;
  /** The names in it, as far as capitals tell. */
  names: readonly string[];
  /** Does it say with a word of denial that it is free? */
  saysFree: boolean;
  /** Does it deny all and so affirm some: "not all rooms"? */
  isOfSome: boolean;
  isOnly: boolean;
  /** Does it tell some apart from the rest: "the others"? */
  setsApart: boolean;
}

/** Concepts that say how something is told, or are told of anything, and so are no subject. */
const NO_SUBJECT: ReadonlySet<Concept> = new Set<Concept>([
  ...(['have', 'may', 'want', 'please', 'yes', 'no', 'ok', 'greeting', 'thanks', 'goodbye', 'how', 'when'] as const),
  ...(['where', 'hours', 'hotel', 'room', 'near', 'new', 'extra', 'person', 'human', 'speak', 'call'] as const),
  ...(['correction', 'unsure', 'prefer', 'bring', 'free', 'included', 'price', 'pay', 'night', 'date'] as const),
  ...(['duration', 'morning', 'stay', 'detail', 'early', 'late', 'rule', 'availability', 'same', 'recommend'] as const),
]);
/** Where these are, a way is not step-free. */
export const STEPS: readonly Concept[] = ['stairs', 'steps'];
const ABBREVIATION = /(?<![\p{L}\p{M}])(?:st|dr|mr|mrs|ms|nr|e\.g|i\.e|z\.b|bzw|ca|approx|resp|incl|inkl|etc)\.$/iu;
/** A stop behind a letter or two and ahead of a digit is a short word's: "kl. 14.00". */
const ENDS = /(?<=[.!?…؟।؛;])(?<!(?<![\p{L}\p{M}])\p{L}{1,2}\.(?=\s+\d))\s+(?!\p{Ll}{0,3}\.)|(?<=[。！？；])|\n+/u;
const NAME = /(?<=[\p{L}\p{N},]\s)\p{Lu}[\p{L}\p{M}]{2,}/gu;
const OPENING = /^([\p{L}\p{M}]+)\s*[,،、，]\s*(?=\p{L})/u;

/** Cuts a text into statements. `before`: what was spoken of when it began. */
export function readStatements(text: string, language: string, before: ReadonlySet<Concept>): Statement[] {
  let subjects = before;
  return toSentences(text, language).map(({ sentence, isBare }) => {
    const facts = readFacts(sentence, language);
    const own = subjectsOf(facts);
    const spokenOf = goesOn(sentence, language) !== false ? new Set([...own, ...subjects]) : own;
    if (own.size > 0) subjects = own;
    const pieces = cutClauses(sentence, language)
      .flatMap((clause) => cutConditions(clause, language))
      .flatMap((piece) => (piece.condition === null ? cutException(piece.text, language) : [piece]));
    const parts = pieces.map((piece) => toPart(piece, language, namesOf(sentence, language)));
    return {
      facts,
      subjects,
      spokenOf: own.size > 0 ? spokenOf : subjects,
      own,
      isBare,
      isDenied: isDeniedOutright(sentence, parts, language),
      parts,
    };
  });
}

function toPart({ text, condition }: Piece, language: string, names: readonly string[]): Part {
  const facts = readFacts(text, language);
  const own = subjectsOf(facts);
  const calendar = readCalendar(text, language);
  const topics = new Set([...own, ...[...readTopics(text, language).named].filter((topic) => !NO_SUBJECT.has(topic))]);
  // "Without steps" is told of a way, not of the steps.
  if (saysStepFree(text, language))
    for (const named of [own, topics]) {
      for (const step of STEPS) named.delete(step);
      named.add('accessible');
    }
  if (setsApart(text, language)) for (const named of [own, topics]) named.delete('room_change'); // "the other rooms"
  return {
    ...{
      text,
      facts,
      own,
      topics,
      condition,
      language,
      calendar,
      isJoined: opensWithAnd(text, language),
      anchors: anchorsOf(facts, calendar),
    },
    names: names.filter((name) => text.includes(name)),
    unknown: listUnknown(text, language),
    isDenied: isDenied(text, language),
    saysFree: saysFree(text, language),
    isOfSome: isOfSome(text, language),
    isOnly: findWords(text, language).some(({ is }) => is === 'only'),
    setsApart: setsApart(text, language),
  };
}

function opensWithAnd(text: string, language: string): boolean {
  const and = wordsFor(language)?.roles.and ?? '';
  return and !== '' && text.trim().search(patternOf(language, 'u', foldForWords(and))) === 0;
}

/** The words of a sentence that begin with a capital inside it, as they are compared; none where every noun does. */
function namesOf(sentence: string, language: string): string[] {
  if (findPack(language)?.checks.capitalNouns === true) return [];
  return (sentence.match(NAME) ?? []).map(foldForWords);
}

/** What only a condition denies, "unless it is not included", the sentence does not. */
function isDeniedOutright(sentence: string, parts: readonly Part[], language: string): boolean | null {
  const whole = isDenied(sentence, language);
  return whole === true ? parts.some((part) => part.condition === null && part.isDenied === true) : whole;
}

/** What a text speaks of. */
export function subjectsOf({ concepts }: Facts): Set<Concept> {
  return new Set([...concepts].filter((concept) => !NO_SUBJECT.has(concept)));
}

/** Does a sentence speak of what came before it, by a word for that? Null: the language may leave such words out. */
export function goesOn(sentence: string, language: string): boolean | null {
  const pattern = findPack(language)?.checks.goesOn ?? null;
  return pattern === null ? null : new RegExp(pattern, 'iu').test(sentence);
}

interface Cut {
  sentence: string;
  isBare: boolean;
}

function toSentences(text: string, language: string): Cut[] {
  const joined: string[] = [];
  for (const part of text.split(ENDS)) {
    const last = joined.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) joined[joined.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') joined.push(part.trim());
  }
  return joined.flatMap((sentence) => cutOpening(sentence, language));
}

/** "No, but …": the no stands for itself. */
function cutOpening(sentence: string, language: string): Cut[] {
  const [opening = '', word = ''] = OPENING.exec(sentence) ?? [];
  if (opening === '') return [{ sentence, isBare: false }];
  const { concepts } = languageFor(language).lexicon.read(word);
  if (!concepts.has('no') && !concepts.has('yes')) return [{ sentence, isBare: false }];
  return [
    { sentence: word, isBare: true },
    { sentence: sentence.slice(opening.length), isBare: false },
  ];
}
