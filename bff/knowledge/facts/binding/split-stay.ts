import type { Span } from '../fact.ts';
import type { Bound } from './bind-values.ts';

/** No check-out ends before this hour. */
const MORNING = '07:00';
/** A check-in that opens after this hour and runs until morning is a night arrival, as with a key box. */
const EVENING = '18:00';

/** Splits "from 15:00 until 10:00 the next day" into the hours of check-in and of check-out. */
export function splitStay(bound: Bound): readonly Bound[] {
  if (bound === null || bound === 'unread') return [bound];
  const { attribute, value } = bound;
  if (value.type !== 'hours' || !(attribute === 'checkIn.hours' || attribute === 'checkOut.hours')) return [bound];
  const isOvernight = ({ from, until }: Span) => from !== null && until !== null && until < from;
  if (!value.rules.some(({ spans }) => spans.some(isOvernight))) return [bound];
  const [rule, ...others] = value.rules;
  const [span, ...more] = rule?.spans ?? [];
  if (rule === undefined || span === undefined || others.length + more.length > 0) return ['unread'];
  const { from, until } = span;
  const isStay = from !== null && from < EVENING && until !== null && until >= MORNING;
  if (!isStay) return ['unread'];
  return [
    { attribute: 'checkIn.hours', value: { type: 'hours', rules: [{ ...rule, spans: [{ ...span, until: null }] }] } },
    { attribute: 'checkOut.hours', value: { type: 'hours', rules: [{ ...rule, spans: [{ ...span, from: null }] }] } },
  ];
}
