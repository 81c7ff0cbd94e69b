import { CLOSE } from '../protocol/close.ts';
import type { GuestClientFrame, HelloFrame } from '../protocol/guest-frames.ts';
import { HEARTBEAT_MS, HELLO_BYTES_MAX } from '../protocol/limits.ts';
import { backoffMs } from './backoff.ts';
import { GuestStream } from './guest-stream.ts';
import { type FetchLike, openHttpTransport } from './http-transport.ts';
import { type ClientStorage, Outbox, type Outgoing } from './outbox.ts';
import { SendPace } from './send-pace.ts';
import { type CreateSocket, openSocketTransport } from './socket-transport.ts';
import { type AnyFrame, type ClientClock, LOST, type Transport } from './world.ts';

const WELCOME_MS_MAX = 10_000;
const PONG_MS_MAX = 10_000;
const HEALTHY_MS = 60_000;
const SOCKET_TRIES = 2;
const SOCKET_AGAIN_MS = 5 * 60_000;
const GAP_MS_MAX = 5_000;
const OVERLOAD_WAIT_MS_MIN = 5_000;
const READ_EVERY_MS = 2_000;
const FINAL: readonly number[] = [CLOSE.refused, CLOSE.gone, CLOSE.versionNotSpoken];

/*
 * Longer than most files: one state machine, whose every step changes the same few variables.
 */

/** What a page hears of its connection. */
export interface GuestClientEvents {
  /** Every frame of the server, once and in order of its numbers; welcome and acks included. */
  frame(frame: AnyFrame): void;
  /** Connected means `welcome` was seen. `code` is the close code that ended it for good. */
  link(state: 'connecting' | 'online' | 'offline' | 'stopped', code: number | null): void;
  /** A line of the guest's that the server has not confirmed. */
  pending(line: Outgoing, delivery: 'waiting' | 'sending' | 'failed'): void;
}

export interface GuestClientOptions {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  storage: ClientStorage;
  locale(): string;
  page?(): { url: string; title: string };
  identity?: string | null;
  createSocket: CreateSocket;
  /** For networks that block sockets; without it there are only sockets. */
  fetch?: FetchLike;
  clock: ClientClock;
  /** From 0 to 1. */
  random(): number;
  isOnline?(): boolean;
}

/** A guest's connection: it stays up by itself, and what the guest writes arrives once and in order. */
export interface GuestClient {
  start(): void;
  send(line: Outgoing): void;
  /** Tries a line again that was refused. */
  resend(id: string): void;
  typing(on: boolean): void;
  read(seq: number): void;
  olderThan(seq: number, limit?: number): void;
  rate(score: number, comment?: string): void;
  /** `language`: of the text that was shown. */
  consent(granted: boolean, version: string, language: string): void;
  end(): void;
  /** Has the conversation erased at the server, which then closes the connection for good. */
  erase(): void;
  /** Forgets the conversation here and begins another. */
  startOver(): void;
  identify(jwt: string): void;
  /** The session's token while there is a connection: what else is asked of the server is asked with it. */
  session(): string | undefined;
  /** The page is shown again or the network is back: connect at once, or see whether the connection lives. */
  wake(): void;
  /** The network is gone. */
  offline(): void;
  /** Another tab changed the storage's entry; null where it removed it. */
  storageChanged(text: string | null): void;
  close(): void;
}

export function createGuestClient(options: GuestClientOptions, events: GuestClientEvents): GuestClient {
  const { clock } = options;
  const outbox = new Outbox(options.storage);
  const stream = new GuestStream();
  const pace = new SendPace(clock);
  const timers = new Map<string, unknown>();
  const bySocket = openSocketTransport(options.createSocket, options.baseUrl);
  const byHttp = options.fetch === undefined ? null : openHttpTransport(options.fetch, clock, options.baseUrl);

  let transport: Transport | null = null;
  let welcomed = false;
  let stopped = false;
  let overHttp = false;
  let failedSockets = 0;
  let failures = 0;
  let badHellos = 0;
  let renewed = false;
  let epoch: string | undefined;
  let session = outbox.session;
  let revoked: string | undefined;
  let identity = options.identity ?? null;
  let waitMs: number | null = null;
  let agreed: HelloFrame['consent'];
  let readSeq = 0;

  function after(name: string, ms: number, work: () => void): void {
    cancel(name);
    timers.set(
      name,
      clock.setTimeout(() => {
        timers.delete(name);
        work();
      }, ms),
    );
  }

  function cancel(...names: string[]): void {
    for (const name of names) {
      clock.clearTimeout(timers.get(name));
      timers.delete(name);
    }
  }

  const isOnline = (): boolean => options.isOnline?.() ?? true;

  function connect(): void {
    cancel('retry');
    if (stopped || transport !== null) return;
    if (revoked !== undefined) leaveRevoked(revoked);
    events.link(isOnline() ? 'connecting' : 'offline', null);
    overHttp = byHttp !== null && failedSockets >= SOCKET_TRIES;
    const open = overHttp && byHttp !== null ? byHttp : bySocket;
    transport = open(makeHello(), { frame: take, alive: watchSilence, closed: lost });
    after('welcome', WELCOME_MS_MAX, () => drop(LOST));
  }

  function makeHello(): HelloFrame {
    const hello: HelloFrame = {
      type: 'hello',
      propertyId: options.propertyId,
      ...(session !== undefined && { session }),
      ...(session !== undefined && stream.last !== null && epoch !== undefined && { lastSeq: stream.last, epoch }),
      locale: options.locale().slice(0, 35) || 'en',
      ...(identity !== null && { identity }),
      ...(agreed !== undefined && { consent: agreed }),
    };
    const page = options.page?.();
    if (page === undefined) return hello;
    const whole = { ...hello, page: { url: page.url.slice(0, 1_024), title: page.title.slice(0, 256) } };
    return new TextEncoder().encode(JSON.stringify(whole)).length > HELLO_BYTES_MAX ? hello : whole;
  }

  function take(frame: AnyFrame): void {
    if (frame.type === 'pong') return;
    if (frame.type === 'welcome') welcome(frame);
    if (frame.type === 'reset') stream.restart(stream.last === 0 ? 0 : null);
    if (frame.type === 'notice') waitMs = numberOr(frame['retryAfterMs'], null);
    if (frame.type === 'consent') agreed = undefined;
    const { show, missingAfter, lost: hopeless } = stream.take(frame);
    if (missingAfter !== undefined) fillHole(missingAfter);
    if (!stream.hasHole) cancel('gap');
    for (const next of show) tell(next);
    if (hopeless === true) resync();
    if (frame.type === 'welcome') flush();
  }

  function tell(frame: AnyFrame): void {
    if (frame.type === 'ack') settle(String(frame['id']));
    if (frame.type === 'message') {
      const clientId = toRecord(frame['message'])['clientId'];
      if (typeof clientId === 'string') settle(clientId);
    }
    if (frame.type === 'error') refused(frame['id'], numberOr(frame['retryAfterMs'], null));
    events.frame(frame);
  }

  function welcome(frame: AnyFrame): void {
    welcomed = true;
    badHellos = 0;
    if (!overHttp) failedSockets = 0;
    cancel('welcome');
    epoch = String(frame['epoch']);
    session = String(frame['session']);
    if (outbox.session !== session) outbox.setSession(session);
    if (frame['seq'] === 0) stream.restart(0);
    else if (frame['mode'] !== 'resume') stream.restart(null);
    else stream.restart(stream.last);
    heartbeatMs = Math.min(numberOr(frame['heartbeatMs'], null) ?? HEARTBEAT_MS, HEARTBEAT_MS);
    watchSilence();
    after('healthy', HEALTHY_MS, () => {
      failures = 0;
      renewed = false;
    });
    if (overHttp) after('socket', SOCKET_AGAIN_MS, trySocket);
    if (readSeq > 0) sendRead();
    events.link('online', null);
  }

  let heartbeatMs: number = HEARTBEAT_MS;
  function watchSilence(): void {
    cancel('pong');
    if (transport !== null && welcomed) after('ping', heartbeatMs, probe);
  }

  function probe(): void {
    emit({ type: 'ping' });
    after('pong', PONG_MS_MAX, () => drop(LOST));
  }

  function fillHole(last: number): void {
    emit({ type: 'history', after: last });
    if (!timers.has('gap')) after('gap', GAP_MS_MAX, resync);
  }

  /** The one path that is always right: connect without a number, and take a snapshot. */
  function resync(): void {
    stream.restart(null);
    epoch = undefined;
    drop(LOST);
  }

  /** Back from HTTP to a socket, once nothing is under way; where that fails, HTTP is taken up again at once. */
  function trySocket(): void {
    if (outbox.flying > 0) {
      after('socket', HEARTBEAT_MS, trySocket);
      return;
    }
    failedSockets = SOCKET_TRIES - 1;
    leave();
    connect();
  }

  function settle(id: string): void {
    outbox.settle(id);
    flush();
  }

  function refused(id: unknown, retryAfterMs: number | null): void {
    if (retryAfterMs !== null) waitMs = retryAfterMs;
    if (typeof id !== 'string') return;
    if (retryAfterMs === null) outbox.refuse(id);
    else {
      outbox.hold(id);
      pace.pause(retryAfterMs);
    }
    flush();
  }

  function flush(): void {
    if (!welcomed) return;
    const restMs = pace.restMs();
    if (restMs > 0) {
      after('flush', restMs, flush);
      return;
    }
    const line = outbox.next();
    if (line === undefined) return;
    pace.count();
    events.pending(line, 'sending');
    emit({ type: 'send', ...line });
    flush();
  }

  function emit(frame: GuestClientFrame): void {
    if (welcomed) transport?.send(frame);
  }

  /** Ends the present connection without a word to anybody. */
  function leave(): void {
    const old = transport;
    transport = null;
    welcomed = false;
    outbox.ground();
    cancel('welcome', 'ping', 'pong', 'healthy', 'gap', 'flush', 'socket');
    old?.close();
  }

  function drop(code: number): void {
    if (transport !== null) lost(code, null);
  }

  function lost(code: number, retryAfterMs: number | null): void {
    const wasWelcomed = welcomed;
    const blamed = code === CLOSE.tooBig ? outbox.longestFlying : undefined;
    leave();
    if (blamed !== undefined) {
      outbox.refuse(blamed.id);
      events.pending(blamed, 'failed');
    }
    for (const line of outbox.unsent) events.pending(line, 'waiting');
    countTry(code, wasWelcomed);
    if (code === CLOSE.badFrame) badHellos += 1;
    if (code === CLOSE.gone) outbox.clear();
    if (FINAL.includes(code) || badHellos >= 2 || (code === CLOSE.sessionUnknown && renewed)) {
      stop(code);
      return;
    }
    if (code === CLOSE.sessionUnknown) {
      renewed = true;
      revoked = session;
    }
    failures += 1;
    const floorMs = code === CLOSE.overload || code === CLOSE.tooMany ? OVERLOAD_WAIT_MS_MIN : 0;
    const givenMs = retryAfterMs ?? waitMs;
    waitMs = null;
    after('retry', givenMs ?? floorMs + backoffMs(failures, options.random), connect);
    events.link(failures > 1 || !isOnline() ? 'offline' : 'connecting', null);
  }

  /** A lost socket that never welcomed may be blocked; where HTTP fails as well, it is the network that is gone. */
  function countTry(code: number, wasWelcomed: boolean): void {
    if (wasWelcomed || !isOnline() || code !== LOST) return;
    failedSockets = overHttp ? 0 : failedSockets + 1;
  }

  function stop(code: number): void {
    stopped = true;
    events.link('stopped', code);
  }

  /** Another tab may have been given the token that takes its place; else the conversation is gone for this page. */
  function leaveRevoked(token: string): void {
    revoked = undefined;
    outbox.readAgain();
    if (outbox.session === undefined || outbox.session === token) forgetSession();
    else {
      session = outbox.session;
      epoch = undefined;
      stream.restart(null);
    }
  }

  function forgetSession(): void {
    session = undefined;
    epoch = undefined;
    stream.restart(null);
    outbox.setSession(undefined);
  }

  function reconnect(): void {
    leave();
    failures = 0;
    connect();
  }

  function sendRead(): void {
    emit({ type: 'read', seq: readSeq });
    readSeq = 0;
    after('read', READ_EVERY_MS, () => {
      if (readSeq > 0) sendRead();
    });
  }

  return {
    start() {
      for (const line of outbox.unsent) events.pending(line, 'waiting');
      connect();
    },
    send(line) {
      outbox.add(line);
      if (session !== undefined && outbox.session === undefined) outbox.setSession(session);
      if (welcomed) flush();
      else events.pending(line, 'waiting');
    },
    resend(id) {
      outbox.revive(id);
      flush();
    },
    typing: (on) => emit({ type: 'typing', on }),
    read(seq) {
      readSeq = Math.max(readSeq, seq);
      if (welcomed && !timers.has('read')) sendRead();
    },
    olderThan(seq, limit) {
      if (!welcomed) return;
      stream.expectOlder();
      emit({ type: 'history', before: seq, ...(limit !== undefined && { limit }) });
    },
    rate: (score, comment) => emit({ type: 'rate', score, ...(comment !== undefined && { comment }) }),
    consent(granted, version, language) {
      const said = { granted, version, language };
      agreed = said;
      emit({ type: 'consent', ...said });
    },
    end: () => emit({ type: 'end' }),
    erase: () => emit({ type: 'erase' }),
    startOver() {
      stopped = false;
      renewed = false;
      revoked = undefined;
      outbox.clear();
      forgetSession();
      reconnect();
    },
    session: () => (welcomed ? session : undefined),
    identify(jwt) {
      identity = jwt;
      if (transport !== null) reconnect();
    },
    wake() {
      if (stopped) return;
      if (transport === null) {
        failures = 0;
        connect();
      } else if (welcomed) probe();
    },
    offline: () => drop(LOST),
    storageChanged(text) {
      if (!outbox.adopt(text) || stopped) return;
      session = outbox.session;
      epoch = undefined;
      stream.restart(null);
      reconnect();
    },
    close() {
      stopped = true;
      leave();
      for (const name of [...timers.keys()]) cancel(name);
    },
  };
}

function numberOr<T>(value: unknown, other: T): number | T {
  return typeof value === 'number' ? value : other;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
