import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { CALL_TIMEOUT_MS, createChannelNet } from '../channels/net.ts';
import type { ChannelAdapter, ChannelSession, ChannelWorld } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { readChannelCredentials } from '../store/channels/connections.ts';
import { findProperty } from '../store/house/properties.ts';
import type { MessagingDeps } from './deps.ts';

/** An open connection to a property's account at a platform. */
export interface OpenChannel {
  id: string;
  adapter: ChannelAdapter;
  credentials: Readonly<Record<string, string>>;
  session: ChannelSession;
  world: ChannelWorld;
}

/** Keeps connections to platforms open, one per account. */
export interface ChannelConnections {
  /** Undefined if the property has not connected the channel. */
  open(propertyId: string, channel: ConnectedChannel): Promise<OpenChannel | undefined>;
  /** The environment for checking an account before it is stored. Close its `net` afterwards. */
  world(propertyId: string, channel: ConnectedChannel): Promise<ChannelWorld>;
  close(): Promise<void>;
}

export function createChannelConnections(deps: MessagingDeps): ChannelConnections {
  const openChannels = new Map<string, OpenChannel>();
  const { callTimeoutMs = CALL_TIMEOUT_MS } = deps;

  const makeWorld = (propertyId: string, channel: ConnectedChannel, houseName: string): ChannelWorld => ({
    net: createChannelNet(deps.allowedPrivate, CHANNEL_ADAPTERS[channel].budget, callTimeoutMs),
    callTimeoutMs,
    webhookUrl: deps.webhookUrl(channel, propertyId),
    houseName,
    smtpUrl: deps.smtpUrl(),
    allowedPrivate: deps.allowedPrivate,
    sign: (text) => deps.secrets.sign('channel-thread', `${propertyId} ${channel} ${text}`),
  });

  const readName = async (propertyId: string) => (await findProperty(deps.db, propertyId))?.name ?? '';

  return {
    world: async (propertyId, channel) => makeWorld(propertyId, channel, await readName(propertyId)),
    async open(propertyId, channel) {
      const adapter = CHANNEL_ADAPTERS[channel];
      const houseName = await readName(propertyId);
      const stored = await readChannelCredentials(deps.db, deps.secrets, propertyId, channel);
      const key = `${propertyId} ${channel}`;
      const open = openChannels.get(key);
      if (open !== undefined && open.id === stored?.id) return open;
      openChannels.delete(key);
      await open?.world.net.close();
      if (stored === undefined) return undefined;
      const { id, credentials } = stored;
      const reached = makeWorld(propertyId, channel, houseName);
      const opened = { id, adapter, credentials, world: reached, session: adapter.open(reached, credentials) };
      openChannels.set(key, opened);
      return opened;
    },
    async close() {
      await Promise.all([...openChannels.values()].map((one) => one.world.net.close()));
      openChannels.clear();
    },
  };
}
