import type { Config } from '../../base/config.ts';
import { eraseGuest, rebuildGroups } from '../../conversation/privacy/erase-guest.ts';
import { inProcess } from '../../conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../embedded-engine.ts';
import { forgetAnswersAbout } from '../../http/request/idempotency.ts';
import type { RestoredStore } from '../../operation/restore-store.ts';
import { hasTable } from '../../store/core/migrate.ts';
import { findPlace, openPlaceReadOnly, storeExists } from '../../store/core/place.ts';
import { eraseConversations } from '../../store/guests/erasure.ts';
import { findGuest } from '../../store/guests/guests.ts';
import { listAllProperties } from '../../store/house/properties.ts';
import { type Erasures, listErasures, listPresent } from '../../store/sqlite/restored.ts';

/** The erasures recorded in the store about to be replaced; empty if it cannot be read. */
export async function rememberErasures(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Erasures> {
  const place = findPlace(config);
  if (!storeExists(place)) return { conversations: [], guests: [] };
  try {
    const db = openPlaceReadOnly(place);
    const read = async () =>
      (await hasTable(db, 'meta')) ? await listErasures(db) : { conversations: [], guests: [] };
    return await read().finally(() => db.destroy());
  } catch {
    console.error(
      'The present store cannot be read: what guests had erased since the backup must be erased again by hand.',
    );
    return { conversations: [], guests: [] };
  }
}

/** Repeats erasures that are newer than the restored backup. Returns how many guests and conversations were erased. */
export async function eraseAgain(
  { db, writer, secrets }: RestoredStore,
  erasures: Erasures,
  now: Date,
): Promise<number> {
  const engine = inProcess(embeddedEngine);
  const at = now.toISOString();
  const properties = await listAllProperties(db);
  let count = 0;
  try {
    await writer.write(async (trx) => {
      for (const id of erasures.guests)
        for (const { id: propertyId } of properties) {
          const guest = await findGuest(trx, propertyId, id);
          if (guest === undefined) continue;
          const { marks } = await eraseGuest({ engine, secrets }, trx, guest, at);
          await forgetAnswersAbout({ secrets }, trx, marks);
          count++;
        }
      for (const { id, propertyId } of await listPresent(trx, erasures.conversations)) {
        const groups = await eraseConversations(trx, propertyId, [id], at);
        await rebuildGroups(engine, trx, propertyId, groups);
        count++;
      }
    });
  } finally {
    await engine.close();
  }
  return count;
}
