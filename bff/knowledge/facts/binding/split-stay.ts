import type { Span } from '../fact.ts';
import type { Bound } from './bind-values.ts';

/** Nobody has to leave before. */
const MORNING = '07:00';
/** From then on an arrival until the morning is one by night, as with a key box. */
const EVENING = '18:00';

/** "From 15:00 until 10:00 the next day" tells both, the arrival and the departure: each is a fact of its own. */
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
