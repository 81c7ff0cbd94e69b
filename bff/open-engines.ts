import { hostname } from 'node:os';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { ConversationDeps } from './conversation/deps.ts';
import type { ConversationEngine } from './conversation/turn/engine-port.ts';
import type { Mailer } from './delivery/mailer.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { EmbeddingWorld } from './embeddings/embeddings.ts';
import type { Threads } from './engine-pool/threads.ts';
import type { Nodes } from './nodes/port.ts';
import type { SharedNodesDeps } from './nodes/shared-nodes.ts';
import { soleNode } from './nodes/sole-node.ts';
import { startEngine } from './start-engine.ts';

/**
 * Opens the engine in given or new threads. Its code is loaded lazily, because commands that answer one question do not
 * need it.
 */
export async function openEnginePool(log: Log, started?: Threads): Promise<ConversationEngine> {
  const { createEnginePool } = await import('./engine-pool/pool.ts');
  return createEnginePool({ log, voice: embeddedEngine, threads: started ?? (await startEngine()) });
}

/**
 * Opens the configured language model; null if there is none. Its code is loaded lazily, because it would add a fifth of a
 * second to every start.
 */
export async function openModel({ model }: Config, clock: Clock, log: Log): Promise<Pick<ConversationDeps, 'model'>> {
  if (model === null) return {};
  const { createModelEngine } = await import('./model/engine.ts');
  return { model: createModelEngine(model, { fetch: globalThis.fetch, clock, log }) };
}

/** Opens the configured embedding model; null if there is none. */
export async function openEmbeddings(
  { embeddings }: Config,
  world: Omit<EmbeddingWorld, 'fetch'>,
): Promise<Pick<ConversationDeps, 'embeddings'>> {
  if (embeddings === null) return {};
  const { createEmbeddings } = await import('./embeddings/embeddings.ts');
  return { embeddings: createEmbeddings(embeddings, { ...world, fetch: globalThis.fetch }) };
}

/**
 * Joins the other processes of this store. A SQLite file has only this one. Rejects if this process cannot register in the
 * store.
 */
export async function openNodes(
  config: Config,
  deps: Omit<SharedNodesDeps, 'redisUrl' | 'name' | 'pace'>,
): Promise<Nodes> {
  const { databaseUrl, redisUrl, port } = config;
  if (databaseUrl === null) return soleNode;
  const { joinNodes } = await import('./nodes/shared-nodes.ts');
  return joinNodes({ ...deps, redisUrl, name: `${hostname()}:${port}` });
}

/** Opens the export of traces, if it is configured; its code is loaded lazily. */
export async function openTracing({ tracesUrl, port }: Config): Promise<{ close(): Promise<void> } | null> {
  if (tracesUrl === null) return null;
  const { startTracing } = await import('./operation/traces/tracing.ts');
  return startTracing(tracesUrl, `${hostname()}:${port}`);
}

/** Opens the configured SMTP server; null if there is none. */
export async function openMailer({ smtp }: Config): Promise<Mailer | null> {
  if (smtp === null) return null;
  const { createSmtpMailer } = await import('./delivery/mailer.ts');
  return createSmtpMailer(smtp);
}
