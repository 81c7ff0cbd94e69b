import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulidx';
import { ID_PREFIX, type IdKind } from '../../shared/domain/ids.ts';

const pool = Buffer.alloc(4_096);
let used = pool.length;

/** A fraction from 0 up to 1, from random bytes taken in bulk: an id needs sixteen of them, an answer eight ids. */
function nextFraction(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return (pool[used++] ?? 0) / 256;
}

const ulid = monotonicFactory(nextFraction);

/** A new id, greater than every one made before it in this process. */
export function newId(kind: IdKind): string {
  return `${ID_PREFIX[kind]}_${ulid()}`;
}
