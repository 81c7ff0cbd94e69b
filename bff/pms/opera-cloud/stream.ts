import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetSocket } from '../net/net.ts';
import type { ChangeNotice } from '../port.ts';
import type { Client } from './client.ts';
import { toNotice } from './read-queue.ts';
import type { Settings } from './settings.ts';

const PROTOCOL = 'graphql-transport-ws';
/** The wait before subscribing again (OHIP's streaming guide). */
const REST_MS = 10_000;
const ACK_TIMEOUT_MS = 20_000;
/**
 * The most events held in memory until they are stored; further ones are dropped, because the hotel is read again
 * anyway.
 */
const WAITING_MAX = 5_000;
/** Close codes: another consumer of the same application and chain; an expired or invalid token. */
const TAKEN = 4_409;
const REFUSED = [4_401, 4_403];

const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));
const event = z.looseObject({
  moduleName: optionalText,
  eventName: optionalText,
  primaryKey: optionalText,
  metadata: z.looseObject({ offset: optionalText, uniqueEventId: optionalText }).nullish(),
  detail: z
    .array(z.looseObject({ elementName: optionalText, oldValue: optionalText, newValue: optionalText }))
    .nullish(),
});
const frame = z.looseObject({
  type: z.string(),
  payload: z.looseObject({ data: z.looseObject({ newEvent: event.nullish() }).nullish() }).nullish(),
});

interface StreamWorld {
  net: Net;
  client: Pick<Client, 'logIn' | 'renew'>;
  settings: Settings;
  clock: Clock;
  chainCode: string;
}

/**
 * Receives business events by OHIP's GraphQL subscription (graphql/streaming/StreamingGraphQLSchema.json and the
 * streaming guide). The socket stays open between readings; received events are handed over at the next reading. After
 * a lost connection the stream resumes after the last stored event. Events may come more than once; `uniqueEventId`
 * identifies them.
 */
export class EventStream {
  readonly #world: StreamWorld;
  readonly #waiting: { notice: ChangeNotice | null; offset: string }[] = [];
  #socket: NetSocket | null = null;
  #tokenOfSocket = '';
  #offset = '';
  #notBeforeMs = 0;
  #ended: PmsError | null = null;

  constructor(world: StreamWorld) {
    this.#world = world;
  }

  async read(signal: AbortSignal, keep: (notices: ChangeNotice[]) => Promise<void>): Promise<void> {
    const { client, clock } = this.#world;
    await this.#keepWaiting(keep);
    const error = this.#ended;
    this.#ended = null;
    if (error !== null) {
      if (error.code === 'rejected_credentials') await client.renew(this.#tokenOfSocket, signal);
      throw error;
    }
    const token = await client.logIn(signal);
    // The token of a socket cannot be renewed, so a new socket is opened before the token expires.
    if (this.#socket !== null && token !== this.#tokenOfSocket) this.#drop();
    if (this.#socket !== null || +clock() < this.#notBeforeMs) return;
    await this.#open(token, signal);
  }

  #take(text: string): void {
    const parsed = frame.safeParse(parseJson(text));
    if (!parsed.success) return;
    const { type, payload } = parsed.data;
    if (type === 'ping') this.#socket?.send(JSON.stringify({ type: 'pong' }));
    if (type === 'error' || type === 'complete') this.#drop();
    const newEvent = payload?.data?.newEvent;
    if (type !== 'next' || newEvent == null || this.#waiting.length >= WAITING_MAX) return;
    this.#waiting.push({ notice: readEvent(newEvent), offset: newEvent.metadata?.offset ?? '' });
  }

  /** Closes the socket. Its `onClose` is then ignored. */
  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#rest();
  }

  #rest(): void {
    this.#notBeforeMs = +this.#world.clock() + REST_MS;
  }

  async #open(token: string, signal: AbortSignal): Promise<void> {
    const { net, settings } = this.#world;
    const key = createHash('sha256').update(settings.appKey).digest('hex');
    const acknowledgement = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => acknowledgement.reject(new PmsError('unreachable', 'subscriptions: OPERA did not acknowledge')),
      ACK_TIMEOUT_MS,
    );
    acknowledgement.promise.catch(() => undefined);
    const opened = await net.open(
      {
        url: `${settings.gateway.replace(/^http/, 'ws')}/subscriptions?key=${key}`,
        protocol: PROTOCOL,
        onMessage: (text) => {
          if (frame.safeParse(parseJson(text)).data?.type === 'connection_ack') acknowledgement.resolve();
          else this.#take(text);
        },
        onClose: ({ code }) => {
          const error = readEnd(code);
          acknowledgement.reject(error);
          if (this.#socket !== opened) return; // we closed it
          this.#ended = error;
          this.#socket = null;
          this.#rest();
        },
      },
      signal,
    );
    try {
      opened.send(JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }));
      await acknowledgement.promise;
      opened.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload: { query: this.#writeQuery() } }));
    } catch (error) {
      opened.close();
      this.#rest();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    this.#socket = opened;
    this.#tokenOfSocket = token;
  }

  #writeQuery(): string {
    const { chainCode, settings } = this.#world;
    const from = this.#offset === '' ? '' : `,offset:${JSON.stringify(this.#offset)}`;
    const input = `chainCode:${JSON.stringify(chainCode)},hotelCode:${JSON.stringify(settings.hotelId)},delta:true${from}`;
    return `subscription{newEvent(input:{${input}}){moduleName eventName primaryKey timestamp hotelId publisherId metadata{offset uniqueEventId} detail{elementName oldValue newValue}}}`;
  }

  async #keepWaiting(keep: (notices: ChangeNotice[]) => Promise<void>): Promise<void> {
    const events = this.#waiting.slice();
    if (events.length === 0) return;
    await keep(events.flatMap(({ notice }) => notice ?? []));
    this.#waiting.splice(0, events.length);
    this.#offset = events.at(-1)?.offset || this.#offset;
  }
}

function readEvent({
  moduleName,
  eventName,
  primaryKey,
  metadata,
  detail,
}: z.infer<typeof event>): ChangeNotice | null {
  const noticeId = metadata?.uniqueEventId || `${moduleName}:${eventName}:${primaryKey}:${metadata?.offset ?? ''}`;
  const elements = (detail ?? []).map(({ elementName: name, oldValue, newValue }) => ({ name, oldValue, newValue }));
  return toNotice({ moduleName, primaryKey, noticeId, elements });
}

function readEnd(code: number): PmsError {
  if (code === TAKEN)
    return new PmsError('busy', 'subscriptions: another consumer reads this application’s stream already');
  if (REFUSED.includes(code)) return new PmsError('rejected_credentials', 'subscriptions: OPERA refused the token');
  return new PmsError('unreachable', `subscriptions: the stream ended (${code})`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not a frame
  }
}
