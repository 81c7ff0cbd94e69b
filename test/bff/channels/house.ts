import type { Messaging } from '../../../bff/messaging/messaging.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../bff/simulators/guest-channel.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import type { Writer } from '../../../bff/store/sqlite/writer.ts';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** A hotel whose guests write on a channel: the server and the simulated platform, both with the same clock. */
export interface HouseOn<S extends ChannelSimulator> {
  server: HttpServer;
  platform: S;
  /** The simulator of the second channel, or null. */
  second: ChannelSimulator | null;
  messaging: Messaging;
  key: string;
  propertyId: string;
  webhookUrl: string;
  /** Runs `work` while the platform does not answer. */
  whileSilent<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until all running work is done. */
  settle(): Promise<void>;
  /** Moves the clock forward and waits until the work that is then due is done. */
  later(ms: number): Promise<void>;
  conversations(): Promise<Record<string, unknown>[]>;
  messages(conversationId: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export const GUEST = '+491700000001';

export interface HouseOptions<S> {
  active?: boolean;
  /** The connect request. Default: the platform's credentials. */
  given?: (platform: S) => object;
  /** A second channel of the same hotel, with its simulator. */
  beside?: { channel: ConnectedChannel; start: (options: ChannelSimulatorOptions) => Promise<ChannelSimulator> };
  /** The time limit for an answer of the platform. */
  callTimeoutMs?: number;
  /** Wraps the server's writer. */
  wrapWriter?: (writer: Writer) => Writer;
}

/** Opens a hotel and connects the channel to its simulator. An echo answers the guests. */
export async function openHouseOn<S extends ChannelSimulator>(
  channel: ConnectedChannel,
  start: (options: ChannelSimulatorOptions) => Promise<S>,
  { active = true, given, beside, callTimeoutMs, wrapWriter }: HouseOptions<S> = {},
): Promise<HouseOn<S>> {
  let offsetMs = 0;
  const clock = () => new Date(Date.now() + offsetMs);
  const platform = await start({ clock });
  const second = (await beside?.start({ clock })) ?? null;
  const hosts = [platform, ...(second === null ? [] : [second])].flatMap(({ url, settings }) => [
    new URL(url).host,
    settings?.['ALLOW_PRIVATE_NETWORKS'] ?? [],
  ]);
  const smtpUrl = platform.settings?.['SMTP_URL'] ?? second?.settings?.['SMTP_URL'];
  const server = await startHttpServer({
    allowedPrivate: hosts.flat(),
    answers: true,
    engine: createEchoEngine(),
    ...(wrapWriter === undefined ? {} : { wrapWriter }),
    ...(callTimeoutMs === undefined ? {} : { callTimeoutMs }),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
  });
  const advance = server.advance.bind(server);
  server.advance = (ms) => {
    offsetMs += ms;
    advance(ms);
  };
  const { key, propertyId } = await register(server, `${channel}@a.example`);
  const connect = async (name: ConnectedChannel, at: ChannelSimulator, body: object) => {
    const { status, body: told } = await server.call('PUT', `/api/channels/${name}`, { key, body });
    if (status !== 200) throw new Error(JSON.stringify(told));
    if (told.webhookUrl != null) await at.setWebhook(told.webhookUrl, told);
    return told;
  };
  const connected = await connect(channel, platform, given?.(platform) ?? platform.credentials);
  if (beside && second) await connect(beside.channel, second, second.credentials);
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const activation = {
    channels: ['widget', channel, ...(beside ? [beside.channel] : [])],
    aiMode: 'auto',
    businessHours: hours,
    active,
  };
  const activated = await server.call('PUT', '/api/activation', { key, body: activation });
  if (activated.status !== 200) throw new Error(JSON.stringify(activated.body));
  const webhookUrl = connected.webhookUrl ?? `${server.baseUrl}/webhooks/${channel}/${propertyId}`;
  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      await platform.webhooks.settled();
      await second?.webhooks.settled();
      await server.deps.messaging.sweep();
      await server.deps.messaging.idle();
    }
  }
  return {
    server,
    platform,
    second,
    get messaging() {
      return server.deps.messaging;
    },
    key,
    propertyId,
    webhookUrl,
    settle,
    async whileSilent(work) {
      platform.faults.order({ kind: 'lost', on: /^(?!SMTP (?:DATA|RCPT))/ });
      return work();
    },
    async later(ms) {
      server.advance(ms);
      await settle();
    },
    conversations: async () => (await server.call('GET', '/api/conversations', { key })).body.items,
    messages: async (id) => (await server.call('GET', `/api/conversations/${id}/messages`, { key })).body.items,
    async close() {
      await platform.close();
      await second?.close();
      await server.close();
    },
  };
}

/** A hotel on WhatsApp. */
export type ChannelHouse = HouseOn<WhatsAppSimulator> & { meta: WhatsAppSimulator };

export async function openChannelHouse(
  options: Pick<HouseOptions<WhatsAppSimulator>, 'active' | 'callTimeoutMs'> = {},
): Promise<ChannelHouse> {
  const house = await openHouseOn('whatsapp', startWhatsApp, options);
  return { ...house, meta: house.platform };
}
