import { createHash } from 'node:crypto';
import type { Fact } from './fact.ts';

const KEY_LETTERS = 24;

/**
 * Returns a key that is equal for equal facts from the same text, so that a fact is recognised when it is read again.
 */
export function factKey({ attribute, value, conditions, exceptions, source }: Fact): string {
  const serialized = canonical([attribute, source.type ?? 'faq', source.id, value, conditions, exceptions]);
  return createHash('sha256').update(serialized).digest('base64url').slice(0, KEY_LETTERS);
}

/** Whether two facts state the same, regardless of their source. */
export function saysTheSame(one: Statement, other: Statement): boolean {
  return canonical(statementOf(one)) === canonical(statementOf(other));
}

type Statement = Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>;

function statementOf({ attribute, value, conditions, exceptions }: Statement): unknown {
  return [attribute, value, conditions, exceptions];
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}
