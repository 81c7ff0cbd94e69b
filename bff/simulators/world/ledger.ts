/** A list that creates its records on access. */
export interface LazyList<T> {
  length: number;
  /** The position of the record with this number; -1: not in the list. */
  indexOf(id: number): number;
  slice(start: number, end: number): T[];
}

export interface Search<T> {
  fits(record: T): boolean;
  /** The ids of the unchanged records that may match, in order; null: any. Changed records are always checked. */
  among: readonly number[] | null;
  /** Searches with the same key have the same result. */
  key: string;
}

/** Records numbered from 1. Unchanged ones are created anew at each access and use no memory. */
export interface Ledger<T> {
  readonly count: number;
  get(id: number): T | undefined;
  put(id: number, record: T): void;
  add(make: (id: number) => T): T;
  /**
   * The ids of the matching records (null: of all): unchanged ones in order, then changed ones by the time of their last
   * change.
   */
  ids(search: Search<T> | null): number[];
  list(ids: readonly number[]): LazyList<T>;
  /** The record before any change; undefined if it was added later. */
  original(id: number): T | undefined;
  /** The changed and added records. */
  changed(): IterableIterator<[id: number, record: T]>;
}

/** The number of cached searches through the unchanged records. */
const SEARCHES_KEPT = 8;

export function createLedger<T>(count: number, make: (id: number) => T): Ledger<T> {
  const changed = new Map<number, T>(); // A Map keeps the order of insertion, so a changed record moves to the end.
  const searched = new Map<string, Uint32Array>();
  let total = count;
  const original = (id: number) => (id >= 1 && id <= count ? make(id) : undefined);
  const get = (id: number) => changed.get(id) ?? original(id);
  const put = (id: number, record: T) => {
    changed.delete(id);
    changed.set(id, record);
  };

  function searchOriginals({ fits, among, key }: Search<T>): Iterable<number> {
    const fitting = (id: number) => {
      const record = original(id);
      return record !== undefined && fits(record);
    };
    if (among !== null) return among.filter(fitting);
    const known = searched.get(key);
    searched.delete(key);
    const found = known ?? Uint32Array.from(everyId(count).filter(fitting));
    searched.set(key, found); // Moves it to the end, because the least recently used search is dropped first.
    const [oldest] = searched.keys();
    if (searched.size > SEARCHES_KEPT && oldest !== undefined) searched.delete(oldest);
    return found;
  }

  return {
    get count() {
      return total;
    },
    get,
    put,
    add(makeNew) {
      total += 1;
      const record = makeNew(total);
      put(total, record);
      return record;
    },
    ids(search) {
      const found: number[] = [];
      for (const id of search === null ? everyId(count) : searchOriginals(search)) if (!changed.has(id)) found.push(id);
      for (const [id, record] of changed) if (search?.fits(record) ?? true) found.push(id);
      return found;
    },
    list: (ids) => ({
      length: ids.length,
      indexOf: (id) => ids.indexOf(id),
      slice: (start, end) => ids.slice(start, end).flatMap((id) => get(id) ?? []),
    }),
    original,
    changed: () => changed.entries(),
  };
}

function everyId(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
