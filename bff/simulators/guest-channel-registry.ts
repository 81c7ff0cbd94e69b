import type { ChannelSimulator, ChannelSimulatorOptions } from './guest-channel.ts';

interface PlayedChannel {
  /** What the desk's connect form calls it. */
  label: string;
  start(options: ChannelSimulatorOptions): Promise<ChannelSimulator>;
}

/** The platforms that carry guests' messages, by the name they are played by; loaded only when one is asked for. */
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

/** The guests of a booking portal: they write by the simulated channel manager, which `simulate channex` plays by itself. */
export async function startPortalGuests(options: ChannelSimulatorOptions): Promise<ChannelSimulator> {
  return (await import('./channex/portal.ts')).startPortal(options);
}
