/** A vendor's access tokens. They are valid until they expire or the hotel revokes the access. */
export class Tokens {
  readonly #now: () => number;
  readonly #goodUntil = new Map<string, number>();
  isRevoked = false;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  give(token: string, lastsMs: number): void {
    this.#goodUntil.set(token, this.#now() + lastsMs);
  }

  isGood(token: string): boolean {
    return !this.isRevoked && (this.#goodUntil.get(token) ?? 0) > this.#now();
  }

  /** Expires all issued tokens; new ones can be issued. */
  expire(): void {
    this.#goodUntil.clear();
  }

  revoke(revoked: boolean): void {
    this.isRevoked = revoked;
  }
}
