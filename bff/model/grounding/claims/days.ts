import { WEEK_DAYS } from '../../../../shared/domain/time.ts';
import type { Calendar } from '../calendar.ts';
import type { Part, Statement } from '../statements.ts';
import { countShared } from './anchors.ts';
import { sharesAny } from './promises.ts';

const KINDS = ['days', 'months'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Is what is told told of the days and the months that its sources tell it of? "From Monday to Friday" makes no Saturday, "from October
 * to April" no July, and what is closed on Mondays is not open every day.
 */
export function keepsCalendar(said: readonly Statement[], sources: readonly Statement[]): boolean {
  return said.every((statement) =>
    statement.parts.every((part) => {
      if (part.isDenied !== false || part.condition !== null) return true;
      return KINDS.every((kind) => holdsIn(part, { kind, statement, sources }));
    }),
  );
}

/** Does a no name only days or months beside those that the sources tell it of: "closed on Mondays" of what is open from Tuesday on? */
export function isBesideTold(part: Part, sources: readonly Statement[]): boolean {
  return KINDS.some((kind) => {
    const told = new Set(
      sources.flatMap((source) =>
        source.parts.flatMap((one) => (one.isDenied === false ? [...one.calendar[kind]] : [])),
      ),
    );
    const named = part.calendar[kind];
    return named.size > 0 && told.size > 0 && !sharesAny(named, told);
  });
}

function holdsIn(
  part: Part,
  { kind, statement, sources }: { kind: Kind; statement: Statement; sources: readonly Statement[] },
): boolean {
  const named = spanOf(part, statement, kind);
  if (named.size === 0) return true;
  const near = sources.filter(
    ({ spokenOf }) => statement.spokenOf.size === 0 || spokenOf.size === 0 || sharesAny(statement.spokenOf, spokenOf),
  );
  const denied = near.flatMap(({ parts }) =>
    parts.flatMap((one) => (one.isDenied === true ? [...one.calendar[kind]] : [])),
  );
  if (denied.some((one) => named.has(one))) return false;
  const homes = sources.flatMap((source) => {
    const own = source.parts.filter((one) => one.isDenied === false && countShared(timesOf(part), timesOf(one)) > 0);
    return own.map((one) => spanOf(one, source, kind));
  });
  // A range of months may be read by one end only.
  const isWithin = (some: ReadonlySet<number>, home: ReadonlySet<number>): boolean =>
    kind === 'months' && home.size === 1 ? sharesAny(some, home) : isSubset(some, home);
  // A day that has hours of its own does not have those of the others.
  const own = near.flatMap(({ parts }) =>
    parts.filter((one) => isSubset(named, one.calendar[kind]) && timesOf(one).size > 0),
  );
  const isElsewhere =
    timesOf(part).size > 0 &&
    own.length > 0 &&
    named.size < WEEK_DAYS &&
    !own.some((one) => countShared(timesOf(part), timesOf(one)) > 0);
  if (kind === 'days' && isElsewhere) return false;
  if (homes.length > 0) return homes.some((home) => home.size === 0 || isWithin(named, home));
  const all = near
    .flatMap((source) => source.parts.map((one) => spanOf(one, source, kind)))
    .filter(({ size }) => size > 0);
  return all.length === 0 || isWithin(named, new Set(all.flatMap((home) => [...home])));
}

/** The days of a clause, or of the only clause of its sentence that names any. */
function spanOf(part: Part, { parts }: Statement, kind: Kind): Calendar[Kind] {
  if (part.calendar[kind].size > 0) return part.calendar[kind];
  const naming = parts.filter((one) => one.calendar[kind].size > 0 && one.condition === null);
  const [only] = naming;
  if (only === undefined || naming.length > 1 || only.isDenied !== part.isDenied) return new Set();
  return timesOf(only).size === 0 ? only.calendar[kind] : new Set();
}

function timesOf({ facts }: Part): ReadonlySet<string> {
  return facts.times;
}

function isSubset(some: ReadonlySet<number>, all: ReadonlySet<number>): boolean {
  return [...some].every((one) => all.has(one));
}
