import type { ChannelManager } from '../../shared/domain/distribution.ts';
import type { ChannelSimulatorModule } from './channel-manager.ts';

/** The simulators of all channel managers, one line each, loaded on first use. */
export const CHANNEL_SIMULATORS: Record<ChannelManager, () => Promise<ChannelSimulatorModule>> = {
  channex: () => import('./channex/simulator.ts'),
  siteminder: () => import('./siteminder/simulator.ts'),
  beds24: () => import('./beds24/simulator.ts'),
  cloudbeds: () => import('./cloudbeds/channel.ts'),
  custom: () => import('./custom/channel.ts'),
};
