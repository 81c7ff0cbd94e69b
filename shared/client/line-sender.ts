import type { SendFrame } from '../protocol/guest-frames.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { SendPace } from './send-pace.ts';
import { Timers } from './timers.ts';
import type { ClientClock } from './world.ts';

export type Delivery = 'waiting' | 'sending' | 'failed';

/** The parts of the connection that sending uses. */
export interface LineWay {
  isOnline(): boolean;
  emit(frame: SendFrame): void;
  /** Called with the delivery state of an unconfirmed message. */
  pending(line: Outgoing, delivery: Delivery): void;
}

/** Sends the outbox: in order, at the server's pace, and again after a lost connection. */
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

  /** Sends as many messages as allowed now; others follow by themselves. */
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

  /** Call when the server has stored the message. */
  settle(id: string): void {
    this.#outbox.settle(id);
    this.flush();
  }

  /** Call when the server refused it: sent again after `retryAfterMs`; if null, only when the guest asks. */
  refused(id: string, retryAfterMs: number | null): void {
    if (retryAfterMs === null) this.#outbox.refuse(id);
    else {
      this.#outbox.hold(id);
      this.#pace.pause(retryAfterMs);
    }
    this.flush();
  }

  /** Call when the connection ended: unconfirmed messages are sent again over the next one. */
  ground(): void {
    this.#timers.cancel('flush');
    this.#outbox.ground();
  }

  /** Call when the connection was lost. If a frame was too big, the longest unconfirmed message is refused. */
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
