import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { isDenied } from './claims/negation.ts';
import { cutClauses } from './clauses.ts';
import { type Facts, readFacts } from './facts.ts';

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
  isDenied: boolean | null;
}

/** Concepts that say how something is told, or are told of anything, and so are no subject. */
const NO_SUBJECT: ReadonlySet<Concept> = new Set<Concept>([
  ...(['have', 'may', 'want', 'please', 'yes', 'no', 'ok', 'greeting', 'thanks', 'goodbye', 'how', 'when'] as const),
  ...(['where', 'hours', 'hotel', 'room', 'near', 'new', 'extra', 'person', 'human', 'speak', 'call'] as const),
  ...(['correction', 'unsure', 'prefer', 'bring', 'free', 'included', 'price', 'pay', 'night', 'date'] as const),
  ...(['duration', 'morning', 'stay', 'detail', 'early', 'late', 'rule', 'availability', 'same', 'recommend'] as const),
]);
const ABBREVIATION = /(?<![\p{L}\p{M}])(?:st|dr|mr|mrs|ms|nr|e\.g|i\.e|z\.b|bzw|ca|approx|resp|incl|inkl|etc)\.$/iu;
const ENDS = /(?<=[.!?…؟।؛;])\s+(?!\p{Ll}{0,3}\.)|(?<=[。！？；])|\n+/u;
const OPENING = /^([\p{L}\p{M}]+)\s*[,،、，]\s*(?=\p{L})/u;

/** Cuts a text into statements. `before`: what was spoken of when it began. */
export function readStatements(text: string, language: string, before: ReadonlySet<Concept>): Statement[] {
  let subjects = before;
  return toSentences(text, language).map(({ sentence, isBare }) => {
    const facts = readFacts(sentence, language);
    const own = subjectsOf(facts);
    const spokenOf = goesOn(sentence, language) !== false ? new Set([...own, ...subjects]) : own;
    if (own.size > 0) subjects = own;
    return {
      facts,
      subjects,
      spokenOf: own.size > 0 ? spokenOf : subjects,
      own,
      isBare,
      isDenied: isDenied(sentence, language),
      parts: cutClauses(sentence, language).map((clause) => toPart(clause, language)),
    };
  });
}

function toPart(clause: string, language: string): Part {
  const facts = readFacts(clause, language);
  return { text: clause, facts, own: subjectsOf(facts), isDenied: isDenied(clause, language) };
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
