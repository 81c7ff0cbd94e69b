import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { findChannelConnection } from '../../store/channels/connections.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';

/** Whether the property answers on the channel now, so that the channel is connected and switched on. */
export async function isChannelOn(trx: Trx, propertyId: string, channel: ConnectedChannel): Promise<boolean> {
  const activation = (await findServing(trx, propertyId))?.activation;
  const isOn = activation?.active === true && activation.channels.includes(channel);
  return isOn && (await findChannelConnection(trx, propertyId, channel)) !== undefined;
}
