import type { Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Item } from '../terms.ts';
import type { Role } from '../words.ts';
import { isNamed } from './bind-values.ts';

/** By which attribute a way to pay is taken. */
const TAKEN: Readonly<Partial<Record<Item, string>>> = { cash: 'cash.allowed', credit_card: 'card.allowed' };
/** Of a list of ways to pay. */
const PASSING: ReadonlySet<Role> = new Set<Role>(['and', 'allowed', 'to', 'until', 'from', 'from_after', 'for']);
const PAYING: ReadonlySet<string> = new Set(['payment', 'card', 'cash', 'exchange']);

/** "You may pay by card and in cash": the ways to pay that a part takes; one that tells anything else, or turns it, tells none. */
export function bindPayments(part: Part, topic: Subject | null): readonly string[] {
  const isAsked = topic !== null && PAYING.has(topic.name);
  if (!isAsked && !part.concepts.has('pay')) return [];
  const isBare = part.marks.every(
    (mark) => mark.kind === 'item' || (mark.kind === 'role' && PASSING.has(mark.role)) || mark.kind === 'place',
  );
  const isOfPaying = part.subjects.every(({ name }) => PAYING.has(name));
  if (!isBare || !isOfPaying || !isNamed(part)) return [];
  return marksOf(part, 'item').flatMap(({ item }) => TAKEN[item] ?? []);
}
