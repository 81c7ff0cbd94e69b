import { CLOSE } from '../../protocol/close.ts';
import type { GuestClientFrame, HelloFrame } from '../../protocol/guest-frames.ts';
import { HEARTBEAT_MS } from '../../protocol/limits.ts';
import { GuestStream } from '../guest-stream.ts';
import { makeHello } from '../hello.ts';
import { openHttpTransport } from '../http-transport.ts';
import { LineSender } from '../line-sender.ts';
import type { Outbox } from '../outbox.ts';
import { openSocketTransport } from '../socket-transport.ts';
import { Timers } from '../timers.ts';
import { type AnyFrame, isRecord, LOST, type OpenTransport, type Transport } from '../world.ts';
import type { GuestClientEvents, GuestClientOptions } from './options.ts';
import { areBlocked, countLoss, countWelcome, isFinal, NO_TRIES, oneMoreSocket, waitMs } from './tries.ts';

const WELCOME_MS_MAX = 10_000;
const PONG_MS_MAX = 10_000;
const HEALTHY_MS = 60_000;
const SOCKET_AGAIN_MS = 5 * 60_000;
const HOLE_MS_MAX = 5_000;
const READ_EVERY_MS = 2_000;

/**
 * A guest's connection that reconnects by itself: `connect` → `#welcome` → `#lost` → `connect` …, until `#stop`. `tries.ts`
 * counts failures, GuestStream orders frames, LineSender sends the guest's messages.
 */
export class GuestConnection {
  readonly lines: LineSender;
  /** The current session token. */
  session: string | undefined;
  readonly #options: GuestClientOptions;
  readonly #events: GuestClientEvents;
  readonly #outbox: Outbox;
  readonly #openSocket: OpenTransport;
  readonly #openHttp: OpenTransport | null;
  readonly #timers: Timers<'retry' | 'welcome' | 'ping' | 'pong' | 'healthy' | 'hole' | 'socket' | 'read'>;
  readonly #stream = new GuestStream();
  #transport: Transport | null = null;
  #isOnline = false;
  #isStopped = false;
  #overHttp = false;
  #tries = NO_TRIES;
  /** The server's requested wait before reconnecting. */
  #askedMs: number | null = null;
  #heartbeatMs: number = HEARTBEAT_MS;
  /** Epoch of the event numbers shown; numbers continue only within one epoch. */
  #epoch: string | undefined;
  /** A token that the server rejected, until the next attempt. */
  #revoked: string | undefined;
  #identity: string | null;
  /** A consent that is not confirmed yet: sent again with each hello. */
  #consent: HelloFrame['consent'];
  #readSeq = 0;

  constructor(options: GuestClientOptions, events: GuestClientEvents, outbox: Outbox) {
    const { baseUrl, clock, createSocket, fetch, identity = null } = options;
    this.#options = options;
    this.#events = events;
    this.#outbox = outbox;
    this.#identity = identity;
    this.session = outbox.session;
    this.#openSocket = openSocketTransport(createSocket, baseUrl);
    this.#openHttp = fetch === undefined ? null : openHttpTransport(fetch, clock, baseUrl);
    this.#timers = new Timers(clock);
    this.lines = new LineSender(outbox, clock, {
      isOnline: () => this.#isOnline,
      emit: (frame) => this.emit(frame),
      pending: (line, delivery) => events.pending(line, delivery),
    });
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** Sends a frame if connected, else drops it. What must arrive is queued elsewhere. */
  emit(frame: GuestClientFrame): void {
    if (this.#isOnline) this.#transport?.send(frame);
  }

  connect(): void {
    this.#timers.cancel('retry');
    if (this.#isStopped || this.#transport !== null) return;
    if (this.#revoked !== undefined) this.#leaveRevoked(this.#revoked);
    this.#events.link(this.#hasNetwork ? 'connecting' : 'offline', null);
    this.#overHttp = this.#openHttp !== null && areBlocked(this.#tries);
    const open = (this.#overHttp && this.#openHttp) || this.#openSocket;
    this.#transport = open(this.#makeHello(), {
      frame: (frame) => this.#take(frame),
      alive: () => this.#watchSilence(),
      closed: (code, retryAfterMs) => this.#lost(code, retryAfterMs),
    });
    this.#timers.after('welcome', WELCOME_MS_MAX, () => this.drop());
  }

  /** Closes a dead connection and reconnects. */
  drop(): void {
    if (this.#transport !== null) this.#lost(LOST, null);
  }

  /** Connects at once, or checks that the connection still works. */
  wake(): void {
    if (this.#isOnline) this.#probe();
    else if (this.#transport === null) this.#connectAfresh();
  }

  identify(jwt: string): void {
    this.#identity = jwt;
    if (this.#transport !== null) this.#reconnect();
  }

  consent(given: NonNullable<HelloFrame['consent']>): void {
    this.#consent = given;
    this.emit({ type: 'consent', ...given });
  }

  read(seq: number): void {
    this.#readSeq = Math.max(this.#readSeq, seq);
    if (this.#isOnline && !this.#timers.has('read')) this.#sendRead();
  }

  olderThan(seq: number, limit?: number): void {
    if (!this.#isOnline) return;
    this.#stream.expectOlder();
    this.emit({ type: 'history', before: seq, ...(limit !== undefined && { limit }) });
  }

  startOver(): void {
    this.#isStopped = false;
    this.#tries = { ...this.#tries, renewed: false };
    this.#revoked = undefined;
    this.#outbox.clear();
    this.#useSession(undefined);
    this.#reconnect();
  }

  /** Switches to the session of another tab. */
  takeSession(): void {
    if (this.#isStopped) return;
    this.#useSession(this.#outbox.session);
    this.#reconnect();
  }

  close(): void {
    this.#isStopped = true;
    this.#leave();
    this.lines.ground();
    this.#timers.cancelAll();
  }

  get #hasNetwork(): boolean {
    return this.#options.isOnline?.() ?? true;
  }

  #makeHello(): HelloFrame {
    const { propertyId, locale, page } = this.#options;
    return makeHello({
      propertyId,
      session: this.session,
      epoch: this.#epoch,
      last: this.#stream.last,
      locale: locale(),
      identity: this.#identity,
      consent: this.#consent,
      page: page?.(),
    });
  }

  #take(frame: AnyFrame): void {
    if (frame.type === 'pong') return;
    if (frame.type === 'welcome') this.#welcome(frame);
    if (frame.type === 'reset') this.#stream.restart(this.#stream.last === 0 ? 0 : null);
    if (frame.type === 'notice') this.#askedMs = numberOrNull(frame['retryAfterMs']);
    if (frame.type === 'consent') this.#consent = undefined;
    const { show, missingAfter, lost } = this.#stream.take(frame);
    if (missingAfter !== undefined) this.#fillHole(missingAfter);
    if (!this.#stream.hasHole) this.#timers.cancel('hole');
    for (const shown of show) this.#show(shown);
    if (lost === true) this.#resync();
    if (frame.type === 'welcome') this.lines.flush();
  }

  #show(frame: AnyFrame): void {
    const { type, id, message } = frame;
    if (type === 'ack') this.lines.settle(String(id));
    if (type === 'message' && isRecord(message) && typeof message['clientId'] === 'string')
      this.lines.settle(message['clientId']);
    if (type === 'error') {
      const ms = numberOrNull(frame['retryAfterMs']);
      this.#askedMs = ms ?? this.#askedMs;
      if (typeof id === 'string') this.lines.refused(id, ms);
    }
    this.#events.frame(frame);
  }

  #welcome(frame: AnyFrame): void {
    this.#isOnline = true;
    this.#tries = countWelcome(this.#tries, this.#overHttp);
    this.#timers.cancel('welcome');
    this.#epoch = String(frame['epoch']);
    this.session = String(frame['session']);
    if (this.#outbox.session !== this.session) this.#outbox.setSession(this.session);
    if (frame['seq'] === 0) this.#stream.restart(0);
    else this.#stream.restart(frame['mode'] === 'resume' ? this.#stream.last : null);
    this.#heartbeatMs = Math.min(numberOrNull(frame['heartbeatMs']) ?? HEARTBEAT_MS, HEARTBEAT_MS);
    this.#watchSilence();
    this.#timers.after('healthy', HEALTHY_MS, () => {
      this.#tries = { ...this.#tries, failures: 0, renewed: false };
    });
    if (this.#overHttp) this.#timers.after('socket', SOCKET_AGAIN_MS, () => this.#trySocket());
    if (this.#readSeq > 0) this.#sendRead();
    this.#events.link('online', null);
  }

  #watchSilence(): void {
    this.#timers.cancel('pong');
    if (this.#isOnline) this.#timers.after('ping', this.#heartbeatMs, () => this.#probe());
  }

  #probe(): void {
    this.emit({ type: 'ping' });
    this.#timers.after('pong', PONG_MS_MAX, () => this.drop());
  }

  #fillHole(after: number): void {
    this.emit({ type: 'history', after });
    if (!this.#timers.has('hole')) this.#timers.after('hole', HOLE_MS_MAX, () => this.#resync());
  }

  /** Fallback for every inconsistency: reconnect without a number and load a snapshot. */
  #resync(): void {
    this.#useSession(this.session);
    this.drop();
  }

  /** Switches from HTTP back to a socket when nothing is being sent; if that fails, returns to HTTP at once. */
  #trySocket(): void {
    if (this.#outbox.flying > 0) {
      this.#timers.after('socket', HEARTBEAT_MS, () => this.#trySocket());
      return;
    }
    this.#tries = oneMoreSocket(this.#tries);
    this.#leave();
    this.lines.ground();
    this.connect();
  }

  /** Closes the current connection without reporting it. */
  #leave(): void {
    const old = this.#transport;
    this.#transport = null;
    this.#isOnline = false;
    this.#timers.cancel('welcome', 'ping', 'pong', 'healthy', 'hole', 'socket');
    old?.close();
  }

  #lost(code: number, retryAfterMs: number | null): void {
    const before = this.#tries;
    const loss = { code, wasOnline: this.#isOnline, overHttp: this.#overHttp, hasNetwork: this.#hasNetwork };
    this.#tries = countLoss(before, loss);
    this.#leave();
    this.lines.lost(code === CLOSE.tooBig);
    if (code === CLOSE.gone) this.#outbox.clear();
    if (isFinal(code, before, this.#tries)) {
      this.#isStopped = true;
      this.#events.link('stopped', code);
      return;
    }
    if (code === CLOSE.sessionUnknown) this.#revoked = this.session;
    const askedMs = retryAfterMs ?? this.#askedMs;
    this.#askedMs = null;
    const ms = askedMs ?? waitMs(code, this.#tries, this.#options.random);
    this.#timers.after('retry', ms, () => this.connect());
    this.#events.link(this.#tries.failures > 1 || !this.#hasNetwork ? 'offline' : 'connecting', null);
  }

  #reconnect(): void {
    this.#leave();
    this.lines.ground();
    this.#connectAfresh();
  }

  #connectAfresh(): void {
    this.#tries = { ...this.#tries, failures: 0 };
    this.connect();
  }

  /** Another tab may have the replacement token; otherwise the conversation is over for this page. */
  #leaveRevoked(token: string): void {
    this.#revoked = undefined;
    this.#outbox.readAgain();
    if (this.#outbox.session === token) this.#outbox.setSession(undefined);
    this.#useSession(this.#outbox.session);
  }

  /** Starts a session from its beginning: numbers of another session do not count. */
  #useSession(session: string | undefined): void {
    this.session = session;
    this.#epoch = undefined;
    this.#stream.restart(null);
  }

  #sendRead(): void {
    this.emit({ type: 'read', seq: this.#readSeq });
    this.#readSeq = 0;
    this.#timers.after('read', READ_EVERY_MS, () => {
      if (this.#readSeq > 0) this.#sendRead();
    });
  }
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
