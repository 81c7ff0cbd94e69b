/** A rate limiter. */
export interface Limiter {
  /** Takes one; rejects with rate-limiter-flexible's RateLimiterRes if none is left. */
  consume(bucket: string): Promise<LimitState>;
  /** Returns one. */
  reward(bucket: string): Promise<unknown>;
}

/** State of a bucket. */
export interface LimitState {
  remainingPoints: number;
  msBeforeNext: number;
}

/** So many actions per duration. */
export interface LimitSettings {
  name: string;
  points: number;
  durationSeconds: number;
}

/** Delivery guarantee of a message. */
export interface Arrival {
  /** True: it reaches every live node, maybe late. False: it may be lost; if `isFrequent`, it is never stored. */
  kept: boolean;
  isFrequent?: boolean;
}

/** Messages between nodes. They never contain guests' messages, only references to rows. */
export interface Bus {
  /** Sends to the other nodes, without waiting; not delivered to this one. */
  publish(topic: string, body: object, arrival: Arrival): void;
  /** `body`: JSON, maybe of another version; parse it. A listener must not throw or block. */
  on(topic: string, listener: (body: unknown, from: string) => void): () => void;
  /**
   * Calls back when tables should be checked for changes by other nodes: often without messages, rarely with them, never if this
   * node is alone.
   */
  onLook(listener: () => Promise<void>): () => void;
}

/** Messages sent and received, by transport. */
export type BusCounts = Readonly<Record<'toldByRedis' | 'toldByStore' | 'heardByRedis' | 'heardByStore', number>>;

/** The processes that share a store; a single process behaves as if alone. */
export interface Nodes {
  /** This process's id among nodes; null: it is the only possible one. */
  readonly id: string | null;
  readonly bus: Bus;
  /** Number of other live nodes, as far as known. */
  countOthers(): number;
  /**
   * Claims background work unless another live node has it. True while this node has it and may do it; false also if this node's
   * own beat is too old.
   */
  takes(work: string): Promise<boolean>;
  /** A limit shared by all nodes if Redis works, otherwise per node. */
  limit(settings: LimitSettings): Limiter;
  /** For metrics: null without Redis. */
  redis(): { isUp: boolean } | null;
  counts(): BusCounts;
  /** Releases all work at once, so that others take it. */
  close(): Promise<void>;
}
