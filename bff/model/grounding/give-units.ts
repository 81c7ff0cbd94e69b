import { isUnspaced } from '../../language/lexicon/fold.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Figure, FoundUnit, Unit } from './units.ts';

/** What a sum may be for; all else only measures. */
const PER: ReadonlySet<Unit> = new Set<Unit>([
  ...(['minute', 'hour', 'day', 'week', 'month', 'year', 'kwh', 'night', 'person', 'child', 'room'] as const),
  'whole_stay',
]);
/** What a number may count. */
const MEASURE: ReadonlySet<Unit> = new Set<Unit>([
  ...([
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
    'kilometer',
    'meter',
    'percent',
    'kwh',
    'kw',
    'night',
  ] as const),
]);
/** In front of "room" these make it what a sum is for: "19 € per room", but "25 € if the room is free". */
const EACH = new RegExp(String.raw`(?<!\p{L})(?:${listOfAll(({ checks }) => checks.each)})\s+(?:\p{L}+\s)?$`, 'u');
/** How far from a sum its unit stands at most, in letters. */
const REACH = { spaced: { after: 32, before: 40 }, unspaced: { after: 9, before: 9 } };
/** "Per person" before a sum stands right before it. */
const PERSON_REACH = 14;
/** "Pr. person": a stop after a letter or two is none. */
const STOP = /(?<!(?<!\p{L})\p{L}{1,2})\.(?!\d)|[!?…;:,،、，。！？；()](?!\d)/u;
const SENTENCE_STOP = /(?<!(?<!\p{L})\p{L}{1,2})\.(?!\d)|[!?…;。！？；](?!\d)/u;

/** Gives each figure the units it is told in. A sum without one takes those of the next: "14 € and e-bikes 32 € a day". */
export function giveUnits(
  folded: string,
  given: { figures: readonly Figure[]; units: readonly FoundUnit[]; language: string; joiner: RegExp | null },
): Figure[] {
  const { figures, units, language, joiner } = given;
  const reach = isUnspaced(language) ? REACH.unspaced : REACH.spaced;
  const stops = figures.filter(({ kind, value }) => value !== 'free' && !(kind === 'number' && value === '1'));
  const nextOf = ({ end }: Figure): number => stops.find(({ start }) => start >= end)?.start ?? folded.length;
  const counted = new Set<FoundUnit>();
  const numbers = figures.map((figure) => {
    if (figure.kind !== 'number') return figure;
    const [unit] = after(figure, nextOf(figure));
    if (unit === undefined) return figure;
    if (figure.value !== '1') counted.add(unit); // "1 night: 18 €" is a price for it as well
    return { ...figure, units: new Set([unit.is]) };
  });
  const all = numbers.map((figure) => {
    if (figure.value === 'free' || figure.kind !== 'sum') return figure;
    const last = stops.findLast(({ end }) => end <= figure.start)?.end ?? 0;
    const found = sumUnits(figure, last, nextOf(figure));
    return { ...figure, units: new Set(found.map(({ is }) => is)) };
  });

  function after({ end }: Figure, next: number): FoundUnit[] {
    return units.filter(
      (unit) => MEASURE.has(unit.is) && unit.start >= end && unit.start < next && isNear(folded.slice(end, unit.start)),
    );
  }

  /** "Children 7 € and adults 14 €": what stands behind an "and" and right before the next figure is told of that one. */
  function opensNext(unit: FoundUnit, end: number, next: number): boolean {
    if (joiner === null || next === folded.length || !/^\P{L}*$/u.test(folded.slice(unit.end, next))) return false;
    return folded.slice(end, unit.start).search(new RegExp(joiner.source, 'u')) >= 0;
  }

  function sumUnits({ start, end }: Figure, last: number, next: number): FoundUnit[] {
    const later = units.filter(
      (unit) =>
        PER.has(unit.is) &&
        unit.start >= end &&
        unit.start < Math.min(next, end + reach.after) &&
        !STOP.test(folded.slice(end, unit.start)) &&
        (unit.is !== 'room' || EACH.test(folded.slice(end, unit.start))) &&
        !opensNext(unit, end, next),
    );
    if (later.length > 0) return later;
    const sooner = units.filter(
      (unit) =>
        PER.has(unit.is) &&
        unit.is !== 'room' &&
        unit.start >= Math.max(last, start - reach.before) &&
        unit.end <= start &&
        !counted.has(unit) &&
        (unit.is !== 'person' || start - unit.end <= PERSON_REACH) &&
        !STOP.test(folded.slice(unit.end, start)),
    );
    if (sooner.length > 0) return sooner.slice(-1);
    // "Children up to 10 pay 7 €": who pays stands ahead of an age as well.
    const sum = figures.findLast(({ kind, end: before }) => kind === 'sum' && before <= start)?.end ?? 0;
    const who = units.filter((unit) => unit.is === 'child' && unit.start >= Math.max(sum, start - reach.before));
    return who.filter((unit) => unit.end <= start && !STOP.test(folded.slice(unit.end, start))).slice(-1);
  }

  return all.map((figure) => inherit(figure, all, folded));
}

/** At most one word between: "5 full minutes". */
function isNear(between: string): boolean {
  return between.length < 16 && !/[.,;:!?、。，]/u.test(between) && between.trim().split(/\s+/u).length <= 1;
}

/** A sum without a unit has that of the next, or else of the one before it: "14 € a day, e-bikes 32 €". */
function inherit(figure: Figure, all: readonly Figure[], folded: string): Figure {
  if (!isPrice(figure) || figure.units.size > 0) return figure;
  const index = all.indexOf(figure);
  const next = all.slice(index + 1).find(isPrice);
  if (next !== undefined && next.units.size > 0 && !isApart(folded.slice(figure.end, next.start)))
    return { ...figure, units: next.units };
  const last = all.slice(0, index).findLast(isPrice);
  if (last === undefined || isApart(folded.slice(last.end, figure.start))) return figure;
  return { ...figure, units: last.units };
}

function isPrice({ kind, value }: Figure): boolean {
  return kind === 'sum' && value !== 'free';
}

function isApart(between: string): boolean {
  return SENTENCE_STOP.test(between);
}
