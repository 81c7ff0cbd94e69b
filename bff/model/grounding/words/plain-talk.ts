import { wordsFor } from '../../../knowledge/facts/words.ts';
import { fold, splitWords } from '../../../language/lexicon/fold.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import { findPack } from '../../../language/pack/packs.ts';
import { isDenied } from '../claims/negation.ts';

/** What facts are read past: how long, from when, for whom. */
const TELLS_HOW = [
  ...(['from', 'until', 'to', 'between', 'and', 'but', 'daily', 'weekdays', 'weekends', 'in_advance'] as const),
  ...(['years', 'aged', 'under', 'and_older', 'minutes', 'about', 'at_most', 'at_least', 'for', 'per'] as const),
];

interface Talk {
  /** Beginnings of words. */
  beginnings: readonly string[];
  words: ReadonlySet<string>;
}
const talks = new Map<string, Talk>();

/** A beginning of so many letters is a word's own. */
const BEGINNING_MIN = 4;
const ENDING_MAX = 3;

/** Are the words known that anybody may say in this language? */
export function hasTalk(language: string): boolean {
  return talkOf(language).beginnings.length > 0;
}

/** Is it a word that any reply may say, whatever its sources do? */
export function isTalk(word: string, language: string): boolean {
  return talkOf(language).beginnings.some((beginning) => opens(word, beginning));
}

/** Is it a word by which facts are told: "from", "between", "at least"? */
export function isTold(word: string, language: string): boolean {
  return talkOf(language).words.has(word);
}

/** The words of a text that say something, and nothing that any table knows. */
export function listUnknown(text: string, language: string): string[] {
  const { unknown } = languageFor(language).lexicon.read(text);
  return unknown.filter(
    (word) =>
      !/\d/u.test(word) && !isTalk(word, language) && !isTold(word, language) && isDenied(word, language) !== true,
  );
}

function talkOf(language: string): Talk {
  const talk = talks.get(language) ?? readTalk(language);
  talks.set(language, talk);
  return talk;
}

function readTalk(language: string): Talk {
  const beginnings = (findPack(language)?.checks.plain ?? '').split(' ').filter((word) => word !== '');
  const roles = wordsFor(language)?.roles;
  const told = roles === undefined ? [] : TELLS_HOW.flatMap((role) => splitWords(fold(roles[role])));
  return { beginnings, words: new Set(told) };
}

/** Behind a beginning of few letters only an ending may stand: "com" is in "comer", and not in "computador". */
function opens(word: string, beginning: string): boolean {
  return (
    word.startsWith(beginning) && (beginning.length >= BEGINNING_MIN || word.length <= beginning.length + ENDING_MAX)
  );
}
