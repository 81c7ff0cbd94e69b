import { newToken } from '../../base/secrets/secrets.ts';
import type { Db, Trx } from '../schema/schema.ts';
import type { Writer } from './writer.ts';

/**
 * `epoch` names this log of events; `sampleProperty` is the property the sample hotel was loaded as; `vapidKeys` sign notices to
 * browsers; `keyCheck` tells the master key from another; `auditKey`, sealed, signs the audit log; `lastReady` is written to see
 * whether it can be; `auditAnchors`, signed, counts the lines of the file of anchors; `lastLook` is the time of the housekeeping.
 */
export type MetaKey =
  | 'epoch'
  | 'sampleProperty'
  | 'vapidKeys'
  | 'keyCheck'
  | 'auditKey'
  | 'lastReady'
  | 'auditAnchors'
  | 'auditAnchorsTold'
  | 'lastLook';

export async function findMeta(db: Db | Trx, key: MetaKey): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps a value under a key that has none yet. */
export async function insertMeta(trx: Trx, key: MetaKey, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Keeps a value under a key, in the place of one that is there. */
export async function setMeta(trx: Trx, key: MetaKey, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The log's random name. A database restored from a backup gets another, so that no page trusts old numbers. */
export async function findEpoch(db: Db): Promise<string> {
  const epoch = await findMeta(db, 'epoch');
  if (epoch === null) throw new Error('The store has no epoch: it was not opened by the server');
  return epoch;
}

/** Names the log where it has no name yet. */
export async function ensureEpoch(writer: Writer): Promise<void> {
  await writer.write((trx) => insertMeta(trx, 'epoch', newEpoch()));
}

/** Names the log again: every page that knows the old name reads all it shows again. */
export async function renewEpoch(trx: Trx): Promise<void> {
  await setMeta(trx, 'epoch', newEpoch());
}

function newEpoch(): string {
  return newToken().slice(0, 16);
}
