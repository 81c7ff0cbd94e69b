import { setTimeout as pause } from 'node:timers/promises';
import { isReachedByOthers, newSetupSecret, type SetupSecret } from './auth/setup-secret.ts';
import { claim, claimedAt, describeEmptiedStore, isClaimed } from './base/claim.ts';
import { type Clock, systemClock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { ConversationDeps } from './conversation/deps.ts';
import { createFeed } from './conversation/feed.ts';
import { learnHouses } from './conversation/house/learn-houses.ts';
import { measureFeed } from './conversation/measured-feed.ts';
import { shareFeed } from './conversation/shared-feed.ts';
import { AcksFirst } from './conversation/turn/acks-first.ts';
import { type AskedQuestion, askDryRun, type DryRun } from './conversation/turn/ask.ts';
import { inProcess } from './conversation/turn/engine-calls.ts';
import type { ConversationEngine } from './conversation/turn/engine-port.ts';
import { createTurns, type Turns } from './conversation/turn/turns.ts';
import { createDeliveries } from './delivery/deliveries.ts';
import type { Mailer } from './delivery/mailer.ts';
import type { DistributionDeps } from './distribution/deps.ts';
import { createDistribution, type Distribution } from './distribution/distribution.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { Threads } from './engine-pool/threads.ts';
import { openFiles } from './files/files.ts';
import { createScan } from './files/scanner.ts';
import { followRuns } from './house-texts/run-translations.ts';
import { createApp } from './http/app.ts';
import type { ChannelDemo, GuestDemo, PmsDemo } from './http/deps.ts';
import { createClientAddress } from './http/listener/client-address.ts';
import type { Patience } from './http/listener/connection-limits.ts';
import { listenSafely } from './http/listener/safe-listener.ts';
import { startAnchoringAudit } from './jobs/anchor-audit.ts';
import { startCountingFigures } from './jobs/count-figures.ts';
import { startEmbeddingTexts } from './jobs/embed-texts.ts';
import { startGreetingGuests } from './jobs/greet-guests.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startBackups } from './jobs/make-backups.ts';
import { startNotifyingPrograms } from './jobs/notify-programs.ts';
import { startPushingAlerts } from './jobs/push-alerts.ts';
import { doRegularly } from './jobs/regularly.ts';
import { startSendingReports } from './jobs/send-reports.ts';
import { startPlanWatch } from './jobs/watch-plans.ts';
import { startStaffWatch } from './jobs/watch-staff.ts';
import { startWritingToGuests } from './jobs/write-to-guests.ts';
import { createMessaging, type Messaging } from './messaging/messaging.ts';
import { openEmbeddings, openEnginePool, openMailer, openModel, openNodes, openTracing } from './open-engines.ts';
import { openListeners } from './open-listeners.ts';
import { createWitness } from './operation/anchor-witness.ts';
import { type Backups, createBackups } from './operation/backups.ts';
import { createRelay, type Measured } from './operation/measured.ts';
import { openSecrets } from './operation/open-secrets.ts';
import type { Outlets } from './operation/processing.ts';
import { createReadiness, type Readiness } from './operation/readiness.ts';
import { loadOwnAdapters, withAdapters } from './pms/adapter/own-adapters.ts';
import { type PmsRegistry, pmsRegistry } from './pms/registry.ts';
import { createPageFetch } from './site-import/fetch-page.ts';
import { hasAccounts } from './store/account/accounts.ts';
import { indexMessages } from './store/conversations/search.ts';
import { findPlace, openPlace } from './store/core/place.ts';
import { pmsWebhookPath } from './store/pms/source.ts';
import type { Db } from './store/schema/schema.ts';
import { backUpBeforeMigrating } from './store/sqlite/backup.ts';
import { lockDataDir } from './store/sqlite/data-lock.ts';
import { migrate } from './store/sqlite/database.ts';
import { ensureEpoch, findEpoch } from './store/sqlite/meta.ts';
import { createReader } from './store/sqlite/reader.ts';
import { createWriter, type Writer } from './store/sqlite/writer.ts';
import type { SyncDeps } from './sync/deps.ts';
import { createSync, type Sync } from './sync/sync.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { attachGateways } from './ws/gateway.ts';

/** How long a stopping server waits for keep-alive connections before it ends them. */
const IDLE_CONNECTIONS_MS_MAX = 2_000;
const INDEX_EVERY_MS = 10_000;
/** How long a start waits for the engine to prepare; guests are served meanwhile. */
const LEARNING_MS_MAX = 400;

export interface ServiceOptions {
  config: Config;
  log: Log;
  clock?: Clock;
  /** Replaces the embedded engine, or a function that creates one. Closed with the services. */
  engine?: ConversationEngine | (() => Promise<ConversationEngine>);
  /** Wraps the writer, for tests with a failing disk. */
  wrapWriter?: (writer: Writer) => Writer;
  /** Gets events for metrics. */
  measured?: Measured;
  /** Replaces the configured SMTP server. */
  mailer?: Mailer;
  /** Replaces the built-in PMS adapters and the timing. */
  pms?: { registry?: PmsRegistry; pace?: SyncDeps['pace'] };
  /** Replaces the maximum time for the embedding of a question, in milliseconds. */
  questionMs?: number;
  /** Replaces the timing for channel managers. */
  distributionPace?: DistributionDeps['pace'];
  /** Replaces the configured private hosts and networks that PMSs, channels and webhooks may have. */
  allowedPrivate?: readonly string[];
}

export interface ServerOptions extends ServiceOptions {
  assetsDir: string | null;
  /** The engine's threads, if they were started earlier. Closed with the server. */
  threads?: Threads;
  /** Replaces the time limits for slow connections of `http/listener/connection-limits.ts`. */
  patience?: Patience;
  /** Simulated PMSs for the sample hotel. Closed with the server. */
  pmsDemo?: PmsDemo & { resume(services: Services, baseUrl: string): Promise<void>; close(): Promise<void> };
  /** Simulated messaging platforms for the sample hotel. Closed with the server. */
  guestDemo?: GuestDemo & {
    resume(services: Services, messaging: Pick<Messaging, 'connect'>): Promise<void>;
    close(): Promise<void>;
  };
  channelDemo?: ChannelDemo & { resume(services: Services): Promise<void>; close(): Promise<void> };
}

/** The store and all services that work on it, without a network listener. */
export interface Services extends ConversationDeps {
  turns: Turns;
  /** The PMS integration. It starts working with `startSync`, when the server's address is known. */
  sync: Sync;
  /** The channel managers. They start working with `startSync` too. */
  distribution: Distribution;
  /** The data folder. */
  dataDir: string;
  /** The backups of the store. */
  backups: Backups;
  readiness: Readiness;
  /**
   * `reachable`: the address at which PMSs and channel managers reach this server; null: none. `address`: the listening
   * address.
   */
  startSync(reachable: string | null, address: string): Promise<void>;
  ask(propertyId: string, question: AskedQuestion): Promise<DryRun>;
  close(): Promise<void>;
}

/** A running server at `baseUrl`. */
export interface RunningServer {
  baseUrl: string;
  /** The secret for creating the first account; undefined if an account exists, or only this machine reaches the server. */
  setupSecret: SetupSecret | undefined;
  services: Services;
  close(): Promise<void>;
}

/** Opens the store (an old one is backed up and migrated) and connects the services to it. */
export async function openServices({
  config,
  log,
  clock = systemClock,
  engine: given = inProcess(embeddedEngine),
  wrapWriter,
  measured = createRelay(),
  mailer,
  pms = {},
  questionMs,
  distributionPace,
  allowedPrivate = config.allowPrivateNetworks,
}: ServiceOptions): Promise<Services> {
  const place = findPlace(config);
  const db = await openPlace(place);
  if ('file' in place) await backUpBeforeMigrating(db, config.dataDir);
  await migrate(db);
  const bare = createWriter(db, (seconds) =>
    seconds === null ? measured.notCommitted() : measured.committed(seconds),
  );
  const { keys, secrets } = await openSecrets(db, bare, config.masterKeyFile);
  await noteOwner(db, config, clock, log);
  const writer = wrapWriter?.(bare) ?? bare;
  await ensureEpoch(writer);
  const nodes = await openNodes(config, { db, writer, clock, log, secrets });
  const engine = typeof given === 'function' ? await given() : given;
  const model = await openModel(config, clock, log);
  const embeddings = await openEmbeddings(config, {
    ...{ db, writer, clock, log },
    ...(questionMs === undefined ? {} : { questionMs }),
  });
  const sender = mailer ?? (await openMailer(config));
  const mail = sender === null ? null : createDeliveries({ db, writer, clock, log, secrets, nodes }, sender);
  mail?.start();
  const feed = shareFeed(measureFeed(createFeed(), measured), nodes, db);
  const files = openFiles(config.dataDir, createScan(config.scanner));
  const reader = createReader(place);
  const rooms: ConversationDeps['rooms'] = {
    // A channel manager sells the data that the hotel entered there. If the PMS reports availability, the PMS leads.
    areTold: async (propertyId) => (await sync.quotes.areTold(propertyId)) || distribution.quotes.areTold(propertyId),
    async ask(...asked) {
      const quote = await sync.quotes.ask(...asked);
      return quote === null || quote.asOf === null ? distribution.quotes.ask(...asked) : quote;
    },
  };
  const readBill: ConversationDeps['readBill'] = (...asked) => sync.readBill(...asked);
  const deps: ConversationDeps = {
    db,
    writer,
    reader,
    clock,
    log,
    secrets,
    engine,
    acks: new AcksFirst(),
    files,
    mail,
    feed,
    nodes,
    rooms,
    readBill,
    ...model,
    ...embeddings,
  };
  const turns = createTurns(deps);
  const backups = createBackups({ store: place, dataDir: config.dataDir, ...config.backup, keys, clock });
  let reachedAt = config.baseUrl;
  const sync = createSync({
    ...deps,
    registry: pms.registry ?? withAdapters(pmsRegistry, await loadOwnAdapters(config.pmsAdapters)),
    allowPrivateNetworks: allowedPrivate,
    webhookUrl: (of) => (reachedAt === null ? null : `${reachedAt}${pmsWebhookPath(of)}`),
    ...(pms.pace === undefined ? {} : { pace: pms.pace }),
  });
  let address = config.baseUrl ?? '';
  const distribution = createDistribution({
    ...deps,
    allowPrivateNetworks: allowedPrivate,
    reachedAt: () => reachedAt,
    address: () => address,
    ...(distributionPace === undefined ? {} : { pace: distributionPace }),
  });
  return {
    ...deps,
    turns,
    sync,
    distribution,
    dataDir: config.dataDir,
    backups,
    readiness: createReadiness({ writer, dataDir: config.dataDir, clock }),
    async startSync(reachable, listensAt) {
      reachedAt ??= reachable;
      address ||= listensAt;
      await sync.start();
      distribution.start();
    },
    ask: (propertyId, question) => askDryRun(deps, propertyId, question),
    async close() {
      deps.model?.close();
      deps.embeddings?.close();
      await backups.close();
      await mail?.close();
      await distribution.close();
      await sync.close();
      await turns.close();
      await engine.close();
      await nodes.close(); // From here on, other nodes can take over this node's work.
      await reader.close();
      await writer.close();
      await db.destroy();
    },
  };
}

/** Records in the data folder that an account exists. Logs an error if there was one and the store has none now. */
async function noteOwner(db: Db, { dataDir }: Config, clock: Clock, log: Log): Promise<void> {
  if (await hasAccounts(db)) claim(dataDir, clock());
  else if (isClaimed(dataDir)) log.error(describeEmptiedStore(dataDir));
}

/** On a server that others can reach, creating the first account needs a secret that the server prints. */
async function makeSetupSecret(
  { db, clock, nodes, secrets }: Services,
  config: Config,
): Promise<SetupSecret | undefined> {
  const { registration, dataDir } = config;
  const isFirst = registration === 'first' && !(await hasAccounts(db)) && !isClaimed(dataDir);
  if (!isFirst || !isReachedByOthers(config)) return undefined;
  // The same at all nodes, because the first account may be created at any.
  const shared = nodes.id === null ? undefined : secrets.sign('setup', await findEpoch(db));
  return newSetupSecret(clock(), shared);
}

/**
 * Starts the server: HTTP, sockets and background work. Rejects if the address is in use or the store cannot be opened.
 * `close` accepts no new connections, notifies open pages, finishes running work and closes the store.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl } = options.config;
  // With a database server, several processes may serve the store and share the folder of files.
  const lock = databaseUrl === null ? lockDataDir(dataDir, 'serve', (options.clock ?? systemClock)()) : null;
  try {
    const running = await startLocked(options);
    return {
      ...running,
      async close() {
        await running.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startLocked(options: ServerOptions): Promise<RunningServer> {
  const { config, assetsDir, pmsDemo, channelDemo, guestDemo } = options;
  const measured = createRelay();
  const tracing = await openTracing(config);
  const services = await openServices({
    engine: () => openEnginePool(options.log, options.threads),
    measured,
    ...options,
  });
  const ending = new AbortController();
  const learning = learnHouses(services, ending.signal); // In the engine's thread, in parallel to this one.
  const { server, baseUrl, stop } = await openListeners(config, { ...services, patience: options.patience }).catch(
    async (error: unknown) => {
      await services.close();
      throw error;
    },
  );
  const { registration, plan, planChanges, trustedProxies, dataDir, anchorFile, anchorUrl, metricsToken } = config;
  const pushing = await startPushingAlerts(services, {
    allowedPrivate: config.allowPrivateNetworks,
    contact: config.smtp === null ? baseUrl : `mailto:${config.smtp.from}`,
  });
  const { createMetrics } = await import('./operation/metrics.ts');
  const metrics = createMetrics({
    ...services,
    store: findPlace(config),
    dataDir,
    sockets: () => gateways.count(),
  });
  measured.handTo(metrics);
  const { allowedPrivate = config.allowPrivateNetworks } = options;
  const webhooks = createWebhooks(services, { allowedPrivate });
  const pages = createPageFetch(allowedPrivate);
  const messaging = createMessaging({
    ...services,
    allowedPrivate,
    smtpUrl: () => config.smtp?.url ?? guestDemo?.smtpUrl() ?? null,
    webhookUrl: (channel, propertyId) => `${baseUrl}/webhooks/${channel}/${propertyId}`,
    fileUrl: (token) => `${baseUrl}/chat/files/${token}`,
  });
  const setupSecret = await makeSetupSecret(services, config);
  const app = createApp({
    ...services,
    metrics,
    pages,
    webhooks,
    messaging,
    pushKey: pushing.publicKey,
    pmsDemo,
    channelDemo,
    guestDemo,
    assetsDir,
    config: {
      registration,
      setupSecret,
      plan,
      planChanges,
      trustedProxies,
      baseUrl,
      baseUrlIsGuessed: config.baseUrl === null,
      dataDir,
      anchorFile,
      anchorUrl,
      metricsToken,
      outlets: outletsOf(config),
    },
  });
  listenSafely(server, app.callback(), options.log);
  const gateways = attachGateways(server, {
    ...services,
    baseUrl: () => baseUrl,
    baseUrlIsGuessed: config.baseUrl === null,
    clientAddress: createClientAddress(trustedProxies),
  });
  const housekeeping = startHousekeeping(services);
  const staffWatch = startStaffWatch(services, `${baseUrl}/desk`);
  const planWatch = startPlanWatch(services, `${baseUrl}/desk/settings/plan`);
  const counting = startCountingFigures(services);
  const embedding = startEmbeddingTexts(services);
  const reporting = startSendingReports(services);
  const greeting = startGreetingGuests(services);
  const anchoring = startAnchoringAudit({
    ...services,
    file: config.anchorFile,
    witness: config.anchorUrl === null ? null : createWitness(config.anchorUrl),
  });
  const backingUp = startBackups(services, { everyHours: config.backup.everyHours, since: () => claimedAt(dataDir) });
  const notifying = startNotifyingPrograms(webhooks, services);
  const writing = startWritingToGuests(messaging, services);
  const indexing = doRegularly({ ...services, everyMs: INDEX_EVERY_MS, what: 'indexing messages' }, () =>
    indexMessages(services.db, services.writer),
  );
  services.turns.start();
  followRuns(services);
  // A guessed address belongs to this machine: only a PMS in the same network can reach it.
  await pmsDemo?.resume(services, baseUrl);
  const hasNeighbours = config.allowPrivateNetworks.length > 0 || pmsDemo !== undefined;
  await services.startSync(hasNeighbours ? baseUrl : null, baseUrl);
  await channelDemo?.resume(services);
  await guestDemo?.resume(services, messaging);
  await Promise.race([learning, pause(LEARNING_MS_MAX, undefined, { ref: false })]);
  return {
    baseUrl,
    setupSecret,
    services,
    async close() {
      ending.abort();
      stop();
      const closed = new Promise((resolve) => server.close(resolve));
      setTimeout(() => server.closeAllConnections(), IDLE_CONNECTIONS_MS_MAX).unref();
      server.closeIdleConnections();
      await gateways.close();
      await housekeeping.close();
      await staffWatch.close();
      await planWatch.close();
      await counting.close();
      await embedding.close();
      await reporting.close();
      await greeting.close();
      await backingUp.close();
      await anchoring.close();
      await indexing.close();
      await pushing.close();
      await notifying.close();
      await writing.close();
      await pages.close();
      await closed;
      await services.close();
      await learning;
      await pmsDemo?.close();
      await channelDemo?.close();
      await guestDemo?.close();
      await tracing?.close();
    },
  };
}

/** The external services to which the operator's settings send data of guests and staff. */
function outletsOf({ model, embeddings, smtp }: Config): Outlets {
  return {
    model: model && { name: `${model.provider}: ${model.model}`, host: new URL(model.baseUrl).host },
    embeddings: embeddings && { name: `embeddings: ${embeddings.model}`, host: new URL(embeddings.baseUrl).host },
    mailHost: smtp && new URL(smtp.url).host,
  };
}
