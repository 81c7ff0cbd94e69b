import { marksOf, type Part } from '../marks/parts.ts';
import { hasRole } from './qualifiers.ts';

const VALUES = ['money', 'span', 'clock', 'ages', 'measure', 'number'] as const;

/** Whether a part has a figure, or a word that stands for one ("free", "closed"). */
export function holdsValue(part: Part): boolean {
  return (
    VALUES.some((kind) => marksOf(part, kind).length > 0) ||
    hasRole(part, 'free', 'included', 'not_included', 'closed', 'round_clock')
  );
}
