import type { CloseCode } from '../../../shared/protocol/close.ts';
import type { GuestServerFrame } from '../../../shared/protocol/guest-frames.ts';
import { type GuestEvent, readGuestEvents } from '../../store/conversations/guest-events.ts';
import type { ConversationDeps } from '../deps.ts';
import type { Closing, GuestListener, GuestSignal } from '../feed.ts';
import { toGuestFrame } from '../frames.ts';
import type { GuestSession } from './guest-session.ts';

const PAGE_EVENTS = 200;

/** Receives a stream's frames: a WebSocket, or an open HTTP response. */
export interface FrameSink {
  readonly isClosing: boolean;
  send(frame: object): void;
  sendIfIdle(frame: object): void;
  /** Settles when there is room for another frame. */
  ready(): Promise<void>;
  close(code: CloseCode, reason: string): void;
}

/**
 * Sends one conversation's events to one page, each number once and in order. It subscribes before it reads the table, so
 * that no event is missed in between. A live event that does not follow the last one sent makes it read the table again.
 */
export class GuestStream implements GuestListener {
  readonly #deps: Pick<ConversationDeps, 'db' | 'feed' | 'log'>;
  readonly #propertyId: string;
  readonly #conversationId: string;
  readonly #level: number;
  readonly #sink: FrameSink;
  #last = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #unsubscribe: (() => void) | null = null;

  constructor(
    deps: Pick<ConversationDeps, 'db' | 'feed' | 'log'>,
    { propertyId, conversationId, level }: Pick<GuestSession, 'propertyId' | 'conversationId' | 'level'>,
    sink: FrameSink,
  ) {
    this.#deps = deps;
    this.#propertyId = propertyId;
    this.#conversationId = conversationId;
    this.#level = level;
    this.#sink = sink;
  }

  /** Sends the first frames, then every event after a number, then live ones. */
  async start(first: readonly GuestServerFrame[], after: number): Promise<void> {
    this.#last = after;
    this.#again = true; // until the first read is done, live events only request another read
    const ignoreProperty = this.#deps.feed.onProperty(this.#propertyId, () =>
      this.#sink.sendIfIdle({ type: 'property' }),
    );
    const ignoreGuest = this.#deps.feed.onGuest(this.#conversationId, this);
    this.#unsubscribe = () => {
      ignoreProperty();
      ignoreGuest();
    };
    for (const frame of first) this.#sink.send(frame);
    await this.#read();
  }

  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  event(event: GuestEvent): void {
    if (this.#reading === null) this.#send(event);
    this.end(event.seq);
  }

  signal(signal: GuestSignal): void {
    this.#sink.sendIfIdle(signal);
  }

  closing({ code, below = Number.POSITIVE_INFINITY }: Closing): void {
    if (this.#level < below) this.#sink.close(code as CloseCode, 'closed');
  }

  end(seq: number): void {
    if (seq <= this.#last) return;
    this.#again = true;
    this.#read().catch((error: unknown) => {
      this.#deps.log.error({ err: error }, 'a guest’s stream could not be read');
      this.#sink.close(1011, 'fault');
    });
  }

  /** Reads the table until there is nothing new. A call during a read makes that read run once more. */
  #read(): Promise<void> {
    this.#reading ??= this.#readAll();
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#again && !this.#sink.isClosing) {
        this.#again = false;
        const events = await readGuestEvents(this.#deps.db, this.#conversationId, {
          after: this.#last,
          limit: PAGE_EVENTS,
        });
        for (const event of events) {
          await this.#sink.ready();
          this.#send(event);
        }
        if (events.length === PAGE_EVENTS) this.#again = true;
      }
    } finally {
      this.#reading = null; // no await between the last read and this line, or an event could be missed
    }
  }

  #send(event: GuestEvent): void {
    if (event.seq !== this.#last + 1) return;
    this.#last = event.seq;
    this.#sink.send(toGuestFrame(event));
  }
}
