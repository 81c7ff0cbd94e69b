import { createHash } from 'node:crypto';
import type { Fact } from './fact.ts';

const KEY_LETTERS = 24;

/** The same for the same reading of the same text, and for nothing else: by it a fact is known again when it is read again. */
export function factKey({ attribute, value, conditions, exceptions, source }: Fact): string {
  const told = canonical([attribute, source.type ?? 'faq', source.id, value, conditions, exceptions]);
  return createHash('sha256').update(told).digest('base64url').slice(0, KEY_LETTERS);
}

/** Do two facts say the same of the same thing, wherever they stand? */
export function saysTheSame(one: Told, other: Told): boolean {
  return canonical(toldOf(one)) === canonical(toldOf(other));
}

type Told = Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>;

function toldOf({ attribute, value, conditions, exceptions }: Told): unknown {
  return [attribute, value, conditions, exceptions];
}

/** JSON with the names of each object in their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}
