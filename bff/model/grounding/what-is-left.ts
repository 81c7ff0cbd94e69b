import { sharesAny } from './claims/promises.ts';
import { goesOn, readStatements, type Statement } from './statements.ts';

/** Does a sentence stand by itself, or does it go on about one that was left out: "It costs 15 €"? */
export function startsOver(sentence: string, language: string): boolean {
  const [first] = readStatements(sentence, language, new Set());
  return first !== undefined && first.own.size > 0 && goesOn(sentence, language) !== true;
}

/**
 * Does what is left of a reply speak of something without the no that its sources tell of it? "Dogs are welcome", where the sentence
 * that kept them out of the restaurant was left out, is no answer.
 */
export function losesDenial(text: string, language: string, sources: readonly Statement[]): boolean {
  const said = readStatements(text, language, new Set());
  if (said.some(({ isDenied }) => isDenied !== false)) return false;
  return sources.some(
    ({ isDenied, subjects }) => isDenied === true && said.some(({ own }) => sharesAny(own, subjects)),
  );
}
