import type { ChannelSimulator, ChannelSimulatorOptions } from './guest-channel.ts';

interface PlayedChannel {
  /** The label in the desk's connect form. */
  label: string;
  start(options: ChannelSimulatorOptions): Promise<ChannelSimulator>;
}

/** The simulated messaging platforms by name, loaded on first use. */
export const PLAYED = {
  whatsapp: {
    label: 'WhatsApp',
    start: async (options) => (await import('./whatsapp/simulator.ts')).startWhatsApp(options),
  },
  twilio: {
    label: 'SMS',
    start: async (options) => (await import('./twilio/simulator.ts')).startTwilio(options),
  },
  mail: {
    label: 'E-mail',
    start: async (options) => (await import('./mail/simulator.ts')).startMail(options),
  },
} as const satisfies Record<string, PlayedChannel>;
export type Played = keyof typeof PLAYED;

/** The guests of booking portals, who write through the simulated channel manager of `simulate channex`. */
export async function startPortalGuests(options: ChannelSimulatorOptions): Promise<ChannelSimulator> {
  return (await import('./channex/portal.ts')).startPortal(options);
}
