import type { WebSocket } from 'ws';
import { CLOSE, type CloseCode } from '../../shared/protocol/close.ts';
import { HEARTBEAT_MS, HELLO_TIMEOUT_MS, SILENCE_MS_MAX } from '../../shared/protocol/limits.ts';

const INBOUND_FRAMES_MAX = 64;
const DROPPABLE_BYTES_MAX = 64 * 1024;
const TERMINATE_MS = 2_000;
/** How long a full send buffer may take to drain before the client counts as too slow. */
const ROOM_MS_MAX = 10_000;
const LOOK_MS = 20;
const BAD_FRAMES_MAX = 3;
const BAD_FRAMES_WINDOW_MS = 60_000;
const PING_JITTER = 0.2;

/** Handles the incoming frames of one kind of socket. */
export interface ConnectionHandler {
  /** Called with one frame at a time; the next one waits until this settles. A rejection closes the socket with `fault`. */
  handle(text: string): Promise<void>;
  closed(): void;
}

/**
 * One WebSocket, of a guest or a desk: keeps frames in order, limits the buffers and detects dead peers. A client too slow
 * for `bufferBytesMax` is closed with 4413 and resumes later from its last event number.
 */
export class Connection {
  readonly #socket: WebSocket;
  readonly #bufferBytesMax: number;
  readonly #inbound: string[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #badFramesAt: number[] = [];
  #busy = false;
  #heardAt = Date.now();
  #greeted = false;
  #isOverdue = false;
  #handler: ConnectionHandler | null = null;
  #closing = false;

  constructor(socket: WebSocket, { bufferBytesMax }: { bufferBytesMax: number }) {
    this.#socket = socket;
    this.#bufferBytesMax = bufferBytesMax;
  }

  /** Begins to listen. The hello must come within five seconds, even if other frames come. */
  start(handler: ConnectionHandler): void {
    this.#handler = handler;
    this.#socket.on('message', (data, binary) => {
      this.#heardAt = Date.now();
      if (binary) this.close(CLOSE.badFrame, 'text frames only');
      else this.#take(String(data));
    });
    this.#socket.on('pong', () => {
      this.#heardAt = Date.now();
    });
    this.#socket.on('error', () => undefined); // a close event follows, with the code
    this.#socket.on('close', () => {
      this.#closing = true;
      for (const timer of this.#timers) clearInterval(timer);
      handler.closed();
    });
    this.#timers.push(
      setTimeout(() => setImmediate(() => this.#endUnlessGreeted()), HELLO_TIMEOUT_MS),
      setInterval(() => this.#beat(), HEARTBEAT_MS * (1 + PING_JITTER * (2 * Math.random() - 1))),
    );
  }

  /** Call when the hello was accepted: the socket may then stay open. */
  greeted(): void {
    this.#greeted = true;
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  /** Sends a frame. A client with too much unread data is closed. */
  send(frame: object): void {
    if (this.#closing) return;
    const text = JSON.stringify(frame);
    if (this.#socket.bufferedAmount + Buffer.byteLength(text) > this.#bufferBytesMax) {
      this.#closeSlow();
      return;
    }
    this.#socket.send(text);
  }

  /** Sends a frame that may be dropped: it is, if the client is behind. */
  sendIfIdle(frame: object): void {
    if (this.#socket.bufferedAmount < DROPPABLE_BYTES_MAX) this.send(frame);
  }

  /**
   * Settles when there is room for another frame. Await it between the frames of a long answer, so that only a client that
   * reads nothing is closed, and not one that asked for much.
   */
  async ready(): Promise<void> {
    const end = Date.now() + ROOM_MS_MAX;
    // The socket has no event for an emptied buffer, so poll.
    while (!this.#closing && this.#socket.bufferedAmount > DROPPABLE_BYTES_MAX) {
      if (Date.now() > end) return this.#closeSlow();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  /** Tells the client that a frame was invalid; the third within a minute closes the socket. */
  refuseFrame(detail: string, id?: string): void {
    this.send({ type: 'error', code: 'bad_frame', detail, ...(id === undefined ? {} : { id }) });
    const now = Date.now();
    this.#badFramesAt.push(now);
    while (now - (this.#badFramesAt[0] ?? now) > BAD_FRAMES_WINDOW_MS) this.#badFramesAt.shift();
    if (this.#badFramesAt.length >= BAD_FRAMES_MAX) this.close(CLOSE.badFrame, 'three bad frames');
  }

  close(code: CloseCode, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#inbound.length = 0;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), SILENCE_MS_MAX).unref();
  }

  /** Drops the connection without a close frame, so that the client sends its message again: it may not be stored. */
  drop(): void {
    this.#closing = true;
    this.#socket.terminate();
  }

  #closeSlow(): void {
    this.close(CLOSE.tooSlow, 'too slow');
    setTimeout(() => this.#socket.terminate(), TERMINATE_MS).unref();
  }

  #take(text: string): void {
    if (this.#closing) return;
    this.#inbound.push(text);
    if (this.#inbound.length >= INBOUND_FRAMES_MAX) this.#socket.pause();
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let text = this.#inbound.shift(); text !== undefined; text = this.#inbound.shift()) {
      if (this.#inbound.length < INBOUND_FRAMES_MAX / 2 && this.#socket.isPaused) this.#socket.resume();
      await this.#handler?.handle(text).catch(() => this.close(CLOSE.fault, 'fault'));
    }
    this.#busy = false;
    if (this.#isOverdue) this.#endUnlessGreeted();
  }

  /** Ends a socket without a hello. A hello that arrived in time but is still unread, as the process was busy, is handled first. */
  #endUnlessGreeted(): void {
    if (this.#greeted) return;
    if (this.#busy) this.#isOverdue = true;
    else this.close(CLOSE.helloTimeout, 'no hello');
  }

  #beat(): void {
    if (Date.now() - this.#heardAt > SILENCE_MS_MAX) this.drop();
    else this.#socket.ping();
  }
}
