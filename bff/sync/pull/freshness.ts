/**
 * Tells which of two reads is newer without comparing clocks: if a record was stored by another read after this one began, this
 * one may be older and is not stored.
 */
export interface Freshness {
  /** Call before asking the PMS. */
  begin(): Reading;
}

export interface Reading {
  /** Whether the record was stored by another read since this one began. */
  isSuperseded(entity: string, id: string): boolean;
  /** Marks these records as stored by this read. */
  stored(entity: string, ids: Iterable<string>): void;
  end(): void;
}

export function createFreshness(): Freshness {
  const underWay = new Set<Set<string>>();
  const key = (entity: string, id: string) => `${entity}:${id}`;
  return {
    begin() {
      const superseded = new Set<string>();
      underWay.add(superseded);
      return {
        isSuperseded: (entity, id) => superseded.has(key(entity, id)),
        stored(entity, ids) {
          if (underWay.size === 1) return; // no other read is running
          const keys = [...ids].map((id) => key(entity, id));
          for (const other of underWay) if (other !== superseded) for (const one of keys) other.add(one);
        },
        end: () => void underWay.delete(superseded),
      };
    },
  };
}
