import { backoffMs } from '../../../../shared/client/backoff.ts';
import { type AnyFrame, readFrame } from '../../../../shared/client/world.ts';
import { CLOSE } from '../../../../shared/protocol/close.ts';
import type { DeskClientFrame } from '../../../../shared/protocol/desk-frames.ts';
import { HEARTBEAT_MS, SUBPROTOCOL } from '../../../../shared/protocol/limits.ts';
import { DeskError } from '../request.ts';
import type { Live, LiveHandlers, OpenLive } from './live.ts';
import { readDeskEvent } from './read-event.ts';

/** Without a frame or pong for this long, the connection is dead. */
const SILENCE_MS_MAX = 2 * HEARTBEAT_MS - 5_000;

/** Time for an answer when checking the connection. */
const DOUBT_MS_MAX = 5_000;

/** The live connection's access to the outside. */
export interface LiveWorld {
  openSocket(path: string, subprotocol: string): WebSocket;
  random(): number;
  /** Calls `wake` when a reconnect makes sense: online again, page shown again. Returns its undo. */
  onWake(wake: () => void): () => void;
  /** Calls `lost` when the browser loses its network. Returns its undo. */
  onLost(lost: () => void): () => void;
}

/** The live connection over WebSocket: a new ticket per attempt, resumed by event number. */
export function createOpenLive(world: LiveWorld): OpenLive {
  return (propertyId, lastEvent, handlers) => new SocketLive(world, propertyId, lastEvent, handlers);
}

class SocketLive implements Live {
  readonly #world: LiveWorld;
  readonly #propertyId: string;
  readonly #lastEvent: () => number;
  readonly #handlers: LiveHandlers;
  readonly #stopListening: readonly (() => void)[];
  #socket: WebSocket | null = null;
  #epoch: string | null = null;
  #failures = 0;
  #trying = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #doubting: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #presence: Extract<DeskClientFrame, { type: 'presence' }> = { type: 'presence', conversationId: null, typing: false };

  constructor(world: LiveWorld, propertyId: string, lastEvent: () => number, handlers: LiveHandlers) {
    this.#world = world;
    this.#propertyId = propertyId;
    this.#lastEvent = lastEvent;
    this.#handlers = handlers;
    this.#stopListening = [world.onWake(() => this.#wake()), world.onLost(() => this.#cutOff())];
    void this.#connect();
  }

  look(conversationId: string | null): void {
    const same = this.#presence.conversationId === conversationId;
    this.#presence = { type: 'presence', conversationId, typing: same && this.#presence.typing };
    this.#send(this.#presence);
  }

  typing(conversationId: string, on: boolean): void {
    if (this.#presence.conversationId !== conversationId) return;
    this.#presence = { type: 'presence', conversationId, typing: on };
    this.#send(this.#presence);
  }

  resume(): void {
    if (this.#closed || this.#socket === null) return;
    this.#drop();
    void this.#connect();
  }

  doubt(): void {
    if (this.#socket === null) return;
    const askedAt = Date.now();
    this.#send({ type: 'ping' });
    clearTimeout(this.#doubting);
    this.#doubting = setTimeout(() => {
      if (this.#heardAt < askedAt) this.#cutOff();
    }, DOUBT_MS_MAX);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stopListening) stop();
    clearTimeout(this.#doubting);
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #connect(): Promise<void> {
    if (this.#closed || this.#trying || this.#socket !== null) return;
    this.#trying = true;
    clearTimeout(this.#retry);
    try {
      const ticket = await this.#handlers.ticket();
      if (!this.#closed) this.#open(ticket);
    } catch (error) {
      if (error instanceof DeskError && error.status === 401) return this.#handlers.onRefused();
      this.#later();
    } finally {
      this.#trying = false;
    }
  }

  #open(ticket: string): void {
    const socket = this.#world.openSocket('/desk/socket', SUBPROTOCOL);
    this.#socket = socket;
    this.#heard();
    const lastEvent = this.#lastEvent();
    const resume = this.#epoch === null ? {} : { lastEvent, epoch: this.#epoch };
    socket.onopen = () => this.#send({ type: 'hello', ticket, propertyId: this.#propertyId, ...resume });
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#lost(socket, code);
    this.#beat = setInterval(() => this.#checkPulse(), HEARTBEAT_MS);
  }

  #receive(data: string): void {
    this.#heard();
    const frame = readFrame(data);
    if (frame === null) return;
    if (frame.type === 'welcome') this.#welcome(frame);
    const event = readDeskEvent(frame);
    if (event !== null) this.#handlers.onEvent(event);
  }

  #welcome(frame: AnyFrame): void {
    const fresh = frame['mode'] !== 'resume';
    this.#failures = 0;
    this.#epoch = typeof frame['epoch'] === 'string' ? frame['epoch'] : null;
    this.#handlers.onOnline(fresh, typeof frame['event'] === 'number' ? frame['event'] : 0);
    if (this.#presence.conversationId !== null) this.#send(this.#presence);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    // Signed out, disabled, or without rights to this property.
    if (code === CLOSE.sessionUnknown || code === CLOSE.refused) this.#handlers.onRefused();
    else this.#later();
  }

  #later(): void {
    if (this.#closed) return;
    this.#failures += 1;
    this.#handlers.onOffline();
    this.#retry = setTimeout(() => void this.#connect(), backoffMs(this.#failures, this.#world.random));
  }

  #wake(): void {
    if (this.#socket !== null) {
      this.#checkPulse();
      this.#send(this.#presence); // marks as read what came while the page was hidden
    } else void this.#connect();
  }

  #checkPulse(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heardAt > SILENCE_MS_MAX) this.#cutOff();
    else this.#send({ type: 'ping' });
  }

  /** Closes the socket, whatever its state. */
  #cutOff(): void {
    if (this.#socket === null) return;
    this.#drop();
    this.#later();
  }

  #heard(): void {
    this.#heardAt = Date.now();
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(frame: DeskClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
