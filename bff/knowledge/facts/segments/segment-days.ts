import type { Days } from '../fact.ts';
import type { Mark, MarkOf } from '../marks/marks.ts';

const ALL: Days = { days: [0, 1, 2, 3, 4, 5, 6], holidays: false };

/** The days that a segment names. */
interface NamedDays {
  days: Days | null;
  /** The word by which some are excepted: it denies nothing else. */
  except: Mark | null;
  /** Several lists beside several hours: which belongs to which is not told. */
  isUnclear: boolean;
}

/** The days of a segment's marks: "Mon Wed Fri" together, "daily except Sunday" without those it excepts. */
export function readDays(marks: readonly Mark[]): NamedDays {
  const named = marks.filter((mark): mark is MarkOf<'days'> => mark.kind === 'days');
  const timed = marks.filter(({ kind }) => kind === 'span' || kind === 'clock' || kind === 'money');
  const except = marks.find((mark) => mark.kind === 'role' && mark.role === 'except') ?? null;
  if (named.length === 0) return { days: null, except: null, isUnclear: false };
  const isUnclear = named.length > 1 && timed.length > 1;
  if (except === null) return { days: join(named), except, isUnclear };
  const before = named.filter(({ end }) => end <= except.start);
  const behind = named.filter(({ start }) => start >= except.end);
  if (behind.length === 0) return { days: join(named), except: null, isUnclear };
  const without = new Set(join(behind).days);
  const usual = before.length === 0 ? ALL : join(before);
  return { days: { ...usual, days: usual.days.filter((day) => !without.has(day)) }, except, isUnclear };
}

function join(marks: readonly MarkOf<'days'>[]): Days {
  const days = [...new Set(marks.flatMap((mark) => mark.days.days))].toSorted((a, b) => a - b);
  return { days, holidays: marks.some((mark) => mark.days.holidays) };
}
