import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import type { Log } from '../../base/log.ts';
import { CONNECTED_CHANNELS } from '../../channels/registry.ts';
import type { Services } from '../../compose.ts';
import type { GuestDemo } from '../../http/deps.ts';
import type { Messaging } from '../../messaging/messaging.ts';
import type { ChannelSimulator } from '../../simulators/guest-channel.ts';
import { findChannelConnection } from '../../store/channels/connections.ts';
import { findMeta } from '../../store/sqlite/meta.ts';
import { CHANNEL_PLAYERS } from './channel-players.ts';

/** Simulated messaging platforms for guests of the sample hotel. */
export interface SampleGuests extends GuestDemo {
  /** Restarts the simulators that were connected before the server stopped. */
  resume(services: Services, messaging: Pick<Messaging, 'connect'>): Promise<void>;
  close(): Promise<void>;
}

/**
 * `allowedPrivate`: addresses the server's client may call; the simulators' ports are added. If the server sends real e-mail,
 * none is simulated, because it would write to invented guests.
 */
export function createSampleGuests({
  log,
  allowedPrivate,
  sendsMail,
}: {
  log: Log;
  allowedPrivate: string[];
  sendsMail: boolean;
}): SampleGuests {
  const channels = CONNECTED_CHANNELS.filter((channel) => !(sendsMail && channel === 'email'));
  const starting = new Map<ConnectedChannel, Promise<ChannelSimulator>>();
  const running = new Map<ConnectedChannel, ChannelSimulator>();

  async function start(channel: ConnectedChannel): Promise<ChannelSimulator> {
    const simulator = await CHANNEL_PLAYERS[channel]({ webhookRetryDelaysMs: [1_000, 5_000], reviewAfterMs: 5_000 });
    allowedPrivate.push(new URL(simulator.url).host);
    running.set(channel, simulator);
    return simulator;
  }

  function play(channel: ConnectedChannel): Promise<ChannelSimulator> {
    const known = starting.get(channel) ?? start(channel);
    starting.set(channel, known);
    known.catch(() => starting.delete(channel));
    return known;
  }

  const demo: SampleGuests = {
    channels,
    open: async (channel) => (await play(channel)).credentials,
    async listen(channel, { webhookUrl, secret }) {
      await (await play(channel)).setWebhook(webhookUrl, secret === undefined ? {} : { secret });
    },
    playUrl(channel, detail) {
      const simulator = running.get(channel);
      return simulator !== undefined && isPlayed(simulator, detail) ? `${simulator.url}/play` : null;
    },
    smtpUrl: () => running.get('email')?.settings?.['SMTP_URL'] ?? null,
    async resume({ db }, messaging) {
      const propertyId = await findMeta(db, 'sampleProperty');
      if (propertyId === null) return;
      for (const channel of channels) {
        const connection = await findChannelConnection(db, propertyId, channel);
        if (connection === undefined) continue;
        const simulator = await play(channel);
        if (!isPlayed(simulator, connection.detail)) continue; // a real one, not simulated
        await messaging // the simulator has a new port
          .connect({ propertyId, channel }, simulator.credentials, async () => undefined)
          .then(({ webhookUrl, platformValues }) =>
            demo.listen(channel, { webhookUrl: webhookUrl ?? '', ...platformValues }),
          )
          .catch((error: unknown) => log.warn({ err: error, channel }, 'a simulated platform was not connected again'));
      }
    },
    async close() {
      for (const one of starting.values()) await one.then((simulator) => simulator.close()).catch(() => undefined);
    },
  };
  return demo;
}

/** Whether a connection is to the simulated account. */
function isPlayed({ credentials }: ChannelSimulator, detail: Readonly<Record<string, string>>): boolean {
  const own = (from: Readonly<Record<string, string>>) =>
    (from['phoneNumber'] ?? from['address'] ?? from['propertyId'] ?? '').replace(/[^\w@.]/g, '');
  return own(credentials) === own(detail);
}
