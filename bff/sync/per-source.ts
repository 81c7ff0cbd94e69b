import type { Log } from '../base/log.ts';
import { keyOfSource, type PmsSource } from '../store/pms/source.ts';

/** Background work that runs once at a time per source, and in parallel for different sources. */
export interface PerSource {
  /** Starts the work for these sources, unless running. */
  begin(sources: readonly PmsSource[]): void;
  /** Waits for running work. */
  idle(): Promise<void>;
}

export function createPerSource(log: Log, what: string, work: (of: PmsSource) => Promise<void>): PerSource {
  const underWay = new Map<string, Promise<void>>();
  return {
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    begin(sources) {
      for (const of of sources) {
        const key = keyOfSource(of);
        if (underWay.has(key)) continue;
        const working = work(of)
          .catch((error: unknown) => log.error({ err: error, ...of }, what))
          .finally(() => underWay.delete(key));
        underWay.set(key, working);
      }
    },
  };
}
