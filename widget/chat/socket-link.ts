import { CLOSE } from '../../shared/protocol/close.ts';
import { SUBPROTOCOL, UNACKED_MAX } from '../../shared/protocol/limits.ts';
import type { ChatLink, LinkEvents, Outgoing } from './chat-link.ts';
import type { AnyFrame } from './chat-state.ts';
import { HISTORY_PAGE } from './chat-store.ts';
import type { createShelf } from './storage.ts';

const FIRST_WAIT_MS = 500;
const WAIT_MS_MAX = 30_000;
const HEALTHY_MS = 60_000;
const SILENCE_MS_MAX = 45_000;
const PONG_MS_MAX = 10_000;
/** Closes after which trying again would only be refused again. */
const FINAL: readonly number[] = [CLOSE.refused, CLOSE.gone, CLOSE.versionNotSpoken];

interface Kept {
  session?: string;
  unsent: Outgoing[];
}

export interface SocketLinkOptions {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  shelf: ReturnType<typeof createShelf>;
  locale(): string;
  identity: string | null;
}

/** The panel's connection over a WebSocket, after realtime.md's client behaviour. */
export function openSocketLink(options: SocketLinkOptions, events: LinkEvents): ChatLink {
  const { shelf } = options;
  let kept = readKept(shelf.read());
  let identity = options.identity;
  let socket: WebSocket | null = null;
  let welcomed = false;
  let lastSeq = 0;
  let epoch: string | undefined;
  let failures = 0;
  let closed = false;
  let renewed = false;
  let badHellos = 0;
  let retryAfterMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let healthy: ReturnType<typeof setTimeout> | undefined;
  const flying = new Set<string>();

  const keep = (): void => shelf.write(JSON.stringify(kept));
  const emit = (frame: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  function connect(): void {
    clearTimeout(timer);
    if (closed || socket !== null) return;
    events.link(navigator.onLine ? 'connecting' : 'offline', null);
    const url = `${options.baseUrl.replace(/^http/, 'ws')}socket`;
    const opened = new WebSocket(url, SUBPROTOCOL);
    socket = opened;
    opened.onopen = () =>
      emit({
        type: 'hello',
        propertyId: options.propertyId,
        ...(kept.session !== undefined && { session: kept.session }),
        ...(lastSeq > 0 && kept.session !== undefined && { lastSeq, epoch }),
        locale: options.locale(),
        page: { url: location.href.slice(0, 1_024), title: document.title.slice(0, 256) },
        ...(identity !== null && { identity }),
      });
    opened.onmessage = ({ data }) => {
      if (socket === opened) receive(String(data));
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) lost(code);
    };
    watchSilence();
  }

  function receive(text: string): void {
    watchSilence();
    const frame = parseFrame(text);
    if (frame === null || frame.type === 'pong') return;
    if (typeof frame['seq'] === 'number' && frame.type !== 'welcome') lastSeq = Math.max(lastSeq, frame['seq']);
    if (frame.type === 'reset') lastSeq = 0;
    if (frame.type === 'notice') retryAfterMs = Number(frame['retryAfterMs']);
    if (frame.type === 'ack') settle(String(frame['id']));
    if (frame.type === 'message') {
      const { clientId } = frame['message'] as { clientId?: string };
      if (clientId !== undefined) settle(clientId);
    }
    if (frame.type === 'error' && typeof frame['id'] === 'string') refused(frame['id'], frame['retryAfterMs']);
    if (frame.type === 'welcome') welcome(frame);
    events.frame(frame);
    if (frame.type === 'welcome') flush();
  }

  function welcome(frame: AnyFrame): void {
    welcomed = true;
    badHellos = 0;
    epoch = String(frame['epoch']);
    if (frame['mode'] !== 'resume') lastSeq = 0;
    kept = { ...kept, session: String(frame['session']) };
    keep();
    healthy = setTimeout(() => {
      failures = 0;
      renewed = false;
    }, HEALTHY_MS);
    events.link('online', null);
  }

  function settle(id: string): void {
    flying.delete(id);
    if (!kept.unsent.some((line) => line.id === id)) return;
    kept = { ...kept, unsent: kept.unsent.filter((line) => line.id !== id) };
    keep();
    flush();
  }

  function refused(id: string, waitMs: unknown): void {
    flying.delete(id);
    if (typeof waitMs === 'number') setTimeout(flush, waitMs);
    else settle(id);
  }

  /** Sends what waits, in order, no more than the server wants to have under way. */
  function flush(): void {
    if (!welcomed) return;
    for (const line of kept.unsent) {
      if (flying.size >= UNACKED_MAX) return;
      if (flying.has(line.id)) continue;
      flying.add(line.id);
      emit({ type: 'send', ...line });
      events.pending(line, 'sending');
    }
  }

  function lost(code: number): void {
    socket = null;
    welcomed = false;
    flying.clear();
    clearTimeout(watch);
    clearTimeout(healthy);
    if (closed) return;
    if (code === CLOSE.gone) shelf.clear();
    if (code === CLOSE.badFrame) badHellos += 1;
    if (FINAL.includes(code) || badHellos >= 2 || (code === CLOSE.sessionUnknown && renewed)) {
      closed = true;
      events.link('stopped', code);
      return;
    }
    if (code === CLOSE.sessionUnknown) {
      renewed = true;
      kept = { unsent: kept.unsent };
      lastSeq = 0;
      keep();
    }
    if (code === CLOSE.tooBig) {
      const [tooBig, ...others] = kept.unsent;
      kept = { ...kept, unsent: others };
      if (tooBig !== undefined) events.pending(tooBig, 'failed');
    }
    for (const line of kept.unsent) events.pending(line, 'waiting');
    const limit = Math.min(WAIT_MS_MAX, FIRST_WAIT_MS * 2 ** ++failures);
    timer = setTimeout(connect, retryAfterMs ?? Math.random() * limit);
    retryAfterMs = null;
    events.link(failures > 1 || !navigator.onLine ? 'offline' : 'connecting', null);
  }

  function watchSilence(): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      emit({ type: 'ping' });
      watch = setTimeout(dropNow, PONG_MS_MAX);
    }, SILENCE_MS_MAX - PONG_MS_MAX);
  }

  function dropNow(): void {
    const dead = socket;
    if (dead === null) return;
    lost(CLOSE.fault);
    dead.close();
  }

  const wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (socket === null) connect();
    else if (welcomed) emit({ type: 'ping' });
  };
  const lose = (): void => dropNow();
  addEventListener('online', wake);
  addEventListener('offline', lose);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);

  return {
    start() {
      for (const line of kept.unsent) events.pending(line, 'waiting');
      connect();
    },
    send(line) {
      shelf.open();
      kept = { ...kept, unsent: [...kept.unsent, line] };
      keep();
      if (welcomed) flush();
      else connect();
    },
    resend(id) {
      flying.delete(id);
      flush();
    },
    typing: (on) => emit({ type: 'typing', on }),
    read: (seq) => emit({ type: 'read', seq }),
    olderThan: (seq) => emit({ type: 'history', before: seq, limit: HISTORY_PAGE }),
    rate: (score) => emit({ type: 'rate', score }),
    consent: (granted, version) => emit({ type: 'consent', granted, version }),
    end: () => emit({ type: 'end' }),
    startOver() {
      kept = { unsent: [] };
      lastSeq = 0;
      shelf.clear();
      const old = socket;
      if (old !== null) {
        old.onclose = null;
        socket = null;
        lost(CLOSE.normal);
        old.close();
      }
      failures = 0;
      connect();
    },
    identify(jwt) {
      identity = jwt;
      if (welcomed) dropNow();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(watch);
      clearTimeout(healthy);
      removeEventListener('online', wake);
      removeEventListener('offline', lose);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
      socket?.close();
    },
  };
}

function parseFrame(text: string): AnyFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as AnyFrame) : null;
  } catch {
    return null;
  }
}

function readKept(text: string | null): Kept {
  const kept = text === null ? null : (parseFrame(text.replace(/^\{/, '{"type":"kept",')) as unknown as Kept | null);
  return { ...(kept?.session !== undefined && { session: kept.session }), unsent: kept?.unsent ?? [] };
}
