import { CHANNELS, type Channel, type ConnectedChannel } from '../../shared/domain/conversation.ts';
import { channex } from './channex/adapter.ts';
import { mail } from './mail/adapter.ts';
import type { ChannelAdapter, ChannelCapabilities } from './port.ts';
import { twilio } from './twilio/adapter.ts';
import { whatsapp } from './whatsapp/adapter.ts';
import { widget } from './widget/chat.ts';

/** All channels, one line each. */
const REGISTRY: Readonly<
  Record<'widget', Pick<ChannelAdapter, 'capabilities'>> & Record<ConnectedChannel, ChannelAdapter>
> = {
  widget,
  whatsapp,
  sms: twilio,
  email: mail,
  portal: channex,
};

/** The adapters of all channels that connect to a platform or a mailbox. */
export const CHANNEL_ADAPTERS: Readonly<Record<ConnectedChannel, ChannelAdapter>> = REGISTRY;

/** Returns the capabilities of a channel, including the site's own chat. */
export function capabilitiesOf(channel: Channel): ChannelCapabilities {
  return REGISTRY[channel].capabilities;
}

/** All channels that connect to an account at a platform, in display order. */
export const CONNECTED_CHANNELS = CHANNELS.filter((channel) => channel !== 'widget');

/** Finds the channel of that name; undefined if no such channel connects to a platform. */
export function findConnected(name: string): ConnectedChannel | undefined {
  return CONNECTED_CHANNELS.find((known) => known === name);
}
