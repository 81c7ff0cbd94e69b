import type { ClientClock } from './world.ts';

const BURST = 10;
const REFILL_MS = 1_000;

/** Keeps to the server's limit: ten messages at once, then one per second. */
export class SendPace {
  readonly #clock: ClientClock;
  #tokens = BURST;
  #countedAt: number;
  #pausedUntil = 0;

  constructor(clock: ClientClock) {
    this.#clock = clock;
    this.#countedAt = clock.now();
  }

  /** Milliseconds until the next message may be sent; 0: now. */
  restMs(): number {
    const now = this.#clock.now();
    this.#tokens = Math.min(BURST, this.#tokens + (now - this.#countedAt) / REFILL_MS);
    this.#countedAt = now;
    const missing = this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) * REFILL_MS);
    return Math.max(missing, this.#pausedUntil - now, 0);
  }

  count(): void {
    this.#tokens -= 1;
  }

  /** The server asked to wait. */
  pause(ms: number): void {
    this.#tokens = Math.min(this.#tokens, 1);
    this.#pausedUntil = this.#clock.now() + ms;
  }
}
