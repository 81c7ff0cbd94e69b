import { subjectOf } from '../catalogue.ts';
import type { Fact } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { holdsValue } from './holds-value.ts';
import { hasRole, turns } from './turns.ts';

/** A part that was not understood. */
export interface Unread {
  part: Part;
  /** It speaks of what is another's, or goes on about it. */
  isElsewhere: boolean;
}

/** Does what was read of a sentence stay true beside a part of it that was not understood? */
export function standsBeside(
  { attribute, value, exceptions }: Pick<Fact, 'attribute' | 'value' | 'exceptions'>,
  { part, isElsewhere }: Unread,
): boolean {
  const [name = '', side = ''] = attribute.split('.');
  // "Children under 14 only with an adult" leaves the pool's hours as they are.
  if (value.type === 'hours' && isOfPersons(part)) return true;
  if (hasRole(part, 'except', 'except_after', 'only', 'if', 'booking_needed', 'booking_impossible')) return false;
  const isOther = isOfOthers(part, name);
  if (value.type === 'presence' && side !== 'allowed') {
    // "No pool here; the nearest is in the village, 10–21": what is told behind it is another's.
    if (value.is === 'no') return exceptions.length === 0 && (!holdsValue(part) || isOther || isElsewhere);
    return !isElsewhere && !turns(part) && !hasRole(part, 'closed');
  }
  return isOther && !turns(part) && marksOf(part, 'who').length + marksOf(part, 'ages').length === 0;
}

/** Does it name other things, and nothing that is told of this one? */
function isOfOthers({ subjects }: Part, name: string): boolean {
  const own = subjectOf(name);
  return subjects.length > 0 && subjects.every((one) => one !== own && one.extent !== 'part');
}

const TIMES = ['span', 'clock', 'days', 'season', 'number'] as const;

/** Does it tell who may come, and nothing of when? */
function isOfPersons(part: Part): boolean {
  const isOfWhen = TIMES.some((kind) => marksOf(part, kind).length > 0) || hasRole(part, 'closed', 'round_clock');
  return !isOfWhen && marksOf(part, 'who').length > 0 && marksOf(part, 'ages').length > 0;
}
