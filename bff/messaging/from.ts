import type { ConnectedChannel } from '../../shared/domain/conversation.ts';

/** Where an inbound message comes from. */
export interface From {
  propertyId: string;
  channel: ConnectedChannel;
}
