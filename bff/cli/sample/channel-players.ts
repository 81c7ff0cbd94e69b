import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../simulators/guest-channel.ts';
import { PLAYED, startPortalGuests } from '../../simulators/guest-channel-registry.ts';

/** Simulators of the sample hotel's messaging platforms. */
export const CHANNEL_PLAYERS: Readonly<
  Record<ConnectedChannel, (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>>
> = {
  whatsapp: PLAYED.whatsapp.start,
  sms: PLAYED.twilio.start,
  email: PLAYED.mail.start,
  portal: startPortalGuests,
};
