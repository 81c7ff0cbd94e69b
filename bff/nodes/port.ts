/** A bound on how often something may be done, by whoever it is counted for. */
export interface Limiter {
  /** Takes one; rejects with rate-limiter-flexible's RateLimiterRes where none is left. */
  consume(bucket: string): Promise<LimitState>;
  /** Gives one back. */
  reward(bucket: string): Promise<unknown>;
}

/** How a bucket stands. */
export interface LimitState {
  remainingPoints: number;
  msBeforeNext: number;
}

/** So many of a kind within a time. */
export interface LimitSettings {
  name: string;
  points: number;
  durationSeconds: number;
}

/** How well a message must arrive. */
export interface Arrival {
  /**
   * True: it arrives at every node that lives, if late, whatever else is away. False: it may be lost, and is not worth the
   * store's time where `isFrequent`.
   */
  kept: boolean;
  isFrequent?: boolean;
}

/** What nodes tell each other. Never a guest's words that are stored: these are in the tables, and a hint leads to them. */
export interface Bus {
  /** Tells the other nodes, without waiting; this one hears nothing of it. */
  publish(topic: string, body: object, arrival: Arrival): void;
  /** `body`: JSON that another node of perhaps another version sent; parse it. A listener must not throw and must not wait. */
  on(topic: string, listener: (body: unknown, from: string) => void): () => void;
  /**
   * Calls back when it is time to look into the tables for what other nodes wrote: often where nothing tells of it, seldom where
   * something does. Never where this node is alone.
   */
  onLook(listener: () => Promise<void>): () => void;
}

/** What was told and heard so far, by the way it took. */
export type BusCounts = Readonly<Record<'toldByRedis' | 'toldByStore' | 'heardByRedis' | 'heardByStore', number>>;

/** The processes that serve one store together; where there is one alone, the answers are those of one alone. */
export interface Nodes {
  /** This process, as others know it; null: it is the only one that can be. */
  readonly id: string | null;
  readonly bus: Bus;
  /** So many others are alive, as far as this one knows. */
  countOthers(): number;
  /**
   * Takes background work for this node where nobody alive has it. True while it is this node's, and it may be done now; false too
   * where this node has not been seen alive lately, so that another may be at it.
   */
  takes(work: string): Promise<boolean>;
  /** A limit that holds over all nodes where they share a Redis that answers, and for this one alone where they do not. */
  limit(settings: LimitSettings): Limiter;
  /** How it stands, for figures: null where there is no Redis. */
  redis(): { isUp: boolean } | null;
  counts(): BusCounts;
  /** Lets go of all work at once, so that others take it. */
  close(): Promise<void>;
}
