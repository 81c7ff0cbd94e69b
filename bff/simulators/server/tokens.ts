/** What a vendor hands out at a log-in: good until its time is over, or until the hotel takes the access away. */
export class Tokens {
  readonly #now: () => number;
  readonly #goodUntil = new Map<string, number>();
  isRevoked = false;

  /** `now`: in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  give(token: string, lastsMs: number): void {
    this.#goodUntil.set(token, this.#now() + lastsMs);
  }

  isGood(token: string): boolean {
    return !this.isRevoked && (this.#goodUntil.get(token) ?? 0) > this.#now();
  }

  /** None that was handed out is good any more; another may be had. */
  expire(): void {
    this.#goodUntil.clear();
  }

  revoke(revoked: boolean): void {
    this.isRevoked = revoked;
  }
}
