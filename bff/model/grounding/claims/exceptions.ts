import { patternOf, wordsFor } from '../../../knowledge/facts/words.ts';
import { findPack } from '../../../language/pack/packs.ts';
import { foldForWords } from '../words/find-words.ts';
import { isDenied, type Piece } from './negation.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Cuts what a folded clause excepts, "all rooms but the singles", from the rest of it. */
export function cutException(clause: string, language: string): Piece[] {
  const whole: Piece[] = [{ text: clause, condition: null }];
  const roles = wordsFor(language)?.roles;
  if (roles === undefined) return whole;
  const measures = [
    ...clause.matchAll(patternOf(language, 'gu', foldForWords(roles.at_least), foldForWords(roles.at_most))),
  ];
  const found = [...clause.matchAll(patternOf(language, 'gu', foldForWords(roles.except)))].find(
    ({ 0: word, index }) =>
      isDenied(word, language) !== true &&
      !measures.some((one) => one.index <= index && index < one.index + one[0].length), // "at least" holds a "less"
  );
  if (found === undefined) return whole;
  const [before, after] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
  const [isBefore, isAfter] = [WORD.test(before), WORD.test(after)];
  const script = findPack(language)?.script;
  const isBehind = !isAfter || (isBefore && (script?.unspaced === true || script?.attachedEndings === true));
  const pieces: Piece[] = isBehind
    ? [
        { text: before, condition: 'except' },
        { text: after, condition: null },
      ]
    : [
        { text: before, condition: null },
        { text: after, condition: 'except' },
      ];
  return pieces.filter(({ text }) => WORD.test(text));
}
