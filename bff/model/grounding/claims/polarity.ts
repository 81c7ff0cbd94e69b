import type { Concept } from '../../../language/pack/concepts.ts';
import { likenessOf, wordsOf } from '../check-figures.ts';
import type { Part, Statement } from '../statements.ts';
import { sharesAny } from './promises.ts';

interface Told {
  part: Part;
  about: ReadonlySet<Concept>;
}

/**
 * Does a statement deny what its sources tell, or tell what they deny? Clause by clause: each is held against those of the sources
 * that speak most like it. What a diet is denied, health may hang on: that is told in the hotel's own words only.
 */
export function contradicts(said: Statement, sources: readonly Statement[]): boolean {
  if (said.isDenied === null || sources.some(({ isDenied }) => isDenied === null)) return true;
  const related = sources.filter(({ subjects }) => sharesAny(said.subjects, subjects));
  if (related.some(({ own, isDenied }) => isDenied === true && own.has('diet'))) return true;
  if (said.isBare) {
    if (related.length > 0) return related.some(({ isDenied }) => isDenied !== said.isDenied);
    return sources.length > 0 && sources.every(({ isDenied }) => isDenied !== said.isDenied);
  }
  const theirs = sources.filter(({ isBare }) => !isBare).flatMap(listParts);
  const compared = theirs.length > 0 ? theirs : sources.flatMap(listParts);
  const parts = listParts(said);
  // What names nothing and denies nothing belongs to what is beside it.
  const speaking = parts.filter(({ part }) => part.own.size > 0 || part.isDenied === true);
  return (speaking.length > 0 ? speaking : parts).some((part) => opposes(part, compared));
}

/** The clauses of a statement, each with what it is about: what it names, or what was spoken of before it. */
function listParts({ parts, subjects }: Statement): Told[] {
  let before = subjects;
  return parts.map((part) => {
    if (part.own.size > 0) before = part.own;
    return { part, about: before };
  });
}

function opposes({ part, about }: Told, sources: readonly Told[]): boolean {
  const same = sources.filter((source) => source.part.isDenied === part.isDenied);
  const opposite = sources.filter((source) => source.part.isDenied !== part.isDenied);
  if (opposite.length === 0) return false;
  const best = (list: readonly Told[], by: (one: Told) => number): number => Math.max(0, ...list.map(by));
  const likeness = (one: Told): number => likenessOf(about, one.about);
  const [against, along] = [best(opposite, likeness), best(same, likeness)];
  // What speaks of nothing the sources name is held against all of them.
  if (against === 0 && along === 0) return same.length === 0;
  if (against !== along) return against > along;
  const words = (one: Told): number => likenessOf(wordsOf(part), wordsOf(one.part));
  return best(opposite, words) >= best(same, words);
}
