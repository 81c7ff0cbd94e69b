import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetSocket } from '../net/net.ts';
import type { ChangeNotice, PmsSession } from '../port.ts';
import type { Client } from './client.ts';
import { toNotice } from './read-queue.ts';
import type { Settings } from './settings.ts';

const PROTOCOL = 'graphql-transport-ws';
/** So long must be waited before subscribing again (OHIP's streaming guide). */
const REST_MS = 10_000;
const ACK_TIMEOUT_MS = 20_000;
/** Held until they are stored; more than these come from a hotel that is read again anyway. */
const WAITING_MAX = 5_000;
/** Close codes: another consumer of the same application and chain; a token that ended or is none. */
const TAKEN = 4_409;
const REFUSED = [4_401, 4_403];

const maybe = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));
const event = z.looseObject({
  moduleName: maybe,
  eventName: maybe,
  primaryKey: maybe,
  metadata: z.looseObject({ offset: maybe, uniqueEventId: maybe }).nullish(),
  detail: z.array(z.looseObject({ elementName: maybe, oldValue: maybe, newValue: maybe })).nullish(),
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
 * Business events by OHIP's GraphQL subscription (graphql/streaming/StreamingGraphQLSchema.json and the streaming guide). The
 * socket stays open between two readings; what came is handed on when it is read, and where the line broke the stream is taken
 * up behind what was kept. At least once: the same event is known by its `uniqueEventId`.
 */
export function createStream({ net, client, settings, clock, chainCode }: StreamWorld): {
  read: NonNullable<PmsSession['readQueue']>;
} {
  const waiting: { notice: ChangeNotice | null; offset: string }[] = [];
  let socket: NetSocket | null = null;
  let tokenOfSocket = '';
  let offset = '';
  let notBeforeMs = 0;
  let ended: PmsError | null = null;

  function take(text: string): void {
    const parsed = frame.safeParse(parseJson(text));
    if (!parsed.success) return;
    const { type, payload } = parsed.data;
    if (type === 'ping') socket?.send(JSON.stringify({ type: 'pong' }));
    if (type === 'error' || type === 'complete') {
      drop();
      return;
    }
    const told = payload?.data?.newEvent;
    if (type !== 'next' || told == null || waiting.length >= WAITING_MAX) return;
    const { moduleName, eventName, primaryKey, metadata, detail } = told;
    const noticeId = metadata?.uniqueEventId || `${moduleName}:${eventName}:${primaryKey}:${metadata?.offset ?? ''}`;
    const elements = (detail ?? []).map(({ elementName: name, oldValue, newValue }) => ({ name, oldValue, newValue }));
    const notice = toNotice({ moduleName, primaryKey, noticeId, elements });
    waiting.push({ notice, offset: metadata?.offset ?? '' });
  }

  function drop(): void {
    socket?.close();
    socket = null;
    notBeforeMs = +clock() + REST_MS;
  }

  async function open(token: string, signal: AbortSignal): Promise<void> {
    const key = createHash('sha256').update(settings.appKey).digest('hex');
    const acknowledged = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => acknowledged.reject(new PmsError('unreachable', 'subscriptions: OPERA did not acknowledge')),
      ACK_TIMEOUT_MS,
    );
    acknowledged.promise.catch(() => undefined);
    const opened = await net.open(
      {
        url: `${settings.gateway.replace(/^http/, 'ws')}/subscriptions?key=${key}`,
        protocol: PROTOCOL,
        onMessage(text) {
          if (frame.safeParse(parseJson(text)).data?.type === 'connection_ack') acknowledged.resolve();
          else take(text);
        },
        onClose({ code }) {
          const error = readEnd(code);
          acknowledged.reject(error);
          if (socket !== opened) return; // closed by us
          ended = error;
          socket = null;
          notBeforeMs = +clock() + REST_MS;
        },
      },
      signal,
    );
    try {
      opened.send(JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }));
      await acknowledged.promise;
      opened.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload: { query: writeQuery() } }));
    } catch (error) {
      opened.close();
      notBeforeMs = +clock() + REST_MS;
      throw error;
    } finally {
      clearTimeout(timer);
    }
    socket = opened;
    tokenOfSocket = token;
  }

  function writeQuery(): string {
    const from = offset === '' ? '' : `,offset:${JSON.stringify(offset)}`;
    const input = `chainCode:${JSON.stringify(chainCode)},hotelCode:${JSON.stringify(settings.hotelId)},delta:true${from}`;
    return `subscription{newEvent(input:{${input}}){moduleName eventName primaryKey timestamp hotelId publisherId metadata{offset uniqueEventId} detail{elementName oldValue newValue}}}`;
  }

  async function keepWaiting(keep: (notices: ChangeNotice[]) => Promise<void>): Promise<void> {
    const now = waiting.slice();
    if (now.length === 0) return;
    await keep(now.flatMap(({ notice }) => notice ?? []));
    waiting.splice(0, now.length);
    offset = now.at(-1)?.offset || offset;
  }

  return {
    async read(signal, keep) {
      await keepWaiting(keep);
      const error = ended;
      ended = null;
      if (error !== null) {
        if (error.code === 'rejected_credentials') await client.renew(tokenOfSocket, signal);
        throw error;
      }
      const token = await client.logIn(signal);
      if (socket !== null && token !== tokenOfSocket) {
        // A token is not renewed on a socket: a new one is opened before the old one's ends.
        const old = socket;
        socket = null;
        old.close();
        notBeforeMs = +clock() + REST_MS;
      }
      if (socket !== null || +clock() < notBeforeMs) return;
      await open(token, signal);
    },
  };
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
    return null; // no frame
  }
}
