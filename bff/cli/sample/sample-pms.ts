import type { PmsProvider } from '../../../shared/domain/pms.ts';
import type { Log } from '../../base/log.ts';
import type { Services } from '../../compose.ts';
import type { PmsDemo } from '../../http/deps.ts';
import { pmsRegistry } from '../../pms/registry.ts';
import { SIMULATORS } from '../../simulators/registry.ts';
import { type Bustle, startBustle } from '../../simulators/server/bustle.ts';
import type { Simulator } from '../../simulators/simulator.ts';
import { createWorld } from '../../simulators/world/world.ts';
import { findProperty } from '../../store/house/properties.ts';
import { findConnection, readCredentials } from '../../store/pms/connections.ts';
import { toSource } from '../../store/pms/source.ts';
import { findMeta } from '../../store/sqlite/meta.ts';

const RESERVATIONS = 60;
/** Quick enough to be seen happening. */
const SOMETHING_HAPPENS_EVERY_MS = 15_000;

/** The simulated PMSs of a server with the sample hotel, each at a port of its own beside the server's. */
export interface SamplePms extends PmsDemo {
  /** Plays again what the sample hotel was connected to before the server was stopped. */
  resume(services: Services, baseUrl: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * `serverPort` 0: any free ports. `allowedPrivate` is what the server's PMS client may reach; the simulators' ports, and
 * nothing else of this machine, are added to it.
 */
export function createSamplePms({
  serverPort,
  log,
  allowedPrivate,
}: {
  serverPort: number;
  log: Log;
  allowedPrivate: string[];
}): SamplePms {
  const providers = pmsRegistry.providers.filter((provider) => SIMULATORS[provider] !== undefined);
  const running = new Map<PmsProvider, Promise<{ simulator: Simulator; bustle: Bustle }>>();
  const portOf = (provider: PmsProvider) => (serverPort === 0 ? 0 : serverPort + 1 + providers.indexOf(provider));

  async function start(provider: PmsProvider) {
    const load = SIMULATORS[provider];
    if (load === undefined) throw new Error(`There is no simulator of ${provider}`);
    const { startSimulator } = await load();
    const world = createWorld({ reservations: RESERVATIONS });
    const options = { world, limits: false, webhookRetryDelaysMs: [1_000, 5_000] };
    const simulator = await startSimulator({ ...options, port: portOf(provider) }).catch((error: unknown) => {
      log.warn({ err: error, provider }, 'the port of a simulated PMS is taken; it gets another');
      return startSimulator({ ...options, port: 0 });
    });
    const { host } = new URL(simulator.url);
    if (!allowedPrivate.includes(host)) allowedPrivate.push(host);
    return { simulator, bustle: startBustle(world, { everyMs: SOMETHING_HAPPENS_EVERY_MS }) };
  }

  function ensure(provider: PmsProvider) {
    const known = running.get(provider) ?? start(provider);
    running.set(provider, known);
    known.catch(() => running.delete(provider));
    return known;
  }

  return {
    providers,
    open: async (provider) => (await ensure(provider)).simulator.credentials,
    async sendNotices(provider, address) {
      (await ensure(provider)).simulator.setWebhook?.(address);
    },
    async resume({ db, secrets, sync }, baseUrl) {
      const propertyId = await findMeta(db, 'sampleProperty');
      const property = propertyId === null ? undefined : await findProperty(db, propertyId);
      const connection = property === undefined ? undefined : await findConnection(db, toSource(property.id));
      if (property === undefined || connection === undefined || !providers.includes(connection.provider)) return;
      const { provider } = connection;
      const given = await readCredentials(db, secrets, connection);
      const address = `http://127.0.0.1:${portOf(provider)}`;
      if (given === undefined || !Object.values(given.credentials).some((value) => value.startsWith(address))) return;
      const { simulator } = await ensure(provider);
      const by = { id: 'system', accountId: property.accountId };
      await sync.connect(property.id, { provider, credentials: simulator.credentials }, by); // its keys are new ones
      const again = await findConnection(db, toSource(property.id));
      const made = again === undefined ? undefined : await readCredentials(db, secrets, again);
      if (made === undefined) return;
      simulator.setWebhook?.(`${baseUrl}/webhooks/pms/${property.id}?secret=${encodeURIComponent(made.webhookSecret)}`);
    },
    async close() {
      for (const one of running.values()) {
        const { simulator, bustle } = await one;
        bustle.close();
        await simulator.close();
      }
    },
  };
}
