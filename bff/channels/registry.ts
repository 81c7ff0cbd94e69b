import { CHANNELS, type ConnectedChannel } from '../../shared/domain/conversation.ts';
import { mail } from './mail/adapter.ts';
import type { ChannelAdapter } from './port.ts';
import { twilio } from './twilio/adapter.ts';
import { whatsapp } from './whatsapp/adapter.ts';

/** Every channel beside the site's own chat: one line each. */
export const CHANNEL_ADAPTERS: Readonly<Record<ConnectedChannel, ChannelAdapter>> = {
  whatsapp,
  sms: twilio,
  email: mail,
};

/** Every channel that is connected to an account at a platform, in the order they are shown. */
export const CONNECTED_CHANNELS = CHANNELS.filter((channel) => channel !== 'widget');

/** The channel of that name; undefined: there is none that is connected. */
export function findConnected(name: string): ConnectedChannel | undefined {
  return CONNECTED_CHANNELS.find((known) => known === name);
}
