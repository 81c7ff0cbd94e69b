import { countShared } from './claims/anchors.ts';
import { sharesAny } from './claims/promises.ts';
import { goesOn, type Part, readStatements, type Statement } from './statements.ts';

/** Does a sentence stand by itself, or does it go on about one that was left out: "It costs 15 €"? */
export function startsOver(sentence: string, language: string): boolean {
  const [first] = readStatements(sentence, language, new Set());
  return first !== undefined && first.own.size > 0 && goesOn(sentence, language) !== true;
}

/**
 * Does what is left of a reply speak of something without the no that its sources tell of it? "Dogs are welcome", where the sentence
 * that kept them out of the restaurant was left out, is no answer. `isWhole`: nothing was left out, so what has a figure of its
 * source's answers what was asked.
 */
export function losesDenial(
  text: string,
  language: string,
  { sources, isWhole }: { sources: readonly Statement[]; isWhole: boolean },
): boolean {
  const all = readStatements(text, language, new Set());
  if (all.some(({ isDenied }) => isDenied !== false)) return false;
  const isAnchored = ({ parts, own }: Statement): boolean =>
    sources.some(
      (source) =>
        (own.size === 0 || sharesAny(own, source.spokenOf)) &&
        source.parts.some(
          (one) => one.isDenied === false && parts.some((part) => countShared(figuresOf(part), figuresOf(one)) > 0),
        ),
    );
  const said = isWhole ? all.filter((one) => !isAnchored(one)) : all;
  return sources.some(
    ({ isDenied, subjects }) => isDenied === true && said.some(({ own }) => sharesAny(own, subjects)),
  );
}

/** Free are many things, and days and months are of many. */
function figuresOf({ facts }: Part): ReadonlySet<string> {
  return new Set([
    ...facts.sums,
    ...facts.times,
    ...facts.codes,
    ...[...facts.numbers].filter((number) => Number(number) > 1),
  ]);
}
