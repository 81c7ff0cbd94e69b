import type { Concept } from '../../../language/pack/concepts.ts';
import type { Mark } from '../marks/marks.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { readDays } from '../segments/segment-days.ts';
import { hasRole } from './turns.ts';

/** Why something is closed for a day. */
const REASONS: ReadonlySet<Concept> = new Set<Concept>(['clean', 'housekeeping', 'repair']);

/** "Only at weekends 9–17": beside hours the days say so themselves. */
export function dropOnly(part: Part): Part {
  if (marksOf(part, 'span').length === 0) return part;
  const marks = part.marks.filter((mark, index) => {
    const next = part.marks[index + 1];
    return !(mark.kind === 'role' && mark.role === 'only' && (next?.kind === 'season' || next?.kind === 'days'));
  });
  return marks.length === part.marks.length ? part : { ...part, marks };
}

/** A part whose excepted days are taken off: "daily except Monday, 9–17" is told of six days. */
export function takeDaysOff(part: Part): Part {
  if (!hasRole(part, 'except', 'except_after') || marksOf(part, 'span').length === 0) return part;
  const { days, except, isUnclear } = readDays(part.marks);
  const [first] = marksOf(part, 'days');
  if (days === null || except === null || isUnclear || first === undefined || days.days.length === 0) return part;
  if (except.kind === 'role' && except.role === 'except' && !areWhole(part, except.end)) return part;
  const kept = part.marks.filter((mark) => mark.kind !== 'days' && mark !== except);
  const marks: Mark[] = [...kept, { ...first, days }].toSorted((a, b) => a.start - b.start);
  return { ...part, marks };
}

/** "Except Tuesday mornings" excepts no whole day: something stands between the days and what comes next. */
function areWhole({ text, start, marks }: Part, from: number): boolean {
  const behind = marks.filter((mark) => mark.start >= from);
  return behind.every((mark, index) => {
    if (mark.kind !== 'days') return true;
    return BLANK.test(text.slice(mark.end - start, (behind[index + 1]?.start ?? start + text.length) - start));
  });
}

const BLANK = /^[\s.,;:–—-]*$/u;

/** The days that a part without hours of its own excepts from those before it: "9–17, except Mondays". */
export function readDaysOff(part: Part) {
  const [days, ...others] = marksOf(part, 'days');
  const isBare = part.marks.every(
    (mark) =>
      mark.kind === 'days' ||
      mark.kind === 'link' ||
      (mark.kind === 'role' && ['except', 'except_after', 'closed', 'and', 'from', 'for'].includes(mark.role)),
  );
  if (days === undefined || others.length > 0 || !isBare || part.unknown.length > 0) return null;
  const isPlain = [...part.matters].every((concept) => REASONS.has(concept));
  const isWhole = hasRole(part, 'except_after') || areWhole(part, part.start);
  return hasRole(part, 'except', 'except_after') && isPlain && isWhole ? days.days : null;
}
