import { setTimeout as wait } from 'node:timers/promises';

export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A call to make; a function creates the headers anew for each attempt. */
export type PostedCall = Omit<WebhookCall, 'headers'> & {
  headers: WebhookCall['headers'] | (() => WebhookCall['headers']);
};

/** A vendor's webhook deliveries: retried until answered with 2xx, with optional faults. */
export interface Webhooks {
  post(call: PostedCall): void;
  /** From now on, each call is posted this many times. */
  repeat(times: number): void;
  /** Holds calls back until `release` posts them in this order. */
  hold(): void;
  release(order?: 'as_made' | 'reversed'): void;
  /** Resolves when no delivery is in progress. Held calls do not count. */
  settled(): Promise<void>;
  /** The calls answered with 2xx, and the calls given up. */
  delivered: readonly WebhookCall[];
  failed: readonly WebhookCall[];
  close(): void;
}

interface WebhookRules {
  timeoutMs: number;
  /** The delays between retries. */
  retryDelaysMs: readonly number[];
  /** For vendors that read the answer. Default: a 2xx status. */
  isTaken?: (status: number, body: string) => boolean;
  /** Other running work that may make calls; `settled` waits for it too. */
  beside?: ReadonlySet<Promise<unknown>>;
}

export function createWebhooks(rules: WebhookRules): Webhooks {
  return new PostedWebhooks(rules);
}

class PostedWebhooks implements Webhooks {
  readonly delivered: WebhookCall[] = [];
  readonly failed: WebhookCall[] = [];
  readonly #rules: Required<WebhookRules>;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #held: PostedCall[] | null = null;
  #times = 1;

  constructor({ isTaken = (status) => status >= 200 && status < 300, beside = new Set(), ...rules }: WebhookRules) {
    this.#rules = { ...rules, isTaken, beside };
  }

  post(call: PostedCall): void {
    if (this.#held === null) this.#send(call);
    else this.#held.push(call);
  }

  repeat(times: number): void {
    this.#times = times;
  }

  hold(): void {
    this.#held ??= [];
  }

  release(order: 'as_made' | 'reversed' = 'as_made'): void {
    const calls = this.#held ?? [];
    this.#held = null;
    for (const call of order === 'reversed' ? calls.toReversed() : calls) this.#send(call);
  }

  async settled(): Promise<void> {
    const { beside } = this.#rules;
    while (this.#underWay.size + beside.size > 0) await Promise.all([...this.#underWay, ...beside]);
  }

  close(): void {
    this.#stop.abort();
  }

  #send(call: PostedCall): void {
    for (let time = 0; time < this.#times; time++) {
      const delivery = this.#deliver(call).finally(() => this.#underWay.delete(delivery));
      this.#underWay.add(delivery);
    }
  }

  async #deliver({ headers, ...posted }: PostedCall): Promise<void> {
    const make = () => ({ ...posted, headers: typeof headers === 'function' ? headers() : headers });
    let call = make();
    for (const delayMs of [0, ...this.#rules.retryDelaysMs]) {
      const rested = await wait(delayMs, true, { signal: this.#stop.signal }).catch(() => false);
      if (!rested) return;
      call = make();
      if (await this.#attempt(call)) {
        this.delivered.push(call);
        return;
      }
    }
    this.failed.push(call);
  }

  async #attempt({ url, headers, body }: WebhookCall): Promise<boolean> {
    const { timeoutMs, isTaken } = this.#rules;
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(() => null);
    const text = await answer?.text().catch(() => null); // Connection errors count even if the body is not read.
    return answer !== null && text != null && isTaken(answer.status, text);
  }
}
