import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { fetch as fetchThrough, Pool } from 'undici';
import { expect } from 'vitest';
import { createSecrets } from '../../bff/base/secrets/secrets.ts';
import { createFeed } from '../../bff/conversation/feed.ts';
import { AcksFirst } from '../../bff/conversation/turn/acks-first.ts';
import { inProcess } from '../../bff/conversation/turn/engine-calls.ts';
import { createTurns, type Turns } from '../../bff/conversation/turn/turns.ts';
import { openFiles } from '../../bff/files/files.ts';
import { createScan, type Scan } from '../../bff/files/scanner.ts';
import { createApp } from '../../bff/http/app.ts';
import type { HttpDeps } from '../../bff/http/deps.ts';
import { errorsOf } from '../../bff/http/docs/openapi.ts';
import type { Route } from '../../bff/http/route.ts';
import { createRoutes } from '../../bff/http/routes/table.ts';
import { createMessaging } from '../../bff/messaging/messaging.ts';
import { soleNode } from '../../bff/nodes/sole-node.ts';
import { createPageFetch } from '../../bff/site-import/fetch-page.ts';
import { createReader } from '../../bff/store/sqlite/reader.ts';
import { createWriter, type Writer } from '../../bff/store/sqlite/writer.ts';
import { createWebhooks, type Webhooks } from '../../bff/webhooks/webhooks.ts';
import { problem } from '../../shared/api/common.ts';
import { openStore, placeOf } from './fresh-store.ts';
import { noChannels } from './no-channels.ts';
import { createOperation } from './operation.ts';
import type { PaperPms } from './pms/paper-pms.ts';
import { createTestDistribution } from './pms/test-distribution.ts';
import { createPaperSync } from './pms/test-sync.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
const PLENTY = { requests: 1_000_000, windowSeconds: 60 };
const DEFAULT_LIMITS = {
  api: PLENTY,
  public: PLENTY,
  login: PLENTY,
  account: PLENTY,
  oneTimeToken: PLENTY,
  register: PLENTY,
  badCredentials: PLENTY,
};

/** The answer to a call. `body` is parsed JSON, or undefined if it is empty. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; the shape was checked against the route.
  body: any;
}

export interface CallOptions {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The body as text, if it is not JSON. */
  raw?: string;
}

/** The HTTP side on a real database and a real socket. */
export interface HttpServer {
  baseUrl: string;
  deps: HttpDeps;
  /** The PMS behind the provider `custom`. */
  pms: PaperPms;
  /** Sends webhooks each time it is swept. */
  webhooks: Webhooks;
  /** Makes a call and checks the answer against the route's declaration. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** The whole content of the database, by table. */
  dump(): Promise<Record<string, unknown[]>>;
  /** Stops the work with channel managers abruptly, as a crash does, and starts it again on the same store. */
  restartDistribution(): Promise<void>;
  /** Stops the work with guests of channels abruptly, as a crash does, and starts it again on the same store. */
  restartMessaging(): Turns;
  /** Moves the server's clock forward. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export interface HttpServerOptions {
  config?: Partial<HttpDeps['config']>;
  limits?: HttpDeps['limits'];
  assetsDir?: string;
  ask?: HttpDeps['ask'];
  pmsDemo?: HttpDeps['pmsDemo'];
  /** The virus scanner for files. Default: none. */
  scan?: Scan;
  /** The free space that the disk reports. */
  freeBytes?: (folder: string) => number;
  /** True if guests of channels get answers. Without `engine` they come from an engine that says nothing. */
  answers?: boolean;
  engine?: HttpDeps['engine'];
  /** Private addresses to which webhooks and channels may connect. */
  allowedPrivate?: readonly string[];
  /** The time limit for an answer of a channel's platform. */
  callTimeoutMs?: number;
  /** The SMTP server for e-mail to the hotel's guests. */
  smtpUrl?: string;
  /** Wraps the writer, to simulate failures of the disk. */
  wrapWriter?: (writer: Writer) => Writer;
  /** Keeps its connections where a test makes dozens of calls at a time: Node's own pool then opens one for each call. */
  isCrowded?: boolean;
  /** Default: silent. */
  log?: Logger;
}

export async function startHttpServer(options: HttpServerOptions = {}): Promise<HttpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-http-'));
  const db = await openStore(join(folder, 'test.db'));
  const { place } = await placeOf(join(folder, 'test.db'));
  const writer = createWriter(db);
  let offsetMs = 0;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const core = {
    db,
    writer: options.wrapWriter?.(writer) ?? writer,
    clock: () => new Date(Date.now() + offsetMs),
    log: options.log ?? pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    secrets: createSecrets(MASTER_KEY),
  };
  const { sync, pms } = createPaperSync(core, baseUrl);
  const webhooks = createWebhooks(core, {
    allowedPrivate: options.allowedPrivate ?? [],
    timeoutMs: 500,
    random: () => 0,
  });
  const pages = createPageFetch(options.allowedPrivate ?? [], 2_000);
  const deps: HttpDeps = {
    ...core,
    sync,
    distribution: createTestDistribution(core, baseUrl, options.allowedPrivate),
    pages,
    webhooks,
    messaging: noChannels,
    pmsDemo: options.pmsDemo,
    reader: createReader(place),
    feed: createFeed(),
    nodes: soleNode,
    engine: options.engine ?? quietEngine,
    acks: new AcksFirst(),
    files: openFiles(folder, options.scan ?? createScan(null)),
    mail: null,
    config: {
      registration: 'open',
      plan: 'enterprise',
      planChanges: 'owner',
      baseUrl,
      trustedProxies: [],
      dataDir: folder,
      anchorFile: join(folder, 'audit-anchors.jsonl'),
      anchorUrl: null,
      metricsToken: null,
      ...options.config,
    },
    turns: { begin: async () => undefined },
    ...(await createOperation({ ...core, dataDir: folder, masterKey: MASTER_KEY, freeBytes: options.freeBytes })),
    pushKey: 'BPublicKey',
    assetsDir: options.assetsDir ?? null,
    ask: options.ask ?? (async () => dryRun),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
  let turns = createTurns(deps);
  const openMessaging = () =>
    createMessaging({
      ...deps,
      turns: options.answers === true ? turns : deps.turns,
      allowedPrivate: options.allowedPrivate ?? [],
      smtpUrl: () => options.smtpUrl ?? null,
      callTimeoutMs: options.callTimeoutMs,
      webhookUrl: (channel, propertyId) => `${baseUrl}/webhooks/${channel}/${propertyId}`,
      fileUrl: (token) => `${baseUrl}/chat/files/${token}`,
      random: () => 0,
    });
  deps.messaging = openMessaging();
  server.on('request', createApp(deps).callback());
  const routes = createRoutes();
  const connections = options.isCrowded === true ? new Pool(baseUrl) : undefined;
  const ask = (
    url: string,
    given: { method: string; redirect: 'manual'; headers: Record<string, string>; body?: string },
  ) => (connections === undefined ? fetch(url, given) : fetchThrough(url, { ...given, dispatcher: connections }));
  let tables: ReturnType<typeof db.introspection.getTables> | null = null; // the tables do not change while the server runs
  return {
    baseUrl,
    deps,
    pms,
    webhooks,
    async call(method, path, { key, body, headers = {}, raw } = {}) {
      const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await ask(baseUrl + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: text }),
      });
      const received = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const answer: Answer = {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(received) : received === '' ? undefined : received,
      };
      checkAnswer(answer, routeOf(routes, method, path));
      return answer;
    },
    async dump() {
      const content: Record<string, unknown[]> = {};
      tables ??= db.introspection.getTables();
      for (const { name, columns } of await tables) {
        const order = sql.join(columns.slice(0, 2).map((column) => sql.ref(column.name)));
        content[name] = (await sql`select * from ${sql.table(name)} order by ${order}`.execute(db)).rows;
      }
      return content;
    },
    async restartDistribution() {
      await deps.distribution.close();
      deps.distribution = createTestDistribution(core, baseUrl, options.allowedPrivate);
    },
    restartMessaging() {
      server.closeAllConnections();
      turns = createTurns(deps);
      deps.messaging = openMessaging();
      return turns;
    },
    advance(ms) {
      offsetMs += ms;
    },
    async close() {
      await connections?.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await deps.distribution.close();
      await sync.close();
      await deps.messaging.close();
      await turns.close();
      await webhooks.close();
      await pages.close();
      await writer.close();
      await deps.reader.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The route of a path. */
export function routeOf(routes: readonly Route[], method: string, path: string): Route | undefined {
  const [plain = ''] = path.split('?');
  return routes.find((route) => route.method === method && patternOf(route.path).test(plain));
}

/** The pattern of a path. Tests call tens of thousands of paths, so each pattern is made once. */
function patternOf(path: string): RegExp {
  const pattern = PATTERNS.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  PATTERNS.set(path, pattern);
  return pattern;
}
const PATTERNS = new Map<string, RegExp>();

/**
 * Checks the answer of every call without `expect`, which would take longer than the check itself: a run makes tens of
 * thousands of calls.
 */
function checkAnswer(answer: Answer, route: Route | undefined): void {
  assert.ok(answer.headers.get('x-request-id'), 'an answer without x-request-id');
  if (answer.status >= 400) {
    assert.equal(answer.headers.get('content-type'), 'application/problem+json');
    const told = problem.parse(answer.body);
    assert.equal(told.status, answer.status);
    if (route !== undefined && !errorsOf(route).some((code) => code === told.code))
      assert.fail(`${route.method} ${route.path}: ${told.code} is none of the errors that it declares`);
  } else if (route !== undefined) {
    assert.equal(answer.status, route.status, `${route.method} ${route.path}: ${answer.status}, not ${route.status}`);
    if (route.answer === null) assert.equal(answer.body, undefined);
    else if (!isDeepStrictEqual(route.answer.parse(answer.body), answer.body))
      expect(route.answer.parse(answer.body)).toEqual(answer.body);
  }
}

/** Registers an account with one property, and returns its key with every scope. */
export async function register(server: HttpServer, email: string) {
  const answer = await server.call('POST', '/auth/register', {
    body: { propertyName: `Hotel ${email}`, email, phone: '+4983825501' },
  });
  expect(answer.status).toBe(201);
  const { apiKey, property, user, account, setupUrl } = answer.body;
  const setupToken: string = setupUrl.split('#password=')[1];
  return {
    key: apiKey as string,
    propertyId: property.id as string,
    userId: user.id as string,
    accountId: account.id as string,
    setupToken,
    email,
  };
}

/** Sets the password with the link's token and signs in. */
export async function signIn(server: HttpServer, { email, setupToken }: { email: string; setupToken: string }) {
  const password = 'a long enough password';
  await server.call('POST', '/auth/password', { body: { token: setupToken, password } });
  const answer = await server.call('POST', '/auth/login', { body: { email, password } });
  expect(answer.status).toBe(200);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return {
    cookie,
    csrf: answer.body.csrfToken as string,
    headers: { cookie, 'x-csrf-token': answer.body.csrfToken as string },
  };
}

const understanding = {
  language: { code: 'en', confidence: 1, source: 'text' as const },
  intents: [],
  nearby: [],
  entities: [],
  signals: [],
  switchTo: null,
  tone: 'neutral' as const,
  urgency: 'normal' as const,
};
const decision = { steps: [], reason: 'Nothing to do', alternatives: [] };
const dryRun = {
  language: understanding.language,
  understanding,
  decision,
  reply: { text: 'Hello', language: 'en', sources: [] },
  model: 'off',
};

/** An engine that detects English and says nothing, because these tests are about HTTP. */
const quietEngine = inProcess({
  detectLanguage: () => understanding.language,
  understand: () => understanding,
  decide: (_understanding, { conversation }) => ({ decision, dialogue: conversation.dialogue }),
  compose: () => dryRun.reply,
  greet: () => 'Hello',
  sayCode: (_, { code }) => ({ subject: 'Code', text: code }),
  sayTaskState: () => null,
  nameThings: () => [],
  sayStillWaiting: () => dryRun.reply,
  readWords: () => ({ concepts: [], words: [], unknown: [] }),
  maskGuestWords: ({ text }) => text,
  readKept: () => ({ concepts: [], words: [], unknown: [] }),
  prepare: () => [],
  learn: () => ({ search: () => [], policies: { language: 'en' }, amenities: [] }),
});
