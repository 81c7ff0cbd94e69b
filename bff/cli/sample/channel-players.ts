import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../simulators/guest-channel.ts';
import { PLAYED, startPortalGuests } from '../../simulators/guest-channel-registry.ts';

/** Who plays each channel's platform for the sample hotel. */
export const CHANNEL_PLAYERS: Readonly<
  Record<ConnectedChannel, (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>>
> = {
  whatsapp: PLAYED.whatsapp.start,
  sms: PLAYED.twilio.start,
  email: PLAYED.mail.start,
  portal: startPortalGuests,
};
