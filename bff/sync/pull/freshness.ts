/**
 * Which of two readings is newer, without trusting anybody's clock: a reading that began before another reading of the
 * same record was stored may hold older data, and is not stored for that record.
 */
export interface Freshness {
  /** Before the PMS is asked. */
  begin(): Reading;
}

export interface Reading {
  /** Was the record stored from another reading since this one began? */
  isSuperseded(entity: string, id: string): boolean;
  /** These records are stored from this reading. */
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
          if (underWay.size === 1) return; // nobody else is reading
          const keys = [...ids].map((id) => key(entity, id));
          for (const other of underWay) if (other !== superseded) for (const one of keys) other.add(one);
        },
        end: () => void underWay.delete(superseded),
      };
    },
  };
}
