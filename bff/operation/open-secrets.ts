import { hasMasterKey, type MasterKeys, makeMasterKey, readMasterKeys } from '../base/secrets/master-key.ts';
import { createSecrets, deriveKey, type SealedPurpose, type Secrets } from '../base/secrets/secrets.ts';
import { hasAccounts } from '../store/account/accounts.ts';
import { fitsLastEntry } from '../store/account/audit.ts';
import type { Db } from '../store/schema/schema.ts';
import { findMeta, insertMeta, type MetaKey } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';

const CHECK = 'keyCheck' satisfies MetaKey;
const AUDIT_KEY = 'auditKey' satisfies MetaKey & SealedPurpose;

/** The opened secrets. */
export interface OpenedSecrets {
  keys: MasterKeys;
  secrets: Secrets;
}

/**
 * The secrets of a store. A new store gets a new key. If the store has encrypted data, the right key is required: a new one would
 * make it unreadable. Throws with advice.
 */
export async function openSecrets(db: Db, writer: Writer, file: string): Promise<OpenedSecrets> {
  const keys = hasMasterKey(file) ? readMasterKeys(file) : await makeForNew(db, file);
  const secrets = await createStoreSecrets(db, keys);
  if (secrets === null)
    throw new Error(
      `${file} is not the key this store was sealed with. Put the right one back, or restore the backup that belongs to this key`,
    );
  await writer.write(async (trx) => {
    await insertMeta(trx, CHECK, signCheck(createSecrets(keys.current)));
    await insertMeta(trx, AUDIT_KEY, sealAuditKey(keys.current, deriveKey(keys.current, 'audit')));
  });
  return { keys, secrets };
}

/** The secrets with these keys; null if they do not belong to the store. */
export async function createStoreSecrets(db: Db, { current, retired }: MasterKeys): Promise<Secrets | null> {
  const bare = createSecrets(current, { retired });
  const check = await findMeta(db, CHECK);
  const fits = check === null ? await fitsLastEntry(db, bare) : bare.verify(CHECK, CHECK, check);
  if (!fits) return null;
  const sealed = await findMeta(db, AUDIT_KEY);
  if (sealed === null) return bare;
  const audit = Buffer.from(bare.decrypt(AUDIT_KEY, sealed, AUDIT_KEY), 'base64');
  return createSecrets(current, { retired, fixed: { audit } });
}

/** A stored signature by which a wrong key is detected. */
export function signCheck(secrets: Secrets): string {
  return secrets.sign(CHECK, CHECK);
}

/** The audit log's signing key, encrypted. It outlives the master key, because entries are never signed again. */
export function sealAuditKey(masterKey: Buffer, auditKey: Buffer): string {
  return createSecrets(masterKey).encrypt(AUDIT_KEY, auditKey.toString('base64'), AUDIT_KEY);
}

async function makeForNew(db: Db, file: string): Promise<MasterKeys> {
  if ((await findMeta(db, CHECK)) === null && !(await hasAccounts(db))) return makeMasterKey(file);
  throw new Error(
    `The master key ${file} is missing, and the store holds what only it opens: credentials, sessions, the audit log. Put your copy of it back, or set MASTER_KEY_FILE to where it is`,
  );
}
