import { newToken } from '../../base/secrets/secrets.ts';
import type { Db, Trx } from '../schema/schema.ts';
import type { Writer } from './writer.ts';

/**
 * `epoch`: the random name of this store's event log; `sampleProperty`: the id of the loaded sample hotel; `vapidKeys`: sign
 * push messages to browsers; `keyCheck`: detects a wrong master key; `auditKey`: signs the audit log (encrypted);
 * `lastReady`: written by the readiness check; `auditAnchors`: the number of lines in the anchor file (signed);
 * `lastLook`: the time of the last maintenance run.
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

/** Stores a value unless the key has one. */
export async function insertMeta(trx: Trx, key: MetaKey, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Stores a value, replacing an earlier one. */
export async function setMeta(trx: Trx, key: MetaKey, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Finds the epoch. The epoch changes when a backup is restored, so that open pages discard their sequence numbers. */
export async function findEpoch(db: Db): Promise<string> {
  const epoch = await findMeta(db, 'epoch');
  if (epoch === null) throw new Error('The store has no epoch: it was not opened by the server');
  return epoch;
}

/** Stores a new epoch if there is none. */
export async function ensureEpoch(writer: Writer): Promise<void> {
  await writer.write((trx) => insertMeta(trx, 'epoch', newEpoch()));
}

/** Stores a new epoch. Every open page then reloads everything it shows. */
export async function renewEpoch(trx: Trx): Promise<void> {
  await setMeta(trx, 'epoch', newEpoch());
}

function newEpoch(): string {
  return newToken().slice(0, 16);
}
