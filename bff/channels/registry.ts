import type { Channel } from '../../shared/domain/conversation.ts';
import type { ChannelAdapter } from './port.ts';
import { whatsapp } from './whatsapp/adapter.ts';

/** Every channel beside the site's own chat: one line each. */
export const CHANNEL_ADAPTERS: Partial<Record<Channel, ChannelAdapter>> = { whatsapp };
