import { newToken } from '../base/secrets.ts';
import type { Db } from './schema.ts';
import type { Writer } from './writer.ts';

const EPOCH = 'epoch';

/** The log's random name. A database restored from a backup gets another, so that no page trusts old numbers. */
export async function findEpoch(db: Db): Promise<string> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', EPOCH).executeTakeFirstOrThrow();
  return row.value;
}

/** Names the log where it has no name yet. */
export async function ensureEpoch(writer: Writer): Promise<void> {
  await writer.write((trx) =>
    trx
      .insertInto('meta')
      .values({ key: EPOCH, value: newToken().slice(0, 16) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  );
}
