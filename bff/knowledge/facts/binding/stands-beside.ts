import { subjectOf } from '../catalogue.ts';
import type { Fact } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { holdsValue } from './holds-value.ts';
import { hasQualifier, hasRole } from './qualifiers.ts';

/** A part of a sentence that was not understood. */
export interface Unread {
  part: Part;
  /** The part is about another place, or continues a part about another place. */
  isElsewhere: boolean;
}

/** Whether a fact stays true beside a part of its sentence that was not understood. */
export function staysTrueBeside(
  { attribute, value, exceptions }: Pick<Fact, 'attribute' | 'value' | 'exceptions'>,
  { part, isElsewhere }: Unread,
): boolean {
  const [name = '', side = ''] = attribute.split('.');
  // "Children under 14 only with an adult" does not change the pool's hours.
  if (value.type === 'hours' && isAboutPersons(part)) return true;
  if (hasRole(part, 'except', 'except_after', 'only', 'if', 'booking_needed', 'booking_impossible')) return false;
  const isAboutOthers = namesOnlyOthers(part, name);
  if (value.type === 'presence' && side !== 'allowed') {
    // "No pool here; the nearest is in the village, 10–21": the hours belong to the other pool.
    if (value.is === 'no') return exceptions.length === 0 && (!holdsValue(part) || isAboutOthers || isElsewhere);
    return !isElsewhere && !hasQualifier(part) && !hasRole(part, 'closed');
  }
  return isAboutOthers && !hasQualifier(part) && marksOf(part, 'who').length + marksOf(part, 'ages').length === 0;
}

/** Whether the part only names other things. */
function namesOnlyOthers({ subjects }: Part, name: string): boolean {
  const own = subjectOf(name);
  return subjects.length > 0 && subjects.every((one) => one !== own && one.extent !== 'part');
}

const TIMES = ['span', 'clock', 'days', 'season', 'number'] as const;

/** Whether the part says who may come, but not when. */
function isAboutPersons(part: Part): boolean {
  const isAboutTime = TIMES.some((kind) => marksOf(part, kind).length > 0) || hasRole(part, 'closed', 'round_clock');
  return !isAboutTime && marksOf(part, 'who').length > 0 && marksOf(part, 'ages').length > 0;
}
