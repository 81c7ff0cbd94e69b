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

/** `isTaken`: for vendors that read the answer; default: 2xx. */
export function createWebhooks({
  timeoutMs,
  retryDelaysMs,
  isTaken = (status) => status >= 200 && status < 300,
}: {
  timeoutMs: number;
  retryDelaysMs: readonly number[];
  isTaken?: (status: number, body: string) => boolean;
}): Webhooks {
  const delivered: WebhookCall[] = [];
  const failed: WebhookCall[] = [];
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  let held: PostedCall[] | null = null;
  let times = 1;

  async function attempt({ url, headers, body }: WebhookCall): Promise<boolean> {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(() => null);
    const told = await answer?.text().catch(() => null); // an answer's connection is of interest even where its body is not
    return answer !== null && told != null && isTaken(answer.status, told);
  }

  async function deliver({ headers, ...posted }: PostedCall): Promise<void> {
    const make = () => ({ ...posted, headers: typeof headers === 'function' ? headers() : headers });
    let call = make();
    for (const delayMs of [0, ...retryDelaysMs]) {
      const rested = await wait(delayMs, true, { signal: stop.signal }).catch(() => false);
      if (!rested) return;
      call = make();
      if (await attempt(call)) {
        delivered.push(call);
        return;
      }
    }
    failed.push(call);
  }

  function send(call: PostedCall): void {
    for (let time = 0; time < times; time++) {
      const delivery = deliver(call).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
  }

  return {
    delivered,
    failed,
    post(call) {
      if (held === null) send(call);
      else held.push(call);
    },
    repeat(count) {
      times = count;
    },
    hold() {
      held ??= [];
    },
    release(order = 'as_made') {
      const calls = held ?? [];
      held = null;
      for (const call of order === 'reversed' ? calls.toReversed() : calls) send(call);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => stop.abort(),
  };
}
