import { marksOf, type Part } from '../marks/parts.ts';
import { hasRole } from './turns.ts';

const VALUES = ['money', 'span', 'clock', 'ages', 'measure', 'number'] as const;

/** Does a part tell a figure, or what stands for one? */
export function holdsValue(part: Part): boolean {
  return (
    VALUES.some((kind) => marksOf(part, kind).length > 0) ||
    hasRole(part, 'free', 'included', 'not_included', 'closed', 'round_clock')
  );
}
