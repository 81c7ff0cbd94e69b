import type { Fault } from './check-sentence.ts';
import { type Clause, type Figure, type Thing, toldOf } from './clauses.ts';
import type { Unit } from './units.ts';

/** How one goes: minutes by car are no minutes on foot. */
const MEANS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['taxi', 'bus', 'train', 'car', 'bicycle', 'shuttle', 'foot', 'boat'] as const),
]);
const LASTS: ReadonlySet<Unit> = new Set<Unit>(['minute', 'hour', 'day', 'week', 'month', 'year']);
const REACHES: ReadonlySet<Unit> = new Set<Unit>(['kilometer', 'meter']);
/** An age is told without its years as often as with them. */
const AGE_MAX = 18;

interface Placed {
  figure: Figure;
  clause: Clause;
}

/**
 * Is each figure told of what the sources tell it of, in their unit? "14 € a week" is no "14 € a day", and no price of what
 * costs 32 €. Figures that no source holds are for others to judge. Null: nothing is wrong.
 */
export function checkFigures(said: readonly Clause[], sources: readonly Clause[]): Fault | null {
  const theirs = placeAll(sources);
  for (const clause of said) {
    for (const figure of clause.figures) {
      const same = theirs.filter((one) => one.figure.kind === figure.kind && one.figure.value === figure.value);
      if (same.length === 0) continue;
      const fault = figure.kind === 'sum' || figure.kind === 'time' ? figure.kind : 'number';
      if (!keepsUnit(figure, same)) return fault;
      if (!keepsMeans(figure, clause, same, sources)) return fault;
      if (isRivals(clause, same, rivalsOf(figure, theirs))) return fault;
    }
    if (mixes(clause, theirs)) return 'number';
  }
  return turnsTimes(said, sources) ? 'time' : null;
}

function placeAll(clauses: readonly Clause[]): Placed[] {
  return clauses.flatMap((clause) => clause.figures.map((figure) => ({ figure, clause })));
}

/** In the unit of the source: none may be left out of a price, and none added. */
function keepsUnit({ kind, value, units }: Figure, same: readonly Placed[]): boolean {
  if (kind === 'time' || value === 'free') return true;
  if (kind === 'number') {
    if (units.size === 0) return true;
    const isAge = units.has('year') && Number(value) <= AGE_MAX;
    return same.some(({ figure }) => sharesAny(units, figure.units) || (isAge && figure.units.size === 0));
  }
  return same.some(
    ({ figure }) =>
      [...units].every((unit) => figure.units.has(unit)) && (figure.units.size === 0) === (units.size === 0),
  );
}

/** By the means of the source, where both name one; times and ways by none that its sentence does not name. */
function keepsMeans(figure: Figure, clause: Clause, same: readonly Placed[], sources: readonly Clause[]): boolean {
  if (figure.kind === 'time' || figure.value === 'free') return true;
  const isWay = figure.kind === 'number';
  if (isWay && !sharesAny(figure.units, LASTS) && !sharesAny(figure.units, REACHES)) return true;
  const ours = meansOf(isWay ? clause.things : toldOf(clause));
  if (ours.size === 0) return true;
  return same.some(({ clause: one }) => {
    const own = meansOf(toldOf(one));
    if (own.size > 0 && !sharesAny(ours, own)) return false;
    if (!isWay) return true;
    const around = sources
      .filter(({ sentence }) => sentence === one.sentence)
      .flatMap((near) => [...near.about, ...near.things]);
    // A station's name may speak of a bus as well; of feet it never does.
    return [...ours].every((means) => around.includes(means) || (own.size > 0 && means !== 'foot' && means !== 'boat'));
  });
}

function meansOf(things: ReadonlySet<Thing>): Set<Thing> {
  return new Set([...things].filter((thing) => MEANS.has(thing)));
}

/** Other figures of the kind, which a reply could have taken for this one. */
function rivalsOf(figure: Figure, theirs: readonly Placed[]): Placed[] {
  return theirs.filter(({ figure: other }) => {
    if (other.kind !== figure.kind || other.value === figure.value) return false;
    if (figure.kind !== 'number') return true;
    return [LASTS, REACHES].some((group) => sharesAny(figure.units, group) && sharesAny(other.units, group));
  });
}

/** Is what the figure is told of rather what a source tells another figure of? */
function isRivals(clause: Clause, same: readonly Placed[], rivals: readonly Placed[]): boolean {
  const ours = toldOf(clause);
  if (ours.size === 0 || rivals.length === 0) return false;
  const likeness = (placed: readonly Placed[]): number =>
    Math.max(...placed.map(({ clause: other }) => likenessOf(ours, toldOf(other))));
  return likeness(rivals) > likeness(same);
}

/** The share of what two sets name that both name. */
function likenessOf(some: ReadonlySet<Thing>, others: ReadonlySet<Thing>): number {
  const common = [...some].filter((one) => others.has(one)).length;
  const all = some.size + others.size - common;
  return all === 0 ? 0 : common / all;
}

/** Does a clause put figures together that no sentence of a source holds both of? */
function mixes(clause: Clause, theirs: readonly Placed[]): boolean {
  const told = clause.figures.filter(
    ({ kind, value, units }) => value !== 'free' && (kind !== 'number' || units.size > 0),
  );
  const homes = told.map(
    ({ kind, value }) =>
      new Set(
        theirs.flatMap((one) => (one.figure.kind === kind && one.figure.value === value ? [one.clause.sentence] : [])),
      ),
  );
  const known = homes.filter(({ size }) => size > 0);
  return known.some((home, index) => known.slice(index + 1).some((other) => !sharesAny(home, other)));
}

/** Do two times come in the other order than in the one clause that tells them both? */
function turnsTimes(said: readonly Clause[], sources: readonly Clause[]): boolean {
  const order = said.flatMap(({ figures, sentence }) =>
    figures.filter(({ kind }) => kind === 'time').map(({ value }) => ({ value, sentence })),
  );
  return order.some((one, index) => {
    const next = order[index + 1];
    if (next === undefined || next.sentence !== one.sentence || next.value === one.value) return false;
    return sources.some(({ figures }) => {
      const times = figures.filter(({ kind }) => kind === 'time').map(({ value }) => value);
      const [first, last] = [times.indexOf(next.value), times.lastIndexOf(one.value)];
      return first >= 0 && last >= 0 && first < times.indexOf(one.value) && times.lastIndexOf(next.value) < last;
    });
  });
}

function sharesAny<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  return [...some].some((one) => others.has(one));
}
