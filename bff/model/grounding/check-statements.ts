import type { Concept } from '../../language/pack/concepts.ts';
import { type Fault, PROMISED } from './check-sentence.ts';
import type { Facts } from './facts.ts';
import type { Statement } from './statements.ts';

/** A gift and what is given must stand together; of what else is granted, something of it. */
const GIFTS: ReadonlySet<Concept> = new Set<Concept>(['free', 'included']);

/** What is granted up to a time, from an age, for some nights. */
const CONDITIONAL: ReadonlySet<Concept> = new Set<Concept>([...GIFTS, 'refund', 'discount', 'cancel', 'extend']);

/**
 * Is what is said so in the sources' single sentences, not only somewhere in them? Whatever sentence speaks of the same
 * thing must deny it, or not, as what is said does; a promise, and a price, must stand beside what it is for, with the
 * figures it depends on. What cannot be decided is at fault: the engine's own reply is free. Null: nothing is wrong.
 */
export function checkStatements(
  said: readonly Statement[],
  sources: readonly Statement[],
  /** What was spoken of before, by the guest: what "it is free" is about. */
  asked: ReadonlySet<Concept>,
): Fault | null {
  const [first] = said;
  const saysNo = first?.isBare === true && first.isDenied === true;
  for (const statement of said) {
    if (contradicts(statement, sources, saysNo)) return 'contradiction';
    const isOpen = statement.spokenOf.size === 0;
    const subjects = isOpen ? asked : statement.spokenOf;
    const about = statement.own.size > 0 ? statement.own : subjects;
    for (const sum of statement.facts.sums)
      if (!sources.some((source) => prices(source, sum, { subjects, about }, sources))) return 'sum';
    if (dropsPrice(statement, said, sources)) return 'promise';
    for (const promise of PROMISED) {
      if (!statement.facts.concepts.has(promise)) continue;
      if (!sources.some((source) => grants(source, statement, promise, about, sources))) return 'promise';
    }
  }
  return null;
}

/** What a diet is denied, health may hang on: that is told in the hotel's own words only. */
function contradicts(said: Statement, sources: readonly Statement[], saysNo: boolean): boolean {
  if (said.isDenied === null || sources.some(({ isDenied }) => isDenied === null)) return true;
  const related = sources.filter(({ subjects }) => sharesAny(said.subjects, subjects));
  if (related.some(({ own, isDenied }) => isDenied === true && own.has('diet'))) return true;
  // Where the no was told, what follows it is held against what follows it there.
  const following = related.filter(({ isBare, own }) => !isBare && own.size > 0);
  const compared = saysNo && following.length > 0 ? following : related;
  if (compared.length > 0) return compared.some(({ isDenied }) => isDenied !== said.isDenied);
  return sources.length > 0 && sources.every(({ isDenied }) => isDenied !== said.isDenied);
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

function grants(
  source: Statement,
  said: Statement,
  promise: Concept,
  subjects: ReadonlySet<Concept>,
  sources: readonly Statement[],
): boolean {
  const names = source.facts.concepts;
  const isGift = GIFTS.has(promise);
  if (!names.has(promise) && !(isGift && [...GIFTS].some((gift) => names.has(gift)))) return false;
  if (source.isDenied !== said.isDenied) return false;
  if (CONDITIONAL.has(promise) && !keepsFigures(said.facts, source.facts)) return false;
  if (!sharesAny(subjects, source.spokenOf)) return false;
  if (!isGift) return true;
  // Words of two languages rarely name quite the same: one thing more may be a word's by-meaning, unless it is told of elsewhere.
  const more = [...subjects].filter((subject) => !source.spokenOf.has(subject));
  return more.length <= 1 && !more.some((subject) => sources.some(({ own }) => own.has(subject)));
}

/** "Free until 48 hours before": without the 48 it is another promise. */
function keepsFigures(said: Facts, source: Facts): boolean {
  const told = new Set([
    ...said.numbers,
    ...[...said.times].flatMap((time) => time.split(':').map((part) => `${Number(part)}`)),
  ]);
  const figures = [...source.numbers].filter((number) => number !== '0' && number !== '1');
  return figures.every((number) => told.has(number));
}

function sharesAny(some: ReadonlySet<Concept>, others: ReadonlySet<Concept>): boolean {
  return [...some].some((one) => others.has(one));
}
