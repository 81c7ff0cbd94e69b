import type { GuestMessage, GuestProperty } from '../../../shared/protocol/guest-frames.ts';

/** A frame as the page sends it. */
export type SentFrame = { type: string } & Record<string, unknown>;

/** A server inside the page: it replaces `WebSocket` and `EventSource`, and sends the real frames under the test's control. */
export class ScriptedServer {
  readonly sockets: ScriptedSocket[] = [];
  readonly streams: ScriptedStream[] = [];
  readonly frames: SentFrame[] = [];
  property: Partial<GuestProperty> = {};
  /** The close code that is sent instead of a welcome. */
  refuseWith: number | null = null;
  /** While false, sockets never open. */
  reachable = true;
  /** While false, sends are accepted and not answered. */
  acknowledges = true;
  mode: 'new' | 'resume' | 'snapshot' = 'new';
  seq = 0;
  /** The accepted file types; an empty list accepts no files. */
  uploads: { uploadBytes: number; uploadTypes: string[] } = { uploadBytes: 1, uploadTypes: [] };
  /** The messages of a snapshot. */
  snapshot: { seq: number; text: string; author: 'guest' | 'ai' }[] = [];
  /** False: the property is unknown or its chat is off. Null: the server does not answer. */
  serves: boolean | null = true;
  /** While true, a proxy answers 503 to pages that follow the launcher's look. */
  isAway = false;
  /** The number of requests for the look. */
  looks = 0;
  /** Answers other calls of the page; undefined: the call is not handled. */
  http: (url: string, init?: RequestInit) => unknown = () => undefined;
  readonly #native = { WebSocket: window.WebSocket, EventSource: window.EventSource, fetch: window.fetch };

  constructor() {
    const server = this;
    window.WebSocket = class extends ScriptedSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, server);
      }
    } as unknown as typeof WebSocket;
    window.EventSource = class extends ScriptedStream {
      constructor(url: string) {
        super(url, server);
      }
    } as unknown as typeof EventSource;
    window.fetch = async (input, init) => {
      if (/\/config\/prp_/.test(String(input))) return this.#answerLook();
      const answer = this.http(String(input), init);
      if (answer === undefined) return this.#native.fetch.call(window, input, init);
      return answer instanceof Response ? answer : Response.json(answer);
    };
  }

  restore(): void {
    Object.assign(window, this.#native);
  }

  /** Makes open pages request the look again. */
  change(property: Partial<GuestProperty>): void {
    this.property = { ...this.property, ...property };
    this.push({ type: 'property' });
    for (const stream of this.streams) stream.receive(this.describeLauncher());
  }

  /** Sends the look to pages whose chat was not opened. */
  describeLauncher(): object {
    if (!this.serves) return { active: false };
    const { accent, look } = this.#describe();
    const { theme, corner, radius, lines } = look ?? {};
    return { active: true, accent, look: { theme, corner, radius, lines } };
  }

  async #answerLook(): Promise<Response> {
    this.looks += 1;
    if (this.serves === null) throw new TypeError('no answer');
    const body = { active: true, property: { ...this.#describe(), timezone: 'Europe/Berlin' } };
    return new Response(JSON.stringify(body), { status: this.serves ? 200 : 404 });
  }

  #describe(): GuestProperty {
    return {
      id: 'prp',
      name: 'Hotel Lindenhof',
      languages: ['en', 'de'],
      online: true,
      repliesAtOnce: true,
      greeting: 'Welcome to the lake.',
      consentRequired: false,
      ...this.property,
      look: {
        assistantName: '',
        theme: 'auto',
        corner: 'bottom-right',
        radius: 20,
        starters: [
          { text: 'When can I check in?', language: 'en' },
          { text: 'Is there parking?', language: 'en' },
        ],
        proactive: [],
        ...this.property.look,
        ...(this.property.look?.proactive?.length ? { lines: JSON.stringify(this.property.look.proactive) } : {}),
      },
    };
  }

  /** Sends a frame to the newest open socket. */
  push(frame: object): void {
    this.sockets.findLast((socket) => socket.readyState === 1)?.receive(frame);
  }

  /** Sends a message of the hotel with the next number. */
  say(text: string, more: Partial<GuestMessage> = {}): void {
    this.seq += 1;
    const at = new Date().toISOString();
    const message = { id: `msg_${this.seq}`, author: 'ai', text, language: 'en', at, ...more };
    this.push({ type: 'message', seq: this.seq, message });
  }

  status(state: string, staff?: string): void {
    this.seq += 1;
    const mode = state === 'staffed' ? 'staff' : 'ai';
    this.push({ type: 'status', seq: this.seq, state, mode, ...(staff && { staff: { name: staff } }) });
  }

  /** Cuts the newest connection with a close code. */
  cut(code: number): void {
    this.sockets.at(-1)?.end(code);
  }

  sent(type: string): SentFrame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  take(frame: SentFrame): void {
    this.frames.push(frame);
    if (frame.type === 'hello') this.#welcome();
    if (frame.type === 'send' && this.acknowledges) this.acknowledge(frame);
  }

  /** Stores a send: ack first, then the message as every tab gets it. */
  acknowledge(frame: SentFrame): void {
    this.seq += 1;
    const { id, text } = frame;
    const at = new Date().toISOString();
    const messageId = `msg_${this.seq}`;
    this.push({ type: 'ack', id, seq: this.seq, messageId, at });
    const message = { id: messageId, author: 'guest', text, language: 'en', at, clientId: id };
    this.push({ type: 'message', seq: this.seq, message });
  }

  #welcome(): void {
    if (this.refuseWith !== null) {
      this.cut(this.refuseWith);
      return;
    }
    this.push({
      type: 'welcome',
      session: 'a-session',
      conversationId: 'cnv_1',
      epoch: 'e1',
      seq: this.seq,
      mode: this.mode,
      property: this.#describe(),
      limits: { textLength: 200, ...this.uploads },
      heartbeatMs: 25_000,
    });
    const at = new Date().toISOString();
    for (const { seq, text, author } of this.mode === 'snapshot' ? this.snapshot : [])
      this.push({ type: 'message', seq, message: { id: `msg_${seq}`, author, text, language: 'en', at } });
  }
}

class ScriptedSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly url: string;
  readonly protocol: string;
  readonly #listeners = new Map<string, (event: object) => void>();
  readonly #server: ScriptedServer;

  constructor(url: string, protocol: string, server: ScriptedServer) {
    this.url = url;
    this.protocol = protocol;
    this.#server = server;
    server.sockets.push(this);
    queueMicrotask(() => {
      if (!server.reachable) return this.end(1006);
      this.readyState = 1;
      this.#listeners.get('open')?.({ type: 'open' });
    });
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as SentFrame;
    queueMicrotask(() => this.#server.take(frame));
  }

  receive(frame: object): void {
    this.#listeners.get('message')?.({ type: 'message', data: JSON.stringify(frame) });
  }

  close(): void {
    this.end(1000);
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.#listeners.get('close')?.({ type: 'close', code }));
  }
}

class ScriptedStream {
  readyState = 0;
  readonly url: string;
  onmessage: ((event: { data: string }) => void) | undefined;

  constructor(url: string, server: ScriptedServer) {
    this.url = url;
    server.streams.push(this);
    queueMicrotask(() => {
      if (this.readyState === 2) return;
      this.readyState = server.isAway ? 2 : 1;
      this.receive(server.describeLauncher());
    });
  }

  receive(told: object): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(told) });
  }

  close(): void {
    this.readyState = 2;
  }
}
