/** An answer waits for acks no longer than this, so that a steady stream of messages cannot hold answers up for ever. */
const WAIT_MS_MAX = 250;

/** Lets an answer begin only when no message waits for its ack: storing messages comes before answering them. */
export class AcksFirst {
  readonly #waitMsMax: number;
  #storing = 0;
  readonly #waiting = new Set<() => void>();

  constructor(waitMsMax = WAIT_MS_MAX) {
    this.#waitMsMax = waitMsMax;
  }

  /** Runs `work`, which stores a message. No answer begins until it is done. */
  async storing<T>(work: () => Promise<T>): Promise<T> {
    this.#storing += 1;
    try {
      return await work();
    } finally {
      this.#storing -= 1;
      if (this.#storing === 0) this.#letGo();
    }
  }

  /** Settles when no message is being stored, or when the longest wait since `since` (`performance.now()`) is over. */
  async quiet(since = performance.now()): Promise<void> {
    const end = since + this.#waitMsMax;
    while (this.#storing > 0) {
      const leftMs = end - performance.now();
      if (leftMs <= 0) return;
      await this.#next(leftMs);
    }
  }

  #next(leftMs: number): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve();
      };
      const timer = setTimeout(settle, leftMs);
      this.#waiting.add(settle);
    });
  }

  /** Runs in the next round of the event loop: by then the acks are sent and their senders' next messages have arrived. */
  #letGo(): void {
    setImmediate(() => {
      for (const settle of this.#waiting) settle();
    });
  }
}
