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

/** Keep-alive connections that a stopping server waits for before it ends them. */
const IDLE_CONNECTIONS_MS_MAX = 2_000;
const INDEX_EVERY_MS = 10_000;
/** Guests are served meanwhile; who starts the server is told a moment later that it is ready. */
const LEARNING_MS_MAX = 400;

export interface ServiceOptions {
  config: Config;
  log: Log;
  clock?: Clock;
  /** Another engine than the embedded one, or how one is made. It is closed with the services. */
  engine?: ConversationEngine | (() => Promise<ConversationEngine>);
  /** Stands between the services and their writer: a test's way to a disk that lies. */
  wrapWriter?: (writer: Writer) => Writer;
  /** Is told what happens, to count it. */
  measured?: Measured;
  /** Carries e-mail instead of the SMTP server of the configuration. */
  mailer?: Mailer;
  /** Other PMS adapters than the shipped ones, and another pace. */
  pms?: { registry?: PmsRegistry; pace?: SyncDeps['pace'] };
  /** Another patience with the embedding model, in milliseconds. */
  questionMs?: number;
  /** Another pace for channel managers. */
  distributionPace?: DistributionDeps['pace'];
  /** Places inside this network that a PMS, a channel or a webhook may be reached at, instead of those of the configuration. */
  allowedPrivate?: readonly string[];
}

export interface ServerOptions extends ServiceOptions {
  assetsDir: string | null;
  /** The engine's threads where they were started before. Closed with the server. */
  threads?: Threads;
  /** With connections that are slow; by itself that of `http/listener/connection-limits.ts`. */
  patience?: Patience;
  /** PMSs that this server plays itself, for the sample hotel. Closed with it. */
  pmsDemo?: PmsDemo & { resume(services: Services, baseUrl: string): Promise<void>; close(): Promise<void> };
  /** Channel managers that it plays as well. Closed with it. */
  guestDemo?: GuestDemo & {
    resume(services: Services, messaging: Pick<Messaging, 'connect'>): Promise<void>;
    close(): Promise<void>;
  };
  channelDemo?: ChannelDemo & { resume(services: Services): Promise<void>; close(): Promise<void> };
}

/** The store and everything that works on it, without a network. */
export interface Services extends ConversationDeps {
  turns: Turns;
  /** The PMS integration. It looks for work once it is started, when it is known where a PMS reaches this server. */
  sync: Sync;
  /** The channel managers; they look for work as the PMS integration does. */
  distribution: Distribution;
  /** The folder that all of it is in. */
  dataDir: string;
  /** The copies of the store. */
  backups: Backups;
  readiness: Readiness;
  /** `reachable`: where a PMS or a channel manager reaches this server; null: nowhere. `address`: where it listens. */
  startSync(reachable: string | null, address: string): Promise<void>;
  ask(propertyId: string, question: AskedQuestion): Promise<DryRun>;
  close(): Promise<void>;
}

/** A server that answers at `baseUrl`. */
export interface RunningServer {
  baseUrl: string;
  /** What the first account is made with; undefined: none is to be made, or only this machine reaches the server. */
  setupSecret: SetupSecret | undefined;
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
    // The channel manager sells what the hotel told it: where a PMS tells by itself, that leads.
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
      await nodes.close(); // what this node had taken is free from here on
      await reader.close();
      await writer.close();
      await db.destroy();
    },
  };
}

/** A store with an account is marked as somebody's; one that is marked and has none is told of. */
async function noteOwner(db: Db, { dataDir }: Config, clock: Clock, log: Log): Promise<void> {
  if (await hasAccounts(db)) claim(dataDir, clock());
  else if (isClaimed(dataDir)) log.error(describeEmptiedStore(dataDir));
}

/** On a server that strangers reach too, the first account is made by who sees what it prints. */
async function makeSetupSecret(
  { db, clock, nodes, secrets }: Services,
  config: Config,
): Promise<SetupSecret | undefined> {
  const { registration, dataDir } = config;
  const isFirst = registration === 'first' && !(await hasAccounts(db)) && !isClaimed(dataDir);
  if (!isFirst || !isReachedByOthers(config)) return undefined;
  // Whichever node the first account is made at.
  const shared = nodes.id === null ? undefined : secrets.sign('setup', await findEpoch(db));
  return newSetupSecret(clock(), shared);
}

/**
 * Starts the server: HTTP, sockets and background work. Rejects where the address is taken or the store cannot be
 * opened. `close` takes no new connections, tells open pages, ends what was begun and closes the store.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl } = options.config;
  // Where the store is elsewhere, several processes serve it, and share the folder of files.
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
  const learning = learnHouses(services, ending.signal); // in the engine's thread, while this one goes on
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
  // A guessed address is one of this machine's own: only a PMS in the same house reaches that.
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

/** Where the operator's own settings send data of guests and colleagues. */
function outletsOf({ model, embeddings, smtp }: Config): Outlets {
  return {
    model: model && { name: `${model.provider}: ${model.model}`, host: new URL(model.baseUrl).host },
    embeddings: embeddings && { name: `embeddings: ${embeddings.model}`, host: new URL(embeddings.baseUrl).host },
    mailHost: smtp && new URL(smtp.url).host,
  };
}
