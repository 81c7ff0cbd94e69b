import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readConfig } from '../../bff/base/config.ts';
import { newId } from '../../bff/base/ids.ts';
import { createLog } from '../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../bff/compose.ts';
import { insertConversation } from '../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../bff/store/conversations/insert-message.ts';
import { createEchoEngine } from './engine/echo-engine.ts';
import { prepareStore } from './fresh-store.ts';
import { findOwnPort } from './process/own-port.ts';

const ASSETS = fileURLToPath(new URL('../../dist', import.meta.url));
const PASSWORD = 'a long enough password';
const BATCH = 500;
const MINUTE_MS = 60_000;
const LANGUAGES = ['en', 'de', 'fr', 'ja', 'ar', 'es'] as const;

const listedTask = z.object({ state: z.string(), comments: z.number() });

type Cookies = { name: string; value: string; url: string }[];

/** The whole server with the built desk, its own store, an owner and a colleague. Guests get an echo as answer. */
export interface DeskServer {
  readonly baseUrl: string;
  readonly services: RunningServer['services'];
  propertyId: string;
  /** The owner's session. */
  cookies: Cookies;
  /** An API key with all the owner's rights at the property. */
  apiKey: string;
  /** Adds a colleague and signs them in. */
  hire(name: string, role: 'manager' | 'agent' | 'worker'): Promise<Cookies>;
  makeTask(task: object): Promise<void>;
  listTasks(): Promise<{ state: string; comments: number }[]>;
  /** Sets the engine's mode from now on. In `assisted` every reply is a draft that staff approve. */
  setMode(aiMode: 'auto' | 'assisted'): Promise<void>;
  /** Stops the server and starts it again on the same store and port. `between` runs while it is down. */
  restart(between?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * `apartMs`: the time between two conversations in milliseconds. `neighbours`: private addresses that a PMS may have,
 * as host and port. `environment`: more settings. `speaks`: the real engine answers guests.
 */
export async function startDeskServer({
  conversations = 0,
  apartMs = MINUTE_MS,
  neighbours = '',
  environment = {},
  speaks = false,
}: {
  conversations?: number;
  apartMs?: number;
  neighbours?: string;
  environment?: Record<string, string>;
  speaks?: boolean;
} = {}): Promise<DeskServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-desk-'));
  const port = await findOwnPort();
  const settings = { ALLOW_PRIVATE_NETWORKS: neighbours, ...environment };
  let server = await start(dataDir, port, settings, speaks);
  const { baseUrl } = server;
  const owner = await registerOwner(baseUrl);
  await activate(baseUrl, owner.apiKey, 'auto');
  await fill(server, owner.propertyId, { count: conversations, apartMs });
  return {
    baseUrl,
    get services() {
      return server.services;
    },
    propertyId: owner.propertyId,
    cookies: owner.cookies,
    apiKey: owner.apiKey,
    async hire(name, role) {
      const email = `${name.toLowerCase()}@house.example`;
      const staffMember = await post(
        `${baseUrl}/api/staff`,
        { name, email, role },
        { authorization: `Bearer ${owner.apiKey}` },
      );
      const { setupUrl } = staffMember.body as { setupUrl: string };
      return signIn(baseUrl, email, setupUrl);
    },
    async makeTask(task) {
      await post(`${baseUrl}/api/tasks`, task, { authorization: `Bearer ${owner.apiKey}` });
    },
    async listTasks() {
      const headers = { authorization: `Bearer ${owner.apiKey}` };
      const answer = await fetch(`${baseUrl}/api/tasks?limit=200`, { headers });
      return z.object({ items: z.array(listedTask) }).parse(await answer.json()).items;
    },
    setMode: (aiMode) => activate(baseUrl, owner.apiKey, aiMode),
    async restart(between) {
      await server.close();
      await between?.();
      server = await start(dataDir, port, settings, speaks);
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function start(
  dataDir: string,
  port: number,
  environment: Record<string, string>,
  speaks: boolean,
): Promise<RunningServer> {
  const network = { PORT: String(port), HOST: '127.0.0.1', ...environment };
  const parsedConfig = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...network });
  if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join());
  const store = await prepareStore(dataDir);
  const log = createLog('silent');
  return startServer({
    config: { ...parsedConfig.config, ...store },
    log,
    assetsDir: ASSETS,
    ...(speaks ? {} : { engine: createEchoEngine() }),
  });
}

async function activate(baseUrl: string, apiKey: string, aiMode: string): Promise<void> {
  const body = { channels: ['widget'], aiMode, businessHours: { mon_fri: '24/7', weekend: '24/7' } };
  await call('PUT', `${baseUrl}/api/activation`, body, { authorization: `Bearer ${apiKey}` });
}

async function registerOwner(baseUrl: string): Promise<{ propertyId: string; apiKey: string; cookies: Cookies }> {
  const email = 'mia@house.example';
  const { body } = await post(`${baseUrl}/auth/register`, {
    propertyName: 'House by the lake',
    email,
    phone: '+498382550140',
  });
  const { property, apiKey, setupUrl } = body as { property: { id: string }; apiKey: string; setupUrl: string };
  return { propertyId: property.id, apiKey, cookies: await signIn(baseUrl, email, setupUrl) };
}

async function signIn(baseUrl: string, email: string, setupUrl: string): Promise<Cookies> {
  const token = setupUrl.split('#password=')[1];
  await post(`${baseUrl}/auth/password`, { token, password: PASSWORD });
  const { headers } = await post(`${baseUrl}/auth/login`, { email, password: PASSWORD });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = cookie.split('=');
  return [{ name, value, url: baseUrl }];
}

function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return call('POST', url, body, headers);
}

async function call(method: string, url: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return { headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** Adds conversations of the last days, each with a few messages, as if guests had written them. */
async function fill(
  { services }: RunningServer,
  propertyId: string,
  { count, apartMs }: { count: number; apartMs: number },
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await services.writer.write(async (trx) => {
      for (let number = from; number < Math.min(count, from + BATCH); number += 1) {
        const language = LANGUAGES[number % LANGUAGES.length] ?? 'en';
        const at = new Date(Date.now() - (count - number) * apartMs).toISOString();
        const fields = {
          id: newId('conversation'),
          propertyId,
          channel: 'widget',
          mode: 'ai',
          language,
          locale: language,
        };
        const inserted = await insertConversation(trx, { ...fields, pageUrl: null, dialogue: '{}' }, at);
        let conversation = { ...inserted };
        for (const [author, text] of LINES) {
          const message = { author, text: `${text} ${number}`, language, at };
          await insertMessage(trx, conversation, message);
          conversation = { ...conversation, staffSeq: conversation.staffSeq + 1, guestSeq: conversation.guestSeq + 1 };
        }
        await trx
          .updateTable('conversation')
          .set({ guestName: `Guest ${number}`, updatedAt: at })
          .where('id', '=', conversation.id)
          .execute();
      }
    });
  }
}

const LINES = [
  ['guest', 'Good morning, is there a table for two this evening?'],
  ['ai', 'Yes, from 18:00 on. Shall I reserve it for you?'],
  ['guest', 'Yes please, at half past seven, by the window if that is possible.'],
] as const;
