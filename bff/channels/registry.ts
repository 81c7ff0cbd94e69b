import { CHANNELS, type Channel, type ConnectedChannel } from '../../shared/domain/conversation.ts';
import { channex } from './channex/adapter.ts';
import { mail } from './mail/adapter.ts';
import type { ChannelAdapter, ChannelCapabilities } from './port.ts';
import { twilio } from './twilio/adapter.ts';
import { whatsapp } from './whatsapp/adapter.ts';
import { widget } from './widget/chat.ts';

/** Every way a guest may write: one line each. */
const REGISTRY: Readonly<
  Record<'widget', Pick<ChannelAdapter, 'capabilities'>> & Record<ConnectedChannel, ChannelAdapter>
> = {
  widget,
  whatsapp,
  sms: twilio,
  email: mail,
  portal: channex,
};

/** Those that stand between the house and a platform or a mailbox. */
export const CHANNEL_ADAPTERS: Readonly<Record<ConnectedChannel, ChannelAdapter>> = REGISTRY;

/** What every channel can do, the site's own chat among them. */
export function capabilitiesOf(channel: Channel): ChannelCapabilities {
  return REGISTRY[channel].capabilities;
}

/** Every channel that is connected to an account at a platform, in the order they are shown. */
export const CONNECTED_CHANNELS = CHANNELS.filter((channel) => channel !== 'widget');

/** The channel of that name; undefined: there is none that is connected. */
export function findConnected(name: string): ConnectedChannel | undefined {
  return CONNECTED_CHANNELS.find((known) => known === name);
}
