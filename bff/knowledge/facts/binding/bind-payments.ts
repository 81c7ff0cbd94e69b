import type { Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Item } from '../terms.ts';
import type { Role } from '../words.ts';
import { hasOnlyNames } from './bind-values.ts';

/** The attribute that says that a method of payment is accepted. */
const ACCEPTED_BY: Readonly<Partial<Record<Item, string>>> = { cash: 'cash.allowed', credit_card: 'card.allowed' };
/** Roles that may stand in a list of methods of payment. */
const LIST_ROLES: ReadonlySet<Role> = new Set<Role>(['and', 'allowed', 'to', 'until', 'from', 'from_after', 'for']);
const PAYING: ReadonlySet<string> = new Set(['payment', 'card', 'cash', 'exchange']);

/**
 * Returns the methods of payment that a part names: "you may pay by card and in cash". Empty if the part says anything
 * else.
 */
export function bindPayments(part: Part, topic: Subject | null): readonly string[] {
  const isTopicPaying = topic !== null && PAYING.has(topic.name);
  if (!isTopicPaying && !part.concepts.has('pay')) return [];
  const isBare = part.marks.every(
    (mark) => mark.kind === 'item' || (mark.kind === 'role' && LIST_ROLES.has(mark.role)) || mark.kind === 'place',
  );
  const isOnlyPaying = part.subjects.every(({ name }) => PAYING.has(name));
  if (!isBare || !isOnlyPaying || !hasOnlyNames(part)) return [];
  return marksOf(part, 'item').flatMap(({ item }) => ACCEPTED_BY[item] ?? []);
}
