import type { SendFrame } from '../protocol/guest-frames.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { SendPace } from './send-pace.ts';
import { Timers } from './timers.ts';
import type { ClientClock } from './world.ts';

export type Delivery = 'waiting' | 'sending' | 'failed';

/** What the lines need of their connection. */
export interface LineWay {
  isOnline(): boolean;
  emit(frame: SendFrame): void;
  /** What has become of a line that the server has not confirmed. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** Sends what waits in the outbox: in its order, at the server's pace, and again where a connection was lost. */
export class LineSender {
  readonly #outbox: Outbox;
  readonly #way: LineWay;
  readonly #pace: SendPace;
  readonly #timers: Timers<'flush'>;

  constructor(outbox: Outbox, clock: ClientClock, way: LineWay) {
    this.#outbox = outbox;
    this.#way = way;
    this.#pace = new SendPace(clock);
    this.#timers = new Timers(clock);
  }

  /** Sends as many lines as may go now; the others follow by themselves. */
  flush(): void {
    if (!this.#way.isOnline()) return;
    const restMs = this.#pace.restMs();
    if (restMs > 0) {
      this.#timers.after('flush', restMs, () => this.flush());
      return;
    }
    const line = this.#outbox.next();
    if (line === undefined) return;
    this.#pace.count();
    this.#way.pending(line, 'sending');
    this.#way.emit({ type: 'send', ...line });
    this.flush();
  }

  /** The server has it. */
  settle(id: string): void {
    this.#outbox.settle(id);
    this.flush();
  }

  /** The server did not take it: it goes again after `retryAfterMs`, or where null when the guest says so. */
  refused(id: string, retryAfterMs: number | null): void {
    if (retryAfterMs === null) this.#outbox.refuse(id);
    else {
      this.#outbox.hold(id);
      this.#pace.pause(retryAfterMs);
    }
    this.flush();
  }

  /** The connection was left: whatever was under way goes again over the next. */
  ground(): void {
    this.#timers.cancel('flush');
    this.#outbox.ground();
  }

  /** The connection was lost; where by a frame that was too big, that was the longest line under way. */
  lost(byTooBig: boolean): void {
    const blamed = byTooBig ? this.#outbox.longestFlying : undefined;
    this.ground();
    if (blamed !== undefined) {
      this.#outbox.refuse(blamed.id);
      this.#way.pending(blamed, 'failed');
    }
    this.showWaiting();
  }

  showWaiting(): void {
    for (const line of this.#outbox.unsent) this.#way.pending(line, 'waiting');
  }
}
