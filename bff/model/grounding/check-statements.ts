import type { Concept } from '../../language/pack/concepts.ts';
import { MEANS } from './check-figures.ts';
import { type Fault, isTimed, PROMISED } from './check-sentence.ts';
import { keepsCalendar } from './claims/days.ts';
import { contradicts } from './claims/polarity.ts';
import { isGranted, namesPromise, sharesAny } from './claims/promises.ts';
import type { Facts } from './facts.ts';
import type { Statement } from './statements.ts';

/**
 * Is what is said so in the sources' single sentences, not only somewhere in them? Whatever sentence speaks of the same
 * thing must deny it, or not, as what is said does; a promise, and a price, must stand beside what it is for, with the
 * figures it depends on. What cannot be decided is at fault: the engine's own reply is free. Empty: nothing is wrong.
 */
export function checkStatements(
  said: readonly Statement[],
  sources: readonly Statement[],
  /** What was spoken of before, by the guest: what "it is free" is about. */
  asked: ReadonlySet<Concept>,
): Fault[] {
  const kept: Fault[] = keepsCalendar(said, sources) ? [] : ['time'];
  const found = said.flatMap((statement, index) => {
    const faults: Fault[] = contradicts(statement, sources, said[index + 1]) ? ['contradiction'] : [];
    const isOpen = statement.spokenOf.size === 0;
    const subjects = isOpen ? asked : statement.spokenOf;
    const about = statement.own.size > 0 ? statement.own : subjects;
    for (const sum of statement.facts.sums)
      if (!sources.some((source) => prices(source, sum, { subjects, about }, sources))) faults.push('sum');
    if (dropsPrice(statement, said, sources)) faults.push('promise');
    for (const promise of PROMISED) {
      if (!isPromised(promise, statement)) continue;
      if (!isGranted(statement, promise, about, sources)) faults.push('promise');
    }
    return faults;
  });
  return [...kept, ...found];
}

/** Is something promised that no source names at all? */
export function promisesMore(said: readonly Statement[], sources: readonly Facts[]): Fault | null {
  const isMore = (promise: Concept): boolean =>
    said.some(
      (statement) =>
        isPromised(promise, statement) &&
        !sources.some((source) => namesPromise(promise, source.concepts) || isTimed(promise, statement.facts, source)),
    );
  return PROMISED.some(isMore) ? 'promise' : null;
}

/** Is it said outright? What is denied, or named in a condition only, promises nothing: "if you cancel later", "it cannot be booked". */
function isPromised(promise: Concept, { facts, parts }: Statement): boolean {
  const naming = parts.filter((part) => part.facts.concepts.has(promise));
  if (naming.length === 0) return facts.concepts.has(promise);
  return naming.some(
    ({ condition, isDenied, setsApart }) =>
      condition === null && isDenied !== true && !(promise === 'room_change' && setsApart), // "the other rooms"
  );
}

/** Does the source tell this sum of what is spoken of? Of what it prices nowhere else, its question may hold the name. */
function prices(
  source: Statement,
  sum: string,
  { subjects, about }: { subjects: ReadonlySet<Concept>; about: ReadonlySet<Concept> },
  sources: readonly Statement[],
): boolean {
  if (!source.facts.sums.has(sum)) return false;
  if (source.spokenOf.size === 0 || sharesAny(subjects, source.spokenOf)) return true;
  if (source.own.has('ticket') && [...about].some((one) => MEANS.has(one))) return true; // who takes the bus buys a ticket
  return !sources.some((other) => sharesAny(about, other.own));
}

/** "Yes, you may" of what is sold in the same breath, with no price anywhere in the sentence: that promises it for nothing. */
function dropsPrice({ subjects }: Statement, said: readonly Statement[], sources: readonly Statement[]): boolean {
  const [first] = said;
  if (first === undefined || !first.facts.opening.has('yes')) return false;
  if (said.some(({ facts }) => facts.sums.size > 0)) return false;
  const related = sources.filter(({ own }) => sharesAny(subjects, own));
  return related.length > 0 && related.every(({ facts }) => facts.sums.size > 0);
}
