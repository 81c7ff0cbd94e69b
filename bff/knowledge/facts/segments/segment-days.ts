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
  const behind = except === null ? [] : named.filter(({ start }) => start >= except.end);
  if (except !== null && behind.length > 0) {
    const before = named.filter(({ end }) => end <= except.start);
    return { days: takeOff(before, behind), except, isUnclear };
  }
  // "Monday except, every day": a language that excepts by a word behind.
  const after = marks.find((mark) => mark.kind === 'role' && mark.role === 'except_after') ?? null;
  const excepted = after === null ? undefined : named.findLast(({ end }) => end <= after.start);
  if (excepted === undefined) return { days: join(named), except: null, isUnclear };
  return {
    days: takeOff(
      named.filter((one) => one !== excepted),
      [excepted],
    ),
    except: after,
    isUnclear,
  };
}

function takeOff(usual: readonly MarkOf<'days'>[], excepted: readonly MarkOf<'days'>[]): Days {
  const without = new Set(join(excepted).days);
  const all = usual.length === 0 ? ALL : join(usual);
  return { ...all, days: all.days.filter((day) => !without.has(day)) };
}

function join(marks: readonly MarkOf<'days'>[]): Days {
  const days = [...new Set(marks.flatMap((mark) => mark.days.days))].toSorted((a, b) => a - b);
  return { days, holidays: marks.some((mark) => mark.days.holidays) };
}
