import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { type ChannexSimulator, startSimulator } from './simulator.ts';

/** The portals' chats as a channel that guests write by. */
export interface PortalSimulator extends Omit<ChannelSimulator, 'say'>, Pick<ChannexSimulator, 'put' | 'guests'> {
  say: ChannexSimulator['guests']['say'];
}

/** Starts the simulated Channex, seen as the channel of those who write in portals' chats: a guest is the id of their chat. */
export async function startPortal(options: ChannelSimulatorOptions = {}): Promise<PortalSimulator> {
  const simulator = await startSimulator({ ...options, limits: false });
  const { guests, credentials } = simulator;
  const { apiKey = '', propertyId = '', baseUrl = '' } = credentials;
  return {
    ...simulator,
    credentials: { apiKey, propertyId, baseUrl },
    arrived: guests.arrived,
    // Connecting tells it by itself where it calls.
    setWebhook: async () => true,
    say: guests.say,
    tap(_, title) {
      throw new Error(`There is nothing to tap in a portal’s chat: write ${title}`);
    },
    // A portal does not tell how far a message got.
    tell: () => undefined,
    delivers: () => undefined,
  };
}
