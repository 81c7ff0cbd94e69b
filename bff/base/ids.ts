import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulidx';
import { ID_PREFIX, type IdKind } from '../../shared/domain/ids.ts';

const pool = Buffer.alloc(4_096);
let usedBytes = pool.length;

/**
 * A random number from 0 (included) to 1 (excluded). The bytes are drawn in bulk: an id needs sixteen, an answer eight
 * ids.
 */
function nextFraction(): number {
  if (usedBytes === pool.length) {
    randomFillSync(pool);
    usedBytes = 0;
  }
  return (pool[usedBytes++] ?? 0) / 256;
}

const ulid = monotonicFactory(nextFraction);

/** Makes an id that is greater than every one made before in this process. */
export function newId(kind: IdKind): string {
  return `${ID_PREFIX[kind]}_${ulid()}`;
}
