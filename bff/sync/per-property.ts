import type { Log } from '../base/log.ts';

/** Background work that each property has its own of: of one property once at a time, properties beside each other. */
export interface PerProperty {
  /** Begins it for these, where it is not under way. */
  begin(propertyIds: readonly string[]): void;
  /** Waits for what is under way. */
  idle(): Promise<void>;
}

export function createPerProperty(log: Log, what: string, work: (propertyId: string) => Promise<void>): PerProperty {
  const underWay = new Map<string, Promise<void>>();
  return {
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    begin(propertyIds) {
      for (const propertyId of propertyIds) {
        if (underWay.has(propertyId)) continue;
        const working = work(propertyId)
          .catch((error: unknown) => log.error({ err: error, propertyId }, what))
          .finally(() => underWay.delete(propertyId));
        underWay.set(propertyId, working);
      }
    },
  };
}
