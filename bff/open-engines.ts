import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { ConversationDeps } from './conversation/deps.ts';
import type { ConversationEngine } from './conversation/turn/engine-port.ts';
import type { Mailer } from './delivery/mailer.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { Threads } from './engine-pool/threads.ts';
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

/** What carries e-mail where an SMTP server is set up, loaded only then. */
export async function openMailer({ smtp }: Config): Promise<Mailer | null> {
  if (smtp === null) return null;
  const { createSmtpMailer } = await import('./delivery/mailer.ts');
  return createSmtpMailer(smtp);
}
