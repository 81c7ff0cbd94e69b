import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../bff/base/log.ts';
import { hasMasterKey, makeMasterKey, readMasterKeys } from '../../bff/base/secrets/master-key.ts';
import { createSecrets } from '../../bff/base/secrets/secrets.ts';
import type { ConversationDeps } from '../../bff/conversation/deps.ts';
import { createFeed } from '../../bff/conversation/feed.ts';
import { AcksFirst } from '../../bff/conversation/turn/acks-first.ts';
import type { ConversationEngine } from '../../bff/conversation/turn/engine-port.ts';
import { createTurns, type Turns } from '../../bff/conversation/turn/turns.ts';
import { createDeliveries } from '../../bff/delivery/deliveries.ts';
import type { Mailer } from '../../bff/delivery/mailer.ts';
import { openFiles } from '../../bff/files/files.ts';
import { createScan, type Scan } from '../../bff/files/scanner.ts';
import { createApp } from '../../bff/http/app.ts';
import { createClientAddress } from '../../bff/http/listener/client-address.ts';
import { listenSafely } from '../../bff/http/listener/safe-listener.ts';
import type { LimitName, Quota } from '../../bff/http/request/limits.ts';
import type { Nodes } from '../../bff/nodes/port.ts';
import { soleNode } from '../../bff/nodes/sole-node.ts';
import { ensureEpoch } from '../../bff/store/sqlite/meta.ts';
import { createReader } from '../../bff/store/sqlite/reader.ts';
import { createWriter, type Writer } from '../../bff/store/sqlite/writer.ts';
import { attachGateways } from '../../bff/ws/gateway.ts';
import { createEchoEngine } from './engine/echo-engine.ts';
import { openStore, placeOf } from './fresh-store.ts';
import { noChannels } from './no-channels.ts';
import { createOperation } from './operation.ts';
import { createTestDistribution } from './pms/test-distribution.ts';
import { createPaperSync } from './pms/test-sync.ts';

const PLENTY = { requests: 1_000_000, windowSeconds: 60 };

/** HTTP and sockets on a real store, with an engine that echoes each message. */
export interface ChatServer {
  baseUrl: string;
  deps: ConversationDeps & { turns: Turns };
  /** The folder of all its data. */
  dataDir: string;
  close(): Promise<void>;
}

export interface ChatServerOptions {
  /** A folder that stays when the server closes. By default a new one, removed at the end. */
  dataDir?: string;
  port?: number;
  /** The virus scanner for files. Default: none. */
  scan?: Scan;
  /** Wraps the server's writer. */
  wrapWriter?: (writer: Writer) => Writer;
  clock?: () => Date;
  /** Answers guests. Default: an echo. */
  engine?: ConversationEngine;
  /** Makes answers wait for the acknowledgement of the guest's message. */
  acks?: AcksFirst;
  /** The folder of the built browser files. By default none are served. */
  assetsDir?: string;
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[];
  /** The node, if there are several. Default: the only node. */
  nodes?: Nodes;
  /** Quotas that replace the defaults. */
  limits?: Partial<Record<LimitName, Quota>>;
  /** Sends e-mail. By default none is sent. */
  mailer?: Mailer;
  /** The interval in milliseconds between two checks that a desk may stay connected. */
  desksAgainMs?: number;
}

export async function startChatServer(options: ChatServerOptions = {}): Promise<ChatServer> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'service-chat-ws-'));
  const db = await openStore(join(folder, 'test.db'));
  const { place } = await placeOf(join(folder, 'test.db'));
  const baseWriter = createWriter(db);
  const writer = options.wrapWriter?.(baseWriter) ?? baseWriter;
  await ensureEpoch(writer);
  const keyFile = join(folder, 'master.key');
  const masterKey = (hasMasterKey(keyFile) ? readMasterKeys(keyFile) : makeMasterKey(keyFile)).current;
  const core: ConversationDeps = {
    db,
    writer,
    clock: options.clock ?? (() => new Date()),
    log: createLog(process.env['LOG_LEVEL'] ?? 'silent'),
    secrets: createSecrets(masterKey),
    reader: createReader(place),
    feed: createFeed(),
    nodes: options.nodes ?? soleNode,
    engine: options.engine ?? createEchoEngine(),
    acks: options.acks ?? new AcksFirst(),
    files: openFiles(folder, options.scan ?? createScan(null)),
    mail: null,
  };
  const deliveries = options.mailer === undefined ? null : createDeliveries(core, options.mailer);
  core.mail = deliveries;
  const turns = createTurns(core);
  const deps = { ...core, turns };
  const server = createServer();
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { sync } = createPaperSync(core, baseUrl);
  const trustedProxies = options.trustedProxies ?? [];
  const app = createApp({
    ...deps,
    ...(await createOperation({ ...core, dataDir: folder, masterKey })),
    sync,
    distribution: createTestDistribution(core, baseUrl),
    messaging: noChannels,
    pages: { fetch: () => Promise.reject(new Error('No page is fetched here')) },
    webhooks: { checkAddress: async () => undefined },
    config: {
      registration: 'open',
      plan: 'enterprise',
      planChanges: 'owner',
      baseUrl,
      trustedProxies,
      dataDir: folder,
      anchorFile: join(folder, 'anchors'),
      anchorUrl: null,
      metricsToken: null,
    },
    pushKey: 'BPublicKey',
    assetsDir: options.assetsDir ?? null,
    ask: () => Promise.reject(new Error('Nobody asks here')),
    limits: {
      api: PLENTY,
      public: PLENTY,
      login: PLENTY,
      account: PLENTY,
      oneTimeToken: PLENTY,
      register: PLENTY,
      ...options.limits,
    },
  });
  listenSafely(server, app.callback(), core.log);
  const gateways = attachGateways(server, {
    ...deps,
    baseUrl: () => baseUrl,
    clientAddress: createClientAddress(trustedProxies),
    ...(options.desksAgainMs === undefined ? {} : { desksAgainMs: options.desksAgainMs }),
  });
  await turns.sweep();
  return {
    baseUrl,
    deps,
    dataDir: folder,
    async close() {
      await gateways.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await turns.close();
      await deliveries?.close();
      await writer.close();
      await core.reader.close();
      await db.destroy();
      if (options.dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Hotel {
  propertyId: string;
  apiKey: string;
  userId: string;
  setupToken: string;
  email: string;
}

/** Registers a hotel and switches its widget on. */
export async function openHotel(
  baseUrl: string,
  { email = 'owner@hotel.example', aiMode = 'auto', origins = [] as string[] } = {},
): Promise<Hotel> {
  const registration = await call(baseUrl, 'POST', '/auth/register', undefined, {
    propertyName: 'Hotel Echo',
    email,
    phone: '+4983825501',
  });
  const { apiKey, property, user, setupUrl } = registration.body;
  await call(baseUrl, 'PUT', '/api/property', apiKey, {
    name: 'Hotel Echo',
    address: 'Hafenstraße 1, Lindau',
    timezone: 'Europe/Berlin',
    languages: ['en'],
    amenities: [],
    origins,
  });
  await call(baseUrl, 'PUT', '/api/activation', apiKey, {
    channels: ['widget'],
    aiMode,
    businessHours: { mon_fri: '24/7', weekend: '24/7' },
  });
  return { propertyId: property.id, apiKey, userId: user.id, setupToken: setupUrl.split('#password=')[1], email };
}

/** Makes one HTTP call. Throws if the answer is a failure whose status is not in `allow`. */
export async function call(
  baseUrl: string,
  method: string,
  path: string,
  apiKey?: string,
  body?: unknown,
  { headers = {}, allow = [] as number[] }: { headers?: Record<string, string>; allow?: number[] } = {},
) {
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok && !allow.includes(response.status))
    throw new Error(`${method} ${path}: ${response.status} ${text}`);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely.
  const parsed: any = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: parsed };
}
