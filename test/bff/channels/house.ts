import type { Messaging } from '../../../bff/messaging/messaging.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import { createEchoEngine } from '../../support/echo-engine.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** A hotel whose guests write on WhatsApp: the server, Meta as it is simulated, and both on one clock. */
export interface ChannelHouse {
  server: HttpServer;
  meta: WhatsAppSimulator;
  messaging: Messaging;
  key: string;
  propertyId: string;
  webhookUrl: string;
  /** Lets everything that is under way come to its end. */
  settle(): Promise<void>;
  conversations(): Promise<Record<string, unknown>[]>;
  messages(conversationId: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export const GUEST = '+491700000001';

export async function openChannelHouse({ active = true } = {}): Promise<ChannelHouse> {
  let offsetMs = 0;
  const meta = await startWhatsApp({ clock: () => new Date(Date.now() + offsetMs) });
  const { host } = new URL(meta.url);
  const server = await startHttpServer({ allowedPrivate: [host], answers: true, engine: createEchoEngine() });
  const advance = server.advance.bind(server);
  server.advance = (ms) => {
    offsetMs += ms;
    advance(ms);
  };
  const { key, propertyId } = await register(server, 'whatsapp@a.example');
  const connected = await server.call('PUT', '/api/channels/whatsapp', { key, body: meta.credentials });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const activation = { channels: ['widget', 'whatsapp'], aiMode: 'auto', businessHours: hours, active };
  const activated = await server.call('PUT', '/api/activation', { key, body: activation });
  if (activated.status !== 200) throw new Error(JSON.stringify(activated.body));
  await meta.setWebhook(connected.body.webhookUrl);
  const { messaging } = server.deps;
  return {
    server,
    meta,
    messaging,
    key,
    propertyId,
    webhookUrl: connected.body.webhookUrl,
    async settle() {
      for (let round = 0; round < 4; round++) {
        await meta.webhooks.settled();
        await messaging.sweep();
        await messaging.idle();
      }
    },
    conversations: async () => (await server.call('GET', '/api/conversations', { key })).body.items,
    messages: async (id) => (await server.call('GET', `/api/conversations/${id}/messages`, { key })).body.items,
    async close() {
      await meta.close();
      await server.close();
    },
  };
}
