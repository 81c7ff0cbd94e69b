import type { Messaging } from '../../../bff/messaging/messaging.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../bff/simulators/guest-channel.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { createEchoEngine } from '../../support/echo-engine.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** A hotel whose guests write by a channel: the server, the platform as it is simulated, and both on one clock. */
export interface HouseOn<S extends ChannelSimulator> {
  server: HttpServer;
  platform: S;
  messaging: Messaging;
  key: string;
  propertyId: string;
  webhookUrl: string;
  /** Lets everything that is under way come to its end. */
  settle(): Promise<void>;
  /** Moves the clock, and lets what is due then come to its end. */
  later(ms: number): Promise<void>;
  conversations(): Promise<Record<string, unknown>[]>;
  messages(conversationId: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export const GUEST = '+491700000001';

/** Opens a house and connects the channel at its simulator, with its guests answered by an echo. */
export async function openHouseOn<S extends ChannelSimulator>(
  channel: ConnectedChannel,
  start: (options: ChannelSimulatorOptions) => Promise<S>,
  { active = true } = {},
): Promise<HouseOn<S>> {
  let offsetMs = 0;
  const platform = await start({ clock: () => new Date(Date.now() + offsetMs) });
  const { host } = new URL(platform.url);
  const server = await startHttpServer({ allowedPrivate: [host], answers: true, engine: createEchoEngine() });
  const advance = server.advance.bind(server);
  server.advance = (ms) => {
    offsetMs += ms;
    advance(ms);
  };
  const { key, propertyId } = await register(server, `${channel}@a.example`);
  const connected = await server.call('PUT', `/api/channels/${channel}`, { key, body: platform.credentials });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const activation = { channels: ['widget', channel], aiMode: 'auto', businessHours: hours, active };
  const activated = await server.call('PUT', '/api/activation', { key, body: activation });
  if (activated.status !== 200) throw new Error(JSON.stringify(activated.body));
  await platform.setWebhook(connected.body.webhookUrl);
  const { messaging } = server.deps;
  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      await platform.webhooks.settled();
      await messaging.sweep();
      await messaging.idle();
    }
  }
  return {
    server,
    platform,
    messaging,
    key,
    propertyId,
    webhookUrl: connected.body.webhookUrl,
    settle,
    async later(ms) {
      server.advance(ms);
      await settle();
    },
    conversations: async () => (await server.call('GET', '/api/conversations', { key })).body.items,
    messages: async (id) => (await server.call('GET', `/api/conversations/${id}/messages`, { key })).body.items,
    async close() {
      await platform.close();
      await server.close();
    },
  };
}

/** A hotel on WhatsApp. */
export type ChannelHouse = HouseOn<WhatsAppSimulator> & { meta: WhatsAppSimulator };

export async function openChannelHouse(options: { active?: boolean } = {}): Promise<ChannelHouse> {
  const house = await openHouseOn('whatsapp', startWhatsApp, options);
  return { ...house, meta: house.platform };
}
