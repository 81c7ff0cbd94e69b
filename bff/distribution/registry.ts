import type { ChannelManager } from '../../shared/domain/distribution.ts';
import type { ChannelManagerAdapter } from './port.ts';

/** All channel managers, loaded on first use. */
const LOADERS: Partial<Record<ChannelManager, () => Promise<ChannelManagerAdapter>>> = {
  channex: async () => (await import('./channex/adapter.ts')).channexAdapter,
  siteminder: async () => (await import('./siteminder/adapter.ts')).siteminderAdapter,
  beds24: async () => (await import('./beds24/adapter.ts')).beds24Adapter,
  cloudbeds: async () => (await import('./cloudbeds/adapter.ts')).cloudbedsAdapter,
  custom: async () => (await import('./custom/adapter.ts')).customAdapter,
};

/** In display order. */
export const channelManagers = Object.keys(LOADERS) as ChannelManager[]; // the keys of a Partial<Record<ChannelManager, …>>

/** Undefined if unknown. */
export async function loadChannelManager(provider: string): Promise<ChannelManagerAdapter | undefined> {
  const channelManager = channelManagers.find((one) => one === provider);
  return channelManager === undefined ? undefined : LOADERS[channelManager]?.();
}
