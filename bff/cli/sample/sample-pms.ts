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
/** Short enough to watch. */
const SOMETHING_HAPPENS_EVERY_MS = 15_000;

interface SamplePmsOptions {
  /** 0: any free ports for the simulators. */
  serverPort: number;
  log: Log;
  /** Addresses the server's PMS client may call; the simulators' ports are added. */
  allowedPrivate: string[];
}

/** Simulated PMSs for the sample hotel, each at its own port. */
export class SamplePms implements PmsDemo {
  readonly providers = pmsRegistry.providers.filter((provider) => SIMULATORS[provider] !== undefined);
  readonly #options: SamplePmsOptions;
  readonly #running = new Map<PmsProvider, Promise<{ simulator: Simulator; bustle: Bustle }>>();

  constructor(options: SamplePmsOptions) {
    this.#options = options;
  }

  async open(provider: PmsProvider): Promise<Record<string, string>> {
    return (await this.#ensure(provider)).simulator.credentials;
  }

  async sendNotices(provider: PmsProvider, address: string): Promise<void> {
    (await this.#ensure(provider)).simulator.setWebhook?.(address);
  }

  /** Restarts the simulators that were connected before the server stopped. */
  async resume({ db, secrets, sync }: Services, baseUrl: string): Promise<void> {
    const propertyId = await findMeta(db, 'sampleProperty');
    const property = propertyId === null ? undefined : await findProperty(db, propertyId);
    const connection = property === undefined ? undefined : await findConnection(db, toSource(property.id));
    if (property === undefined || connection === undefined || !this.providers.includes(connection.provider)) return;
    const { provider } = connection;
    const given = await readCredentials(db, secrets, connection);
    const address = `http://127.0.0.1:${this.#portOf(provider)}`;
    if (given === undefined || !Object.values(given.credentials).some((value) => value.startsWith(address))) return;
    const { simulator } = await this.#ensure(provider);
    const by = { id: 'system', accountId: property.accountId };
    await sync.connect(property.id, { provider, credentials: simulator.credentials }, by); // the simulator has new keys
    const again = await findConnection(db, toSource(property.id));
    const credentials = again === undefined ? undefined : await readCredentials(db, secrets, again);
    if (credentials === undefined) return;
    simulator.setWebhook?.(
      `${baseUrl}/webhooks/pms/${property.id}?secret=${encodeURIComponent(credentials.webhookSecret)}`,
    );
  }

  async close(): Promise<void> {
    for (const one of this.#running.values()) {
      const { simulator, bustle } = await one;
      bustle.close();
      await simulator.close();
    }
  }

  #portOf(provider: PmsProvider): number {
    const { serverPort } = this.#options;
    return serverPort === 0 ? 0 : serverPort + 1 + this.providers.indexOf(provider);
  }

  #ensure(provider: PmsProvider): Promise<{ simulator: Simulator; bustle: Bustle }> {
    const known = this.#running.get(provider) ?? this.#start(provider);
    this.#running.set(provider, known);
    known.catch(() => this.#running.delete(provider));
    return known;
  }

  async #start(provider: PmsProvider): Promise<{ simulator: Simulator; bustle: Bustle }> {
    const { log, allowedPrivate } = this.#options;
    const load = SIMULATORS[provider];
    if (load === undefined) throw new Error(`There is no simulator of ${provider}`);
    const { startSimulator } = await load();
    const world = createWorld({ reservations: RESERVATIONS });
    const options = { world, limits: false, webhookRetryDelaysMs: [1_000, 5_000] };
    const simulator = await startSimulator({ ...options, port: this.#portOf(provider) }).catch((error: unknown) => {
      log.warn({ err: error, provider }, 'the port of a simulated PMS is taken; it gets another');
      return startSimulator({ ...options, port: 0 });
    });
    const { host } = new URL(simulator.url);
    if (!allowedPrivate.includes(host)) allowedPrivate.push(host);
    return { simulator, bustle: startBustle(world, { everyMs: SOMETHING_HAPPENS_EVERY_MS }) };
  }
}
