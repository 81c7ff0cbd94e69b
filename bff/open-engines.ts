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
 * The engine in threads of its own, those given or new ones. Its code is only loaded where a server is: a command that answers
 * one question needs none.
 */
export async function openEnginePool(log: Log, started?: Threads): Promise<ConversationEngine> {
  const { createEnginePool } = await import('./engine-pool/pool.ts');
  return createEnginePool({ log, voice: embeddedEngine, threads: started ?? (await startEngine()) });
}

/** The language model where one is set up. Its code is only loaded then: it would cost every start a fifth of a second. */
export async function openModel({ model }: Config, clock: Clock, log: Log): Promise<Pick<ConversationDeps, 'model'>> {
  if (model === null) return {};
  const { createModelEngine } = await import('./model/engine.ts');
  return { model: createModelEngine(model, { fetch: globalThis.fetch, clock, log }) };
}

/** The embedding model where one is set up, loaded only then. */
export async function openEmbeddings(
  { embeddings }: Config,
  world: Omit<EmbeddingWorld, 'fetch'>,
): Promise<Pick<ConversationDeps, 'embeddings'>> {
  if (embeddings === null) return {};
  const { createEmbeddings } = await import('./embeddings/embeddings.ts');
  return { embeddings: createEmbeddings(embeddings, { ...world, fetch: globalThis.fetch }) };
}

/**
 * The processes that serve this store: others there can only be where the store is no file of this one's own. Rejects where this one
 * cannot say in it that it is there.
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

/** What is sent of the server's work to whoever watches it, where that is wished; its code is loaded only then. */
export async function openTracing({ tracesUrl, port }: Config): Promise<{ close(): Promise<void> } | null> {
  if (tracesUrl === null) return null;
  const { startTracing } = await import('./operation/traces/tracing.ts');
  return startTracing(tracesUrl, `${hostname()}:${port}`);
}

/** What carries e-mail where an SMTP server is set up, loaded only then. */
export async function openMailer({ smtp }: Config): Promise<Mailer | null> {
  if (smtp === null) return null;
  const { createSmtpMailer } = await import('./delivery/mailer.ts');
  return createSmtpMailer(smtp);
}
