import type { Concept } from '../../../language/pack/concepts.ts';
import type { Mark } from '../marks/marks.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { readDays } from '../segments/segment-days.ts';
import { hasRole } from './qualifiers.ts';

/** Concepts that explain why something is closed. */
const REASONS: ReadonlySet<Concept> = new Set<Concept>(['clean', 'housekeeping', 'repair']);

/** Drops "only" before days with hours: "only at weekends 9–17" already says so. */
export function dropOnly(part: Part): Part {
  if (marksOf(part, 'span').length === 0) return part;
  const marks = part.marks.filter((mark, index) => {
    const next = part.marks[index + 1];
    return !(mark.kind === 'role' && mark.role === 'only' && (next?.kind === 'season' || next?.kind === 'days'));
  });
  return marks.length === part.marks.length ? part : { ...part, marks };
}

/** Removes excepted days from a part: "daily except Monday, 9–17" has six days. */
export function takeDaysOff(part: Part): Part {
  if (!hasRole(part, 'except', 'except_after') || marksOf(part, 'span').length === 0) return part;
  const { days, except, isUnclear } = readDays(part.marks);
  const [first] = marksOf(part, 'days');
  if (days === null || except === null || isUnclear || first === undefined || days.days.length === 0) return part;
  if (except.kind === 'role' && except.role === 'except' && !areWholeDays(part, except.end)) return part;
  const otherMarks = part.marks.filter((mark) => mark.kind !== 'days' && mark !== except);
  const marks: Mark[] = [...otherMarks, { ...first, days }].toSorted((a, b) => a.start - b.start);
  return { ...part, marks };
}

/** Whether whole days are excepted, unlike "except Tuesday mornings", where something follows the day. */
function areWholeDays({ text, start, marks }: Part, from: number): boolean {
  const following = marks.filter((mark) => mark.start >= from);
  return following.every((mark, index) => {
    if (mark.kind !== 'days') return true;
    return ONLY_PUNCTUATION.test(
      text.slice(mark.end - start, (following[index + 1]?.start ?? start + text.length) - start),
    );
  });
}

const ONLY_PUNCTUATION = /^[\s.,;:–—-]*$/u;

/** Returns the days that a part without hours excepts from the hours before: "9–17, except Mondays". */
export function readDaysOff(part: Part) {
  const [days, ...others] = marksOf(part, 'days');
  const isBare = part.marks.every(
    (mark) =>
      mark.kind === 'days' ||
      mark.kind === 'link' ||
      (mark.kind === 'role' && ['except', 'except_after', 'closed', 'and', 'from', 'for'].includes(mark.role)),
  );
  if (days === undefined || others.length > 0 || !isBare || part.unknown.length > 0) return null;
  const isPlain = [...part.topicConcepts].every((concept) => REASONS.has(concept));
  const isWhole = hasRole(part, 'except_after') || areWholeDays(part, part.start);
  return hasRole(part, 'except', 'except_after') && isPlain && isWhole ? days.days : null;
}
