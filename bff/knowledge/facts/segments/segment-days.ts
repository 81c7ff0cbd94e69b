import type { Days } from '../fact.ts';
import type { Mark, MarkOf } from '../marks/marks.ts';

const ALL: Days = { days: [0, 1, 2, 3, 4, 5, 6], holidays: false };

/** The days that a segment names. */
interface NamedDays {
  days: Days | null;
  /** The word that excepts some days; it denies nothing else. */
  except: Mark | null;
  /** Several lists of days beside several hours, so that it is unclear which belong together. */
  isUnclear: boolean;
}

/** Reads the days of a segment: "Mon Wed Fri" together, "daily except Sunday" without Sunday. */
export function readDays(marks: readonly Mark[]): NamedDays {
  const dayMarks = marks.filter((mark): mark is MarkOf<'days'> => mark.kind === 'days');
  const valueMarks = marks.filter(({ kind }) => kind === 'span' || kind === 'clock' || kind === 'money');
  const except = marks.find((mark) => mark.kind === 'role' && mark.role === 'except') ?? null;
  if (dayMarks.length === 0) return { days: null, except: null, isUnclear: false };
  const isUnclear = dayMarks.length > 1 && valueMarks.length > 1;
  const behind = except === null ? [] : dayMarks.filter(({ start }) => start >= except.end);
  if (except !== null && behind.length > 0) {
    const before = dayMarks.filter(({ end }) => end <= except.start);
    return { days: subtractDays(before, behind), except, isUnclear };
  }
  // "Monday except, every day": in some languages the word follows the days it excepts.
  const after = marks.find((mark) => mark.kind === 'role' && mark.role === 'except_after') ?? null;
  const excepted = after === null ? undefined : dayMarks.findLast(({ end }) => end <= after.start);
  if (excepted === undefined) return { days: joinDays(dayMarks), except: null, isUnclear };
  return {
    days: subtractDays(
      dayMarks.filter((one) => one !== excepted),
      [excepted],
    ),
    except: after,
    isUnclear,
  };
}

function subtractDays(usual: readonly MarkOf<'days'>[], excepted: readonly MarkOf<'days'>[]): Days {
  const excludedDays = new Set(joinDays(excepted).days);
  const all = usual.length === 0 ? ALL : joinDays(usual);
  return { ...all, days: all.days.filter((day) => !excludedDays.has(day)) };
}

function joinDays(marks: readonly MarkOf<'days'>[]): Days {
  const days = [...new Set(marks.flatMap((mark) => mark.days.days))].toSorted((a, b) => a - b);
  return { days, holidays: marks.some((mark) => mark.days.holidays) };
}
