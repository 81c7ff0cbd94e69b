import type { ChannelEvent } from '../channels/port.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../channels/registry.ts';
import { listHeardUntil, noteHeardUntil } from '../store/channel-connections.ts';
import type { ChannelConnections, OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './inbound.ts';

const MINUTE_MS = 60_000;
const ASK_MS_MAX = MINUTE_MS;
/** What is older is no question any more. */
const BACK_MS_MAX = 24 * 60 * MINUTE_MS;

/** Channels whose platforms call once: what is lost then is only found by asking. */
const TOLD_ONCE = CONNECTED_CHANNELS.filter((channel) => CHANNEL_ADAPTERS[channel].calls.toldOnce);

/**
 * Takes in what guests wrote while this server could not be reached, of every property. What came in already changes nothing;
 * a platform that does not answer is asked again from the same place.
 */
export async function catchUp(
  deps: MessagingDeps,
  connections: ChannelConnections,
  take: (from: From, open: OpenChannel, event: ChannelEvent) => Promise<void>,
): Promise<void> {
  for (const channel of TOLD_ONCE)
    for (const { propertyId, since } of await listHeardUntil(deps.db, channel)) {
      const from = { propertyId, channel };
      try {
        await catchUpWith(deps, connections, take, from, since);
      } catch {
        deps.log.warn({ channel }, 'a platform did not say what guests wrote');
      }
    }
}

async function catchUpWith(
  deps: MessagingDeps,
  connections: ChannelConnections,
  take: (from: From, open: OpenChannel, event: ChannelEvent) => Promise<void>,
  from: From,
  since: string,
): Promise<void> {
  const open = await connections.open(from.propertyId, from.channel);
  if (open?.session.listHeard === undefined) return;
  const askedAt = deps.clock();
  const back = Math.max(Date.parse(since), +askedAt - BACK_MS_MAX);
  const heard = await open.session.listHeard(new Date(back).toISOString(), AbortSignal.timeout(ASK_MS_MAX));
  for (const event of heard) await take(from, open, event);
  await deps.writer.write((trx) => noteHeardUntil(trx, open.id, askedAt.toISOString()));
}
