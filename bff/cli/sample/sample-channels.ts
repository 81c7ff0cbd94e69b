import { CHANNEL_MANAGERS, type ChannelManager } from '../../../shared/domain/distribution.ts';
import type { Log } from '../../base/log.ts';
import type { Services } from '../../compose.ts';
import { loadChannelManager } from '../../distribution/registry.ts';
import type { ChannelDemo } from '../../http/deps.ts';
import type { ChannelSimulator } from '../../simulators/channel-manager.ts';
import { CHANNEL_SIMULATORS } from '../../simulators/channel-registry.ts';
import { type ChannelBustle, startChannelBustle } from '../../simulators/world/channel-hotel.ts';
import { findProperty } from '../../store/house/properties.ts';
import { findChannelManager } from '../../store/pms/channel-manager-connections.ts';
import { findMeta } from '../../store/sqlite/meta.ts';

const BOOKINGS = 12;
/** Short enough to watch. */
const SOMETHING_HAPPENS_EVERY_MS = 20_000;

/** Simulated channel managers for the sample hotel. */
export interface SampleChannels extends ChannelDemo {
  /** Restarts the simulators that were connected before the server stopped. */
  resume(services: Services): Promise<void>;
  close(): Promise<void>;
}

/** `allowedPrivate`: addresses the server's client may call; the simulators' ports are added. */
export function createSampleChannels({ log, allowedPrivate }: { log: Log; allowedPrivate: string[] }): SampleChannels {
  const providers = CHANNEL_MANAGERS;
  const running = new Map<ChannelManager, Promise<{ simulator: ChannelSimulator; bustle: ChannelBustle }>>();

  async function start(provider: ChannelManager) {
    const { startSimulator } = await CHANNEL_SIMULATORS[provider]();
    const simulator = await startSimulator({ limits: false, webhookRetryDelaysMs: [1_000, 5_000] });
    allowedPrivate.push(new URL(simulator.url).host);
    const today = new Date().toISOString().slice(0, 10);
    // A pushing simulator has no bookings until it knows the address to send them to.
    const bookings = (await isPushed(provider)) ? 0 : BOOKINGS;
    const bustle = startChannelBustle(simulator, { bookings, everyMs: SOMETHING_HAPPENS_EVERY_MS, today });
    return { simulator, bustle };
  }

  async function open(provider: ChannelManager): Promise<Record<string, string>> {
    const simulator = running.get(provider) ?? start(provider);
    running.set(provider, simulator);
    simulator.catch(() => running.delete(provider));
    return (await simulator).simulator.credentials;
  }

  async function sendCalls(provider: ChannelManager, to: Parameters<ChannelDemo['sendCalls']>[1]): Promise<void> {
    await open(provider);
    const started = await running.get(provider);
    if (started?.simulator.setHook == null) return;
    const { webhookUrl: url, user, password, secret } = to;
    started.simulator.setHook({ url, user, password, secret });
    if (!(await isPushed(provider))) return;
    for (let number = 0; number < BOOKINGS; number++) started.bustle.step();
  }

  return {
    providers,
    open,
    sendCalls,
    async resume({ db, distribution }) {
      const propertyId = await findMeta(db, 'sampleProperty');
      const property = propertyId === null ? undefined : await findProperty(db, propertyId);
      const connection = property === undefined ? undefined : await findChannelManager(db, property.id);
      if (property === undefined || connection?.connected !== true || !providers.includes(connection.provider)) return;
      const { provider, externalProperty } = connection;
      const credentials = await open(provider);
      if (!Object.values(credentials).includes(externalProperty.id)) return; // a real one, not simulated
      const by = { id: 'system', accountId: property.accountId };
      // The simulator has a new port and new keys.
      await distribution
        .connect(property.id, { provider, credentials }, by)
        .then((made) => sendCalls(provider, made))
        .catch((error: unknown) => log.warn({ err: error }, 'the simulated channel manager was not connected again'));
    },
    close: () => closeAll(running.values()),
  };
}

async function closeAll(all: Iterable<Promise<{ simulator: ChannelSimulator; bustle: ChannelBustle }>>): Promise<void> {
  for (const one of all) {
    const { simulator, bustle } = await one;
    bustle.close();
    await simulator.close();
  }
}

async function isPushed(provider: ChannelManager): Promise<boolean> {
  return (await loadChannelManager(provider))?.capabilities.delivery === 'push';
}
