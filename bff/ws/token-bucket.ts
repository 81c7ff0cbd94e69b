/** A rate limit: a bucket of `burst` tokens that refills by `perSecond`. Times are in milliseconds. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: number;

  constructor({ perSecond, burst, now }: { perSecond: number; burst: number; now: number }) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes a token and returns 0, or takes none and returns the milliseconds until there is one. */
  take(now: number): number {
    const filled = this.#tokens + ((now - this.#filledAt) / 1_000) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, Math.max(0, filled));
    this.#filledAt = now;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1_000);
    this.#tokens -= 1;
    return 0;
  }
}
