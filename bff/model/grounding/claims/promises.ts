import type { Concept } from '../../../language/pack/concepts.ts';
import { isNamed, isTimed } from '../check-sentence.ts';
import { OFFERED } from '../check-words.ts';
import type { Facts } from '../facts.ts';
import type { Part, Statement } from '../statements.ts';

/** A gift and what is given must stand together; of what else is granted, something of it. */
const GIFTS: ReadonlySet<Concept> = new Set<Concept>(['free', 'included']);

/** What is granted up to a time, from an age, for some nights. */
const CONDITIONAL: ReadonlySet<Concept> = new Set<Concept>([...GIFTS, 'refund', 'discount', 'cancel', 'extend']);

/** What a promise is said of, or told of in a source. */
interface Given {
  facts: Facts;
  isDenied: boolean | null;
  spokenOf: ReadonlySet<Concept>;
  /** The figures that it hangs on. */
  figures: ReadonlySet<string>;
}

/** Do the sources grant what a statement promises, of the same thing and under the same figures? */
export function isGranted(
  said: Statement,
  promise: Concept,
  about: ReadonlySet<Concept>,
  sources: readonly Statement[],
): boolean {
  if (
    sources.some(
      (source) =>
        isTimed(promise, said.facts, source.facts) &&
        source.isDenied === said.isDenied &&
        sharesAny(said.spokenOf, source.spokenOf),
    )
  )
    return true;
  // What stands in a condition only, "unless your rate includes it", is granted by none.
  const isOutright = said.parts.some((one) => one.condition === null && names(one, promise));
  const isGift = GIFTS.has(promise) && isOutright;
  const granting = sources.filter(({ parts }) => !isGift || !isHung(parts, promise));
  const whole = granting.map((source) => ({ ...source, figures: source.facts.numbers }));
  if (whole.some((source) => grants(source, said, promise, about, sources))) return true;
  // "The sauna is free, the key is at reception": only the clause with the promise in it promises.
  const part = said.parts.find(({ facts }) => facts.concepts.has(promise));
  const others = said.parts.filter((one) => one !== part && one.condition === null).map(withConditions(said.parts));
  if (part === undefined || !others.every((other) => other.own.size === 0 || isToldApart(other, sources))) return false;
  const rest = [...said.spokenOf].filter((subject) => !others.some(({ own }) => own.has(subject)));
  const given = part.own.size > 0 ? part.own : new Set(rest);
  const single = granting.flatMap((source) => source.parts.map((one) => toGiven(one, source)));
  const promised = { facts: said.facts, isDenied: part.isDenied };
  return single.some((source) => grants(source, promised, promise, given, sources));
}

/** Is what is promised named in conditions, and nowhere else? */
function isHung(parts: readonly Part[], promise: Concept): boolean {
  const naming = parts.filter((part) => names(part, promise));
  return naming.length > 0 && naming.every(({ condition }) => condition !== null);
}

/** Is it named, or the other way to say that something is a gift? */
export function namesPromise(promise: Concept, concepts: ReadonlySet<Concept>): boolean {
  return isNamed(promise, concepts) || (GIFTS.has(promise) && [...GIFTS].some((gift) => concepts.has(gift)));
}

function names({ facts }: Pick<Part, 'facts'>, promise: Concept): boolean {
  return namesPromise(promise, facts.concepts);
}

/** A clause with what the conditions beside it name. */
function withConditions(parts: readonly Part[]): (part: Part) => Part {
  return (part) => {
    const at = parts.indexOf(part);
    const beside = [parts[at - 1], parts[at + 1]].flatMap((one) => (one?.condition ? [...one.own] : []));
    return { ...part, own: new Set([...part.own, ...beside]) };
  };
}

/** A clause of a source; the figures of its sentence count for it, but those beside a price of something else. */
function toGiven(part: Part, { parts, spokenOf }: Statement): Given {
  const near = parts.filter((one) => one === part || one.facts.sums.size === 0);
  return {
    facts: part.facts,
    isDenied: part.isDenied,
    spokenOf: part.own.size > 0 ? part.own : spokenOf,
    figures: new Set(near.flatMap(({ facts }) => [...facts.numbers])),
  };
}

/** Does a clause say something of its own that a source says too, rather than name one more thing that the promise is for? */
function isToldApart({ own, facts }: Part, sources: readonly Statement[]): boolean {
  const speaks = own.size > 1 || facts.sums.size > 0 || facts.times.size > 0;
  const isPriced = sources.some((source) => source.facts.sums.size > 0 && sharesAny(own, source.own));
  return (
    speaks &&
    (facts.sums.size > 0 || !isPriced) &&
    sources.some(({ spokenOf }) => [...own].some((one) => spokenOf.has(one)))
  );
}

function grants(
  source: Given,
  said: Pick<Statement, 'facts' | 'isDenied'>,
  promise: Concept,
  subjects: ReadonlySet<Concept>,
  sources: readonly Statement[],
): boolean {
  const isGift = GIFTS.has(promise);
  if (!names(source, promise)) return false;
  if (source.isDenied !== said.isDenied) return false;
  if (CONDITIONAL.has(promise) && !keepsFigures(said.facts, source.figures)) return false;
  const isSpokenOf = sharesAny(subjects, source.spokenOf);
  if (!isSpokenOf && !(promise === 'book' && subjects.has('book') && source.spokenOf.has('booking'))) return false;
  if (!isGift) return true;
  // Words of two languages rarely name quite the same: what a house does not have or sell may be a word's by-meaning, and one
  // thing more, unless it is told of elsewhere.
  // A cot is a child's.
  const more = [...subjects].filter(
    (subject) => !source.spokenOf.has(subject) && !(subject === 'child' && subjects.has('cot')),
  );
  const things = more.filter((subject) => OFFERED.has(subject));
  return things.length <= 1 && !more.some((subject) => sources.some(({ own }) => own.has(subject)));
}

/** "Free until 48 hours before": without the 48 it is another promise. */
function keepsFigures(said: Facts, figures: ReadonlySet<string>): boolean {
  const told = new Set([
    ...said.numbers,
    ...[...said.times].flatMap((time) => time.split(':').map((part) => `${Number(part)}`)),
  ]);
  return [...figures].filter((number) => number !== '0' && number !== '1').every((number) => told.has(number));
}

export function sharesAny<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  return [...some].some((one) => others.has(one));
}
