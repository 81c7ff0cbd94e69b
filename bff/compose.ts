import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FALLBACK_LANGUAGE } from '../shared/language/languages.ts';
import { type Clock, systemClock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { createSecrets, loadMasterKey } from './base/secrets.ts';
import { type AskedQuestion, askDryRun, type DryRun } from './conversation/ask.ts';
import type { ConversationDeps } from './conversation/deps.ts';
import { inProcess } from './conversation/engine-calls.ts';
import type { ConversationEngine } from './conversation/engine-port.ts';
import { createFeed } from './conversation/feed.ts';
import { createTurns, type Turns } from './conversation/turns.ts';
import { createDeliveries } from './delivery/deliveries.ts';
import { createSmtpMailer, type Mailer } from './delivery/mailer.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { createApp } from './http/app.ts';
import { createClientAddress } from './http/client-address.ts';
import type { PmsDemo } from './http/deps.ts';
import { listenSafely } from './http/safe-listener.ts';
import { startGreetingGuests } from './jobs/greet-guests.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { doRegularly } from './jobs/regularly.ts';
import { startTellingPrograms } from './jobs/tell-programs.ts';
import { startWakingStaff } from './jobs/wake-staff.ts';
import { startStaffWatch } from './jobs/watch-staff.ts';
import { startWritingToGuests } from './jobs/write-to-guests.ts';
import { createMessaging } from './messaging/messaging.ts';
import { loadOwnAdapters, withAdapters } from './pms/own-adapters.ts';
import { type PmsRegistry, pmsRegistry } from './pms/registry.ts';
import { backUpBeforeMigrating } from './store/backup.ts';
import { databasePath, migrate, openDatabase } from './store/database.ts';
import { ensureEpoch } from './store/meta.ts';
import { listAllProperties } from './store/properties.ts';
import type { Db } from './store/schema.ts';
import { indexMessages } from './store/search.ts';
import { createWriter, type Writer } from './store/writer.ts';
import type { SyncDeps } from './sync/deps.ts';
import { createSync, type Sync } from './sync/sync.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { attachGateways } from './ws/gateway.ts';

/** Keep-alive connections that a stopping server waits for before it ends them. */
const IDLE_CONNECTIONS_MS_MAX = 2_000;
const INDEX_EVERY_MS = 10_000;
const PREPARED_LANGUAGES_MAX = 12;

export interface ServiceOptions {
  config: Config;
  log: Log;
  clock?: Clock;
  /** Another engine than the embedded one, or how one is made over this store. It is closed with the services. */
  engine?: ConversationEngine | ((db: Db) => Promise<ConversationEngine>);
  /** Stands between the services and their writer: a test's way to a disk that lies. */
  wrapWriter?: (writer: Writer) => Writer;
  /** Carries e-mail instead of the SMTP server of the configuration. */
  mailer?: Mailer;
  /** Other PMS adapters than the shipped ones, and another pace. */
  pms?: { registry?: PmsRegistry; pace?: SyncDeps['pace'] };
  /** Places inside this network that a PMS, a channel or a webhook may be reached at, instead of those of the configuration. */
  allowedPrivate?: readonly string[];
}

export interface ServerOptions extends ServiceOptions {
  assetsDir: string | null;
  /** PMSs that this server plays itself, for the sample hotel. Closed with it. */
  pmsDemo?: PmsDemo & { resume(services: Services, baseUrl: string): Promise<void>; close(): Promise<void> };
}

/** The store and everything that works on it, without a network. */
export interface Services extends ConversationDeps {
  turns: Turns;
  /** The PMS integration. It looks for work once it is started, when it is known where a PMS reaches this server. */
  sync: Sync;
  startSync(baseUrl: string | null): Promise<void>;
  ask(propertyId: string, question: AskedQuestion): Promise<DryRun>;
  close(): Promise<void>;
}

/** A server that answers at `baseUrl`. */
export interface RunningServer {
  baseUrl: string;
  services: Services;
  close(): Promise<void>;
}

/** Opens the store (backed up and migrated where it is older) and wires the conversation engine to it. */
export async function openServices({
  config,
  log,
  clock = systemClock,
  engine: given = inProcess(embeddedEngine),
  wrapWriter,
  mailer,
  pms = {},
  allowedPrivate = config.allowPrivateNetworks,
}: ServiceOptions): Promise<Services> {
  const secrets = createSecrets(loadMasterKey(config.masterKeyFile));
  const db = openDatabase(databasePath(config.dataDir));
  await backUpBeforeMigrating(db, config.dataDir);
  await migrate(db);
  const bare = createWriter(db);
  const writer = wrapWriter?.(bare) ?? bare;
  await ensureEpoch(writer);
  const engine = typeof given === 'function' ? await given(db) : given;
  const model = await openModel(config, clock, log);
  const sender = mailer ?? (config.smtp === null ? null : createSmtpMailer(config.smtp));
  const mail = sender === null ? null : createDeliveries({ db, writer, clock, log, secrets }, sender);
  mail?.start();
  const deps: ConversationDeps = { db, writer, clock, log, secrets, engine, mail, feed: createFeed(), ...model };
  const turns = createTurns(deps);
  let reachedAt = config.baseUrl;
  const sync = createSync({
    ...deps,
    registry: pms.registry ?? withAdapters(pmsRegistry, await loadOwnAdapters(config.pmsAdapters)),
    allowPrivateNetworks: allowedPrivate,
    webhookUrl: (propertyId) => (reachedAt === null ? null : `${reachedAt}/webhooks/pms/${propertyId}`),
    ...(pms.pace === undefined ? {} : { pace: pms.pace }),
  });
  return {
    ...deps,
    turns,
    sync,
    async startSync(baseUrl) {
      reachedAt ??= baseUrl;
      await sync.start();
    },
    ask: (propertyId, question) => askDryRun(deps, propertyId, question),
    async close() {
      deps.model?.close();
      await mail?.close();
      await sync.close();
      await turns.close();
      await engine.close();
      await writer.close();
      await db.destroy();
    },
  };
}

/** The engine in threads of its own. Its code is only loaded where a server is: a command that answers one question needs none. */
async function openEnginePool(db: Db, log: Log): Promise<ConversationEngine> {
  const { createEnginePool } = await import('./engine-pool/pool.ts');
  const properties = await listAllProperties(db);
  const languages = [...new Set([FALLBACK_LANGUAGE, ...properties.flatMap((property) => property.languages)])];
  const engine = new URL('./embedded-engine.ts', import.meta.url).href;
  return createEnginePool({
    log,
    voice: embeddedEngine,
    engine,
    languages: languages.slice(0, PREPARED_LANGUAGES_MAX),
  });
}

/** The language model where one is set up. Its code is only loaded then: it would cost every start a fifth of a second. */
async function openModel({ model }: Config, clock: Clock, log: Log): Promise<Pick<ConversationDeps, 'model'>> {
  if (model === null) return {};
  const { createModelEngine } = await import('./model/engine.ts');
  return { model: createModelEngine(model, { fetch: globalThis.fetch, clock, log }) };
}

/**
 * Starts the server: HTTP, sockets and background work. Rejects where the address is taken or the store cannot be
 * opened. `close` takes no new connections, tells open pages, ends what was begun and closes the store.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, assetsDir, pmsDemo } = options;
  const services = await openServices({ engine: (db) => openEnginePool(db, options.log), ...options });
  const server = createServer();
  try {
    await listen(server, config);
  } catch (error) {
    await services.close();
    throw error;
  }
  const baseUrl = config.baseUrl ?? `http://${hostInUrl(config.host)}:${portOf(server)}`;
  const { registration, plan, trustedProxies, dataDir } = config;
  const waking = await startWakingStaff(services, {
    allowedPrivate: config.allowPrivateNetworks,
    contact: config.smtp === null ? baseUrl : `mailto:${config.smtp.from}`,
  });
  const { allowedPrivate = config.allowPrivateNetworks } = options;
  const webhooks = createWebhooks(services, { allowedPrivate });
  const messaging = createMessaging({
    ...services,
    allowedPrivate,
    webhookUrl: (channel, propertyId) => `${baseUrl}/webhooks/${channel}/${propertyId}`,
  });
  const app = createApp({
    ...services,
    webhooks,
    messaging,
    pushKey: waking.publicKey,
    pmsDemo,
    assetsDir,
    config: { registration, plan, trustedProxies, baseUrl, baseUrlIsGuessed: config.baseUrl === null, dataDir },
  });
  listenSafely(server, app.callback(), options.log);
  const gateways = attachGateways(server, {
    ...services,
    baseUrl: () => baseUrl,
    baseUrlIsGuessed: config.baseUrl === null,
    clientAddress: createClientAddress(trustedProxies),
  });
  const housekeeping = startHousekeeping(services);
  const staffWatch = startStaffWatch(services);
  const greeting = startGreetingGuests(services);
  const telling = startTellingPrograms(webhooks, services);
  const writing = startWritingToGuests(messaging, services);
  const indexing = doRegularly({ everyMs: INDEX_EVERY_MS, what: 'indexing messages', log: options.log }, () =>
    indexMessages(services.db, services.writer),
  );
  services.turns.start();
  // A guessed address is one of this machine's own: only a PMS in the same house reaches that.
  await pmsDemo?.resume(services, baseUrl);
  const hasNeighbours = config.allowPrivateNetworks.length > 0 || pmsDemo !== undefined;
  await services.startSync(hasNeighbours ? baseUrl : null);
  await services.turns.sweep();
  return {
    baseUrl,
    services,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      setTimeout(() => server.closeAllConnections(), IDLE_CONNECTIONS_MS_MAX).unref();
      server.closeIdleConnections();
      await gateways.close();
      await housekeeping.close();
      await staffWatch.close();
      await greeting.close();
      await indexing.close();
      await waking.close();
      await telling.close();
      await writing.close();
      await closed;
      await services.close();
      await pmsDemo?.close();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** An IPv6 address stands in brackets in a URL. */
function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
