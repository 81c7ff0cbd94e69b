/** A list that makes its records only when they are looked at. */
export interface LazyList<T> {
  length: number;
  /** Where the record of this number is; -1: nowhere. */
  indexOf(id: number): number;
  slice(start: number, end: number): T[];
}

/** Records numbered from 1: those that nobody changed are made anew at each look and cost no memory. */
export interface Ledger<T> {
  readonly count: number;
  get(id: number): T | undefined;
  put(id: number, record: T): void;
  add(make: (id: number) => T): T;
  /** The ids of those that fit (null: of all): untouched ones in their order, then changed ones in the order of their last change. */
  ids(fits: ((record: T) => boolean) | null): number[];
  list(ids: readonly number[]): LazyList<T>;
}

export function createLedger<T>(count: number, make: (id: number) => T): Ledger<T> {
  const changed = new Map<number, T>(); // a Map keeps the order of insertion: a change moves its record to the end
  let total = count;
  const get = (id: number) => changed.get(id) ?? (id >= 1 && id <= count ? make(id) : undefined);
  const put = (id: number, record: T) => {
    changed.delete(id);
    changed.set(id, record);
  };
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
    ids(fits) {
      const found: number[] = [];
      for (let id = 1; id <= count; id++) if (!changed.has(id) && (fits === null || fits(make(id)))) found.push(id);
      for (const [id, record] of changed) if (fits === null || fits(record)) found.push(id);
      return found;
    },
    list: (ids) => ({
      length: ids.length,
      indexOf: (id) => ids.indexOf(id),
      slice: (start, end) => ids.slice(start, end).flatMap((id) => get(id) ?? []),
    }),
  };
}
