import { listAllProperties } from '../../store/house/properties.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { houseOf } from './knowledge.ts';

/** Up to this many houses are learnt at the server's start. With more, each is learnt with its first question. */
const FEW = 3;

/** Lets the engine learn the houses' texts if they are few (some tenths of a second each). `stop`: the server ends. */
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
