import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limiter, LimitSettings, Nodes } from './port.ts';

const nothing = () => undefined;

/** A single process with its own store: it does all work and has nobody to notify. */
export const soleNode: Nodes = {
  id: null,
  bus: { publish: nothing, on: () => nothing, onLook: () => nothing },
  countOthers: () => 0,
  takes: async () => true,
  limit: limitHere,
  redis: () => null,
  counts: () => ({ toldByRedis: 0, toldByStore: 0, heardByRedis: 0, heardByStore: 0 }),
  close: async () => undefined,
};

/** A limit counted in this process. */
export function limitHere({ name, points, durationSeconds }: LimitSettings): Limiter {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds });
}
