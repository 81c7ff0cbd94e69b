import { TokenBucket } from './token-bucket.ts';

const SOCKETS_MAX = 10_000;
const SOCKETS_PER_ADDRESS_MAX = 200;
const HANDSHAKES = { perSecond: 20, burst: 200 };
const ADDRESSES_MAX = 20_000;

/** Limits sockets and handshakes per address. The number of remembered addresses is limited too. */
export class ConnectionCaps {
  readonly #open = new Map<string, number>();
  readonly #handshakes = new Map<string, TokenBucket>();
  #total = 0;

  /** Null if another socket may open, else the HTTP answer to refuse it with. */
  check(address: string, now: number): { status: string; retryAfterSeconds: number } | null {
    if (this.#total >= SOCKETS_MAX) return { status: '503 Service Unavailable', retryAfterSeconds: 10 };
    if ((this.#open.get(address) ?? 0) >= SOCKETS_PER_ADDRESS_MAX)
      return { status: '429 Too Many Requests', retryAfterSeconds: 30 };
    const waitMs = this.#bucket(address, now).take(now);
    return waitMs === 0 ? null : { status: '429 Too Many Requests', retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  }

  opened(address: string): void {
    this.#total++;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    this.#total--;
    const remaining = (this.#open.get(address) ?? 1) - 1;
    if (remaining === 0) this.#open.delete(address);
    else this.#open.set(address, remaining);
  }

  #bucket(address: string, now: number): TokenBucket {
    const bucket = this.#handshakes.get(address) ?? new TokenBucket({ ...HANDSHAKES, now });
    this.#handshakes.delete(address);
    this.#handshakes.set(address, bucket);
    if (this.#handshakes.size > ADDRESSES_MAX) {
      const [oldest] = this.#handshakes.keys();
      if (oldest !== undefined) this.#handshakes.delete(oldest);
    }
    return bucket;
  }
}
