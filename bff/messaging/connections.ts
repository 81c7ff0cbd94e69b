import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { CALL_TIMEOUT_MS, createChannelNet } from '../channels/net.ts';
import type { ChannelAdapter, ChannelSession, ChannelWorld } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { readChannelCredentials } from '../store/channels/connections.ts';
import { findProperty } from '../store/house/properties.ts';
import type { MessagingDeps } from './deps.ts';

/** A property's account at a platform, ready to work with. */
export interface OpenChannel {
  id: string;
  adapter: ChannelAdapter;
  credentials: Readonly<Record<string, string>>;
  session: ChannelSession;
  world: ChannelWorld;
}

/** Accounts that are kept open: one for each connection, with its connections to the platform. */
export interface ChannelConnections {
  /** Undefined where the property has connected none. */
  open(propertyId: string, channel: ConnectedChannel): Promise<OpenChannel | undefined>;
  /** The world for a first look, before anything is stored. Close its way out. */
  world(propertyId: string, channel: ConnectedChannel): Promise<ChannelWorld>;
  close(): Promise<void>;
}

export function createChannelConnections(deps: MessagingDeps): ChannelConnections {
  const known = new Map<string, OpenChannel>();
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
      const place = `${propertyId} ${channel}`;
      const open = known.get(place);
      if (open !== undefined && open.id === stored?.id) return open;
      known.delete(place);
      await open?.world.net.close();
      if (stored === undefined) return undefined;
      const { id, credentials } = stored;
      const reached = makeWorld(propertyId, channel, houseName);
      const made = { id, adapter, credentials, world: reached, session: adapter.open(reached, credentials) };
      known.set(place, made);
      return made;
    },
    async close() {
      await Promise.all([...known.values()].map((one) => one.world.net.close()));
      known.clear();
    },
  };
}
