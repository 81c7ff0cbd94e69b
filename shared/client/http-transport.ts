import { CLOSE } from '../protocol/close.ts';
import type { GuestClientFrame, HelloFrame } from '../protocol/guest-frames.ts';
import { createSseReader } from './sse.ts';
import {
  type AnyFrame,
  type ClientClock,
  isFrame,
  isRecord,
  LOST,
  type OpenTransport,
  readFrame,
  type TransportEvents,
} from './world.ts';

/** Without any data for this long, not even a comment, a proxy is buffering the answer. */
const BUFFERED_MS = 20_000;
const LONG_POLL_S = 25;
/** This many answers in a row without a frame mean that the connection is lost. */
const EMPTY_MAX = 3;

/** The part of `fetch` used here; fits browsers and Node. */
export type FetchLike = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal; credentials: 'omit' },
) => Promise<ResponseLike>;

export interface ResponseLike {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  body: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> } } | null;
}

/** Sends frames over plain HTTP: a POST for each of ours, a streamed answer for the server's. */
export function openHttpTransport(fetch: FetchLike, clock: ClientClock, baseUrl: string): OpenTransport {
  return (hello, events) => {
    const connection = new HttpConnection(fetch, clock, baseUrl, events);
    void connection.run(hello);
    return { send: (frame) => connection.send(frame), close: () => connection.close() };
  };
}

class HttpConnection {
  readonly #fetch: FetchLike;
  readonly #clock: ClientClock;
  readonly #baseUrl: string;
  readonly #events: TransportEvents;
  readonly #abort = new AbortController();
  #posts: Promise<void> = Promise.resolve();
  #token = '';
  #epoch = '';
  #after: number | null = null;
  #polling = false;
  #over = false;

  constructor(fetch: FetchLike, clock: ClientClock, baseUrl: string, events: TransportEvents) {
    this.#fetch = fetch;
    this.#clock = clock;
    this.#baseUrl = baseUrl;
    this.#events = events;
  }

  async run(hello: HelloFrame): Promise<void> {
    try {
      const response = await this.#request('POST', 'session', this.#abort.signal, hello);
      const welcome = readFrame(await response.text());
      if (response.status !== 200 || welcome === null) return this.#end(response);
      this.#token = String(welcome['session']);
      this.#epoch = String(welcome['epoch']);
      this.#after = welcome['seq'] === 0 ? 0 : welcome['mode'] === 'resume' ? (hello.lastSeq ?? 0) : null;
      this.#relay(welcome);
      for (let empty = 0; !this.#over && empty < EMPTY_MAX; ) empty = (await this.#listen()) ? 0 : empty + 1;
      this.#end(null);
    } catch {
      this.#end(null); // connection lost: the client reconnects and resends
    }
  }

  /** Sends frames one after another, to keep their order. */
  send(frame: GuestClientFrame): void {
    if (frame.type === 'ping') return; // the stream's comments are the heartbeat
    this.#posts = this.#posts.then(() => this.#post(frame)).catch(() => this.#end(null));
  }

  close(): void {
    this.#over = true;
    this.#abort.abort();
  }

  async #post(frame: GuestClientFrame): Promise<void> {
    if (this.#over) return;
    const response = await this.#request('POST', 'messages', this.#abort.signal, frame);
    const text = await response.text();
    if (response.status === 204) return this.#events.alive();
    if (response.status !== 200 && !isOurs(response)) return this.#end(response);
    const body: unknown = JSON.parse(text);
    if (response.status === 200) {
      for (const one of Array.isArray(body) ? body : [body]) if (isFrame(one)) this.#relay(one);
      return;
    }
    const isFinal = response.status < 500 && ![401, 403, 404].includes(response.status);
    if (!isFinal) return this.#end(response);
    const problem = isRecord(body) ? body : {};
    const waitMs = retryAfterMs(response);
    this.#relay({
      type: 'error',
      code: String(problem['code'] ?? 'bad_request'),
      detail: String(problem['detail'] ?? ''),
      ...('id' in frame && { id: frame.id }),
      ...(waitMs !== null && { retryAfterMs: waitMs }),
    });
  }

  /** Reads one answer to its end. Returns whether it carried anything or was a normal wait. */
  async #listen(): Promise<boolean> {
    const answer = new AbortController();
    const giveUp = (): void => answer.abort();
    this.#abort.signal.addEventListener('abort', giveUp);
    let buffered = false;
    const patience = this.#clock.setTimeout(
      () => {
        buffered = true;
        giveUp();
      },
      this.#polling ? BUFFERED_MS + LONG_POLL_S * 1_000 : BUFFERED_MS,
    );
    let reported = this.#polling;
    try {
      const query = [`epoch=${encodeURIComponent(this.#epoch)}`];
      if (this.#after !== null) query.push(`after=${this.#after}`);
      if (this.#polling) query.push(`wait=${LONG_POLL_S}`);
      const response = await this.#request('GET', `events?${query.join('&')}`, answer.signal);
      const reader = response.status === 200 ? response.body?.getReader() : undefined;
      if (reader === undefined) {
        this.#end(response);
        return false;
      }
      const read = createSseReader();
      const decoder = new TextDecoder();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        if (!this.#polling) this.#clock.clearTimeout(patience);
        this.#events.alive();
        for (const text of read(decoder.decode(piece.value, { stream: true }))) {
          const frame = readFrame(text);
          if (frame === null) continue;
          reported = true;
          this.#relay(frame);
        }
      }
      return reported;
    } catch (error) {
      if (!buffered || this.#over || this.#polling) throw error;
      this.#polling = true;
      return true;
    } finally {
      this.#clock.clearTimeout(patience);
      this.#abort.signal.removeEventListener('abort', giveUp);
    }
  }

  #request(method: string, path: string, signal: AbortSignal, body?: unknown): Promise<ResponseLike> {
    return this.#fetch(this.#baseUrl + path, {
      method,
      signal,
      credentials: 'omit',
      headers: {
        ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #relay(frame: AnyFrame): void {
    if (this.#over) return;
    if (frame.type === 'reset') this.#after = null;
    const seq = frame['seq'];
    const isNumbered = typeof seq === 'number' && frame.type !== 'welcome' && frame.type !== 'ack';
    if (isNumbered && seq > (this.#after ?? 0)) this.#after = seq;
    this.#events.alive();
    this.#events.frame(frame);
  }

  #end(response: ResponseLike | null): void {
    if (this.#over) return;
    this.close();
    this.#events.closed(
      response === null ? LOST : closeCode(response),
      response === null ? null : retryAfterMs(response),
    );
  }
}

/** The matching close code of a socket. */
function closeCode(response: ResponseLike): number {
  const busy: Record<number, number> = { 429: CLOSE.tooMany, 503: CLOSE.overload };
  const refusals: Record<number, number> = {
    400: CLOSE.badFrame,
    401: CLOSE.sessionUnknown,
    403: CLOSE.refused,
    404: CLOSE.gone,
    422: CLOSE.badFrame,
  };
  return busy[response.status] ?? (isOurs(response) ? refusals[response.status] : undefined) ?? LOST;
}

/**
 * Whether a refusal came from our server, in its own format. A refusal by something in between, such as a Wi-Fi sign-in page,
 * must not end the conversation.
 */
function isOurs(response: ResponseLike): boolean {
  return response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
}

function retryAfterMs(response: ResponseLike): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}
