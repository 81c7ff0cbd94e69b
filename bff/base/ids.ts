import { monotonicFactory } from 'ulidx';
import { ID_PREFIX, type IdKind } from '../../shared/domain/ids.ts';

const ulid = monotonicFactory();

/** A new id, greater than every one made before it in this process. */
export function newId(kind: IdKind): string {
  return `${ID_PREFIX[kind]}_${ulid()}`;
}
