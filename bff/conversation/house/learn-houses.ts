import { listAllProperties } from '../../store/house/properties.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { houseOf } from './knowledge.ts';

/** A server of few houses learns them before their first guest comes; one of many learns each with its first question. */
const FEW = 3;

/**
 * Has the engine learn the words of this server's houses, where they are few: that takes some tenths of a second for each.
 * `stop`: the server ends, and with it the engine.
 */
export async function learnHouses(
  { db, engine, log }: Pick<ConversationDeps, 'db' | 'engine' | 'log'>,
  stop: AbortSignal,
): Promise<void> {
  const properties = await listAllProperties(db);
  if (properties.length > FEW) return;
  for (const { id } of properties) {
    if (stop.aborted) return;
    const serving = await findServing(db, id);
    if (serving?.activation.active !== true) continue;
    await engine.search(houseOf(db, serving), []).catch((error: unknown) => {
      if (!stop.aborted) log.warn({ err: error }, 'a house was not learnt before its first guest');
    });
  }
}
