import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { type ChannexSimulator, startSimulator } from './simulator.ts';

/** The portals' chats as a guest channel. */
export interface PortalSimulator extends Omit<ChannelSimulator, 'say'>, Pick<ChannexSimulator, 'put' | 'guests'> {
  say: ChannexSimulator['guests']['say'];
}

/** Starts the simulated Channex as the channel of portals' chats. A guest's address is the id of their chat. */
export async function startPortal(options: ChannelSimulatorOptions = {}): Promise<PortalSimulator> {
  const simulator = await startSimulator({ ...options, limits: false });
  const { guests, credentials } = simulator;
  const { apiKey = '', propertyId = '', baseUrl = '' } = credentials;
  return {
    ...simulator,
    credentials: { apiKey, propertyId, baseUrl },
    arrived: guests.arrived,
    // Connecting subscribes by itself.
    setWebhook: async () => true,
    say: guests.say,
    tap(_, title) {
      throw new Error(`There is nothing to tap in a portal’s chat: write ${title}`);
    },
    // Portals report no delivery states.
    tell: () => undefined,
    delivers: () => undefined,
  };
}
