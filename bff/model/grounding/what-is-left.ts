import { countShared } from './claims/anchors.ts';
import { sharesAny } from './claims/promises.ts';
import { goesOn, type Part, readStatements, type Statement } from './statements.ts';

/** Whether a sentence is complete without the sentence before it. "It costs 15 €" is not. */
export function standsAlone(sentence: string, language: string): boolean {
  const [first] = readStatements(sentence, language, new Set());
  return first !== undefined && first.own.size > 0 && goesOn(sentence, language) !== true;
}

/**
 * Whether the remaining text mentions a subject but omits the denial in its sources. Example: "Dogs are welcome" without the dropped
 * sentence that excludes dogs from the restaurant. `isWhole`: no sentence was dropped; a statement with a figure of its source then
 * counts as a full answer.
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
  if (isWhole && all.some(isAnchored)) return false;
  return sources.some(({ isDenied, subjects }) => isDenied === true && all.some(({ own }) => sharesAny(own, subjects)));
}

/** The figures that identify a statement. Free prices, single days and months are too common to do so. */
function figuresOf({ facts }: Part): ReadonlySet<string> {
  return new Set([
    ...facts.sums,
    ...facts.times,
    ...facts.codes,
    ...[...facts.numbers].filter((number) => Number(number) > 1),
  ]);
}
