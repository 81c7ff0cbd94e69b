/** No answer waits for acks longer than this after its turn came: where messages never stop coming, answers go on beside them. */
const WAIT_MS_MAX = 250;

/** Has answers begin where no message waits for its ack: what is promised with the ack comes first, and the answer is owed from then on. */
export class AcksFirst {
  readonly #waitMsMax: number;
  #storing = 0;
  readonly #waiting = new Set<() => void>();

  constructor(waitMsMax = WAIT_MS_MAX) {
    this.#waitMsMax = waitMsMax;
  }

  /** Stores a message. Until that is done no answer begins. */
  async storing<T>(work: () => Promise<T>): Promise<T> {
    this.#storing += 1;
    try {
      return await work();
    } finally {
      this.#storing -= 1;
      if (this.#storing === 0) this.#letGo();
    }
  }

  /** Settles when no message is being stored, or a turn that came at `since` (of `performance.now()`) has waited long enough. */
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

  /** In the next turn of the loop: acks that settle together have left by then, and their senders' next messages are here. */
  #letGo(): void {
    setImmediate(() => {
      for (const settle of this.#waiting) settle();
    });
  }
}
