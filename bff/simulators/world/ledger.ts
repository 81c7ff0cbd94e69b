/** A list that makes its records only when they are looked at. */
export interface LazyList<T> {
  length: number;
  /** Where the record of this number is; -1: nowhere. */
  indexOf(id: number): number;
  slice(start: number, end: number): T[];
}

export interface Search<T> {
  fits(record: T): boolean;
  /** The only ones that may fit as they were made, in their order; null: any. Changed ones are always looked at. */
  among: readonly number[] | null;
  /** Searches of the same key find the same. */
  key: string;
}

/** Records numbered from 1: those that nobody changed are made again at each look and cost no memory. */
export interface Ledger<T> {
  readonly count: number;
  get(id: number): T | undefined;
  put(id: number, record: T): void;
  add(make: (id: number) => T): T;
  /** The ids of those that fit (null: of all): untouched ones in their order, then changed ones in the order of their last change. */
  ids(search: Search<T> | null): number[];
  list(ids: readonly number[]): LazyList<T>;
  /** As it was before anybody changed it; undefined: it was added later. */
  original(id: number): T | undefined;
  /** What was changed or added since. */
  changed(): IterableIterator<[id: number, record: T]>;
}

/** How many searches through all originals are remembered: they never change. */
const SEARCHES_KEPT = 8;

export function createLedger<T>(count: number, make: (id: number) => T): Ledger<T> {
  const changed = new Map<number, T>(); // a Map keeps the order of insertion: a change moves its record to the end
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
    searched.set(key, found); // behind the others: the one used longest ago goes first
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
