import type { ReadWith } from '../../../bff/knowledge/facts/marks/mark-text.ts';
import { Marking } from '../../../bff/knowledge/facts/marks/marks.ts';
import { markingWords } from '../../../bff/knowledge/facts/plain-words.ts';
import type { FactWords } from '../../../bff/knowledge/facts/words.ts';
import { Scan } from '../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../bff/language/lexicon/registry.ts';
import type { LanguagePack } from '../../../bff/language/pack/pack.ts';

/** What is needed to read the texts of a hotel in a language. */
export function readingWith(code: string, currency = 'EUR'): ReadWith {
  return { words: markingWords(code), pack: languageFor(code).pack, currency };
}

/** The marks that one finder makes in a text: the marked words and their meaning. */
export function marked(
  code: string,
  text: string,
  mark: (marking: Marking, words: FactWords, pack: LanguagePack) => void,
): [words: string, meaning: object][] {
  const marking = new Marking(text, new Scan(text).plain);
  const { words, pack } = readingWith(code);
  mark(marking, words, pack);
  return marking.all().map(({ start, end, ...meaning }) => [text.slice(start, end), meaning]);
}
