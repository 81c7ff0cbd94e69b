import { FALLBACK_LANGUAGE } from '../shared/language/languages.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { ConversationDeps } from './conversation/deps.ts';
import type { ConversationEngine } from './conversation/engine-port.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { listAllProperties } from './store/properties.ts';
import type { Db } from './store/schema.ts';

const PREPARED_LANGUAGES_MAX = 12;

/** The engine in threads of its own. Its code is only loaded where a server is: a command that answers one question needs none. */
export async function openEnginePool(db: Db, log: Log): Promise<ConversationEngine> {
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
export async function openModel({ model }: Config, clock: Clock, log: Log): Promise<Pick<ConversationDeps, 'model'>> {
  if (model === null) return {};
  const { createModelEngine } = await import('./model/engine.ts');
  return { model: createModelEngine(model, { fetch: globalThis.fetch, clock, log }) };
}
