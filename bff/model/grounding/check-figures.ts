import type { Fault } from './check-sentence.ts';
import type { Clause, Thing } from './clauses.ts';
import type { Figure, Unit } from './units.ts';

/** How one goes: minutes by car are no minutes on foot. */
export const MEANS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['taxi', 'bus', 'train', 'car', 'bicycle', 'shuttle', 'foot', 'boat'] as const),
]);
const PAYS: ReadonlySet<Unit> = new Set<Unit>(['person', 'child']);
const LASTS: ReadonlySet<Unit> = new Set<Unit>(['minute', 'hour', 'day', 'week', 'month', 'year']);
const REACHES: ReadonlySet<Unit> = new Set<Unit>(['kilometer', 'meter']);
/** One word may be the same by chance. */
const NAMES_MIN = 2;
/** Without spaces two signs side by side are as good as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
const WORD = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L}){4,}/gu;

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
      if (figure.kind === 'sum' && isElsewhere(clause, same, sources)) return fault;
      const rivals = rivalsOf(figure, theirs);
      if (isRivals(figure, clause, same, rivals) || isAnybodys(figure, said, same, rivals)) return fault;
    }
    if (mixes(clause, theirs) || parts(clause, theirs)) return 'number';
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
    const isAge = units.has('year'); // an age is told without its years as often as with them
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
  if (isWay && !sharesAny(figure.units, LASTS)) return true;
  const ours = meansOf(isWay ? clause.things : clause.about);
  if (ours.size === 0) return true;
  return same.some(({ clause: one }) => {
    const own = meansOf(one.about);
    if (own.has('shuttle')) own.add('bus'); // a house's shuttle is called one
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

/** Is a price told of what its source speaks of only in another sentence? */
function isElsewhere(clause: Clause, same: readonly Placed[], sources: readonly Clause[]): boolean {
  const homes = new Set(same.map(({ clause: { sentence } }) => sentence));
  const near = sources
    .filter(({ sentence }) => homes.has(sentence))
    .flatMap(({ about, asked }) => [...about, ...asked]);
  const names = [...clause.things];
  return (
    !names.every((thing) => near.includes(thing)) &&
    names.some((thing) => !near.includes(thing) && sources.some(({ things }) => things.has(thing)))
  );
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
function isRivals(figure: Figure, clause: Clause, same: readonly Placed[], rivals: readonly Placed[]): boolean {
  if (rivals.length === 0 || isToldByUnit(figure, same, rivals) || isNamedBeside(clause, same, rivals)) return false;
  const likeness = (placed: readonly Placed[], by: (clause: Clause) => ReadonlySet<string>): number =>
    Math.max(...placed.map((other) => likenessOf(by(clause), by(other.clause))));
  const about = ({ about: things }: Clause): ReadonlySet<string> => things;
  const [theirs, own] = [likeness(rivals, about), likeness(same, about)];
  // Where the things are the same ones, words they share, as names or in one language, may still tell.
  if (theirs !== own || figure.kind !== 'sum' || same.some((one) => sharesOther(clause, figure, one)))
    return theirs > own;
  return likeness(rivals, wordsOf) > likeness(same, wordsOf);
}

/** Does who pays tell it from its rivals: an adult's 14 € from a child's 7 €? */
function isToldByUnit({ kind, units }: Figure, same: readonly Placed[], rivals: readonly Placed[]): boolean {
  if (kind !== 'sum' || !sharesAny(units, PAYS)) return false;
  return (
    same.some((one) => sharesAny(one.figure.units, units)) && !rivals.some((one) => sharesAny(one.figure.units, units))
  );
}

/** Do names beside it, the same in all languages, stand beside it in the source too, and beside no rival? */
function isNamedBeside(clause: Clause, same: readonly Placed[], rivals: readonly Placed[]): boolean {
  const [ours, others] = [wordsOf(clause), rivals.flatMap((rival) => [...wordsOf(rival.clause)])];
  const own = new Set(same.flatMap((one) => [...wordsOf(one.clause)]));
  const names = [...ours].filter((word) => own.has(word) && !others.includes(word));
  return names.length >= NAMES_MIN && !others.some((word) => ours.has(word) && !own.has(word));
}

/** The longer words of a folded text. */
export function wordsOf({ text }: Pick<Clause, 'text'>): ReadonlySet<string> {
  const runs = text.match(UNSPACED) ?? [];
  const pairs = runs.flatMap((run) => [...run].slice(1).map((letter, index) => `${[...run][index]}${letter}`));
  return new Set([...(text.match(WORD) ?? []), ...pairs]);
}

/**
 * Two prices of what nobody can tell apart, "a wash 5 €, the dryer 3 €": they must both be told, in the order of the source,
 * unless another figure beside them says which is which.
 */
function isAnybodys(
  figure: Figure,
  said: readonly Clause[],
  same: readonly Placed[],
  rivals: readonly Placed[],
): boolean {
  if (figure.kind !== 'sum' || figure.value === 'free') return false;
  const all = said.flatMap(({ figures }) => figures);
  const ours = said.find(({ figures }) => figures.includes(figure));
  return same.some(({ clause, figure: own }) => {
    if (ours === undefined || sharesOther(ours, figure, { clause, figure: own })) return false;
    return rivals.some(({ clause: other, figure: rival }) => {
      if (rival.value === 'free' || other.sentence !== clause.sentence) return false;
      if (likenessOf(clause.about, other.about) < 1 || wordsSupport(ours, clause, other)) return false;
      const at = all.findIndex((one) => isSame(one, rival));
      return at < 0 || at < all.indexOf(figure) !== rival.start < own.start;
    });
  });
}

/** Does a word stand beside the figure that stands beside it in the source too, and not beside its rival? */
function wordsSupport(ours: Clause, clause: Clause, rival: Clause): boolean {
  const [own, others] = [wordsOf(clause), wordsOf(rival)];
  return [...wordsOf(ours)].some((word) => own.has(word) && !others.has(word));
}

/** Does another figure stand beside it here and there? "30 minutes: 45 €". */
function sharesOther(ours: Clause, figure: Figure, { clause, figure: own }: Placed): boolean {
  return clause.figures.some(
    (one) => one !== own && ours.figures.some((other) => other !== figure && isSame(one, other)),
  );
}

function isSame(one: Figure, other: Figure): boolean {
  return one.kind === other.kind && one.value === other.value;
}

/** Does a clause put a price to another number than the one it stands beside in the source? "60 minutes: 45 €". */
function parts(clause: Clause, theirs: readonly Placed[]): boolean {
  return clause.figures.some((sum) => {
    if (sum.kind !== 'sum' || sum.value === 'free') return false;
    const homes = theirs.filter(({ figure }) => isSame(figure, sum));
    return clause.figures.some((number) => {
      if (number.kind !== 'number' || number.units.size === 0) return false;
      if (!theirs.some(({ figure }) => isSame(figure, number))) return false;
      if (homes.some((home) => home.clause.figures.some((one) => isSame(one, number)))) return false;
      return homes.some((home) =>
        home.clause.figures.some((one) => sharesAny(one.units, number.units) && one.kind === 'number'),
      );
    });
  });
}

/** The share of what two sets name that both name. */
export function likenessOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
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
