import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { MINUTE_MS } from '../../shared/domain/time.ts';
import { ServiceError } from '../base/errors.ts';
import { ChannelError, type ChannelEvent } from '../channels/port.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../channels/registry.ts';
import {
  findChannelConnection,
  listHeardUntil,
  noteChannelHealth,
  noteHeardUntil,
} from '../store/channels/connections.ts';
import type { ChannelConnections, OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './from.ts';
import { takeUnread } from './take-notice.ts';

const ASK_MS_MAX = 10 * MINUTE_MS;
/** The error code shown at the channel while its platform does not list guests' messages. */
const NOT_HEARD = 'not_heard';

/** The channels whose platforms are polled for guests' messages, with the interval in ms. */
export const ASKED_CHANNELS = CONNECTED_CHANNELS.flatMap((channel) => {
  const { poll } = CHANNEL_ADAPTERS[channel].calls;
  return poll === null ? [] : [{ channel, ...poll }];
});

/** The codes of temporary errors. */
const TEMPORARY_ERRORS: readonly string[] = ['store_unavailable', 'scanner_unavailable', 'overloaded'];

type Take = (from: From, open: OpenChannel, event: ChannelEvent) => Promise<void>;

/**
 * Fetches guests' messages that platforms did not deliver by a call, for every property. Messages received before have no effect.
 * If a platform does not respond, the channel shows an error, and the next run asks the platform from the same time.
 */
export async function catchUp(
  deps: MessagingDeps,
  connections: ChannelConnections,
  take: Take,
  which: readonly ConnectedChannel[],
  stopping: AbortSignal,
): Promise<void> {
  for (const { channel, backMs } of ASKED_CHANNELS.filter((one) => which.includes(one.channel)))
    for (const { propertyId, since } of await listHeardUntil(deps.db, channel)) {
      const from = { propertyId, channel };
      const open = await connections.open(propertyId, channel);
      if (open?.session.listReceived === undefined) continue;
      try {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(ASK_MS_MAX)]);
        await catchUpWith(deps, open, take, { from, since, backMs, signal });
      } catch (error) {
        if (stopping.aborted) return;
        deps.log.warn({ channel }, 'a platform did not say what guests wrote');
        await noteFault(deps, open, error);
      }
    }
}

/**
 * Fetches the messages of one address (null: of all addresses) after a platform's hint. The next `catchUp` fetches messages that
 * fail now.
 */
export async function fetchNow(
  deps: MessagingDeps,
  open: OpenChannel,
  take: Take,
  { from, address, stopping }: { from: From; address: string | null; stopping: AbortSignal },
): Promise<void> {
  const connected = await listHeardUntil(deps.db, from.channel);
  const since = connected.find(({ propertyId }) => propertyId === from.propertyId)?.since;
  if (since === undefined || open.session.listReceived === undefined) return;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(ASK_MS_MAX)]);
  try {
    for await (const event of open.session.listReceived(since, signal, address ?? undefined))
      await takeOne(deps, open, take, { from, event });
  } catch (error) {
    if (stopping.aborted) return;
    deps.log.warn({ channel: from.channel }, 'a platform did not say what guests wrote');
    await noteFault(deps, open, error);
  }
}

async function catchUpWith(
  deps: MessagingDeps,
  open: OpenChannel,
  take: Take,
  { from, since, backMs, signal }: { from: From; since: string; backMs: number; signal: AbortSignal },
): Promise<void> {
  const askedAt = deps.clock();
  const fetchSince = new Date(Math.max(Date.parse(since), +askedAt - backMs)).toISOString();
  const received = open.session.listReceived?.(fetchSince, signal) ?? [];
  for await (const event of received) await takeOne(deps, open, take, { from, event });
  const known = await findChannelConnection(deps.db, from.propertyId, from.channel);
  await deps.writer.write(async (trx) => {
    await noteHeardUntil(trx, open.id, askedAt.toISOString());
    if (known?.lastError?.code === NOT_HEARD) await noteChannelHealth(trx, open.id, null);
  });
}

async function takeOne(
  deps: MessagingDeps,
  open: OpenChannel,
  take: Take,
  { from, event }: { from: From; event: ChannelEvent },
): Promise<void> {
  await take(from, open, event).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError) || TEMPORARY_ERRORS.includes(error.code)) throw error;
    // The event would fail in the same way at each run, and block all later messages.
    await takeUnread(deps, from, open.adapter.label, error.code);
  });
}

async function noteFault(deps: MessagingDeps, { id }: OpenChannel, error: unknown): Promise<void> {
  if (!(error instanceof ChannelError)) return;
  const at = deps.clock().toISOString();
  await deps.writer.write((trx) => noteChannelHealth(trx, id, { code: NOT_HEARD, message: error.message, at }));
}
