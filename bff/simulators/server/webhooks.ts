import { setTimeout as wait } from 'node:timers/promises';

export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A call that is to be made; `headers` again for each try, where they say when that is. */
export type PostedCall = Omit<WebhookCall, 'headers'> & {
  headers: WebhookCall['headers'] | (() => WebhookCall['headers']);
};

/** A vendor's posting of webhooks: tried again until it is answered 2xx, and unreliable on order. */
export interface Webhooks {
  post(call: PostedCall): void;
  /** From now on each is posted so many times. */
  repeat(times: number): void;
  /** Keeps them back until `release`, which posts them in that order. */
  hold(): void;
  release(order?: 'as_made' | 'reversed'): void;
  /** Resolves when nothing is on its way (what is held back does not count). */
  settled(): Promise<void>;
  /** What was answered 2xx, and what was given up. */
  delivered: readonly WebhookCall[];
  failed: readonly WebhookCall[];
  close(): void;
}

interface WebhookRules {
  timeoutMs: number;
  /** Waits between the tries. */
  retryDelaysMs: readonly number[];
  /** For vendors that read the answer; default: 2xx. */
  isTaken?: (status: number, body: string) => boolean;
  /** What else of the vendor's is under way until it has settled, and may make calls. */
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
    const told = await answer?.text().catch(() => null); // an answer's connection is of interest even where its body is not
    return answer !== null && told != null && isTaken(answer.status, told);
  }
}
