import { hasMasterKey, type MasterKeys, readMasterKeys } from '../base/secrets/master-key.ts';
import { findAuditFault } from '../store/account/audit.ts';
import { checkStore, type StoreCheck } from '../store/sqlite/backup.ts';
import { openReadOnly } from '../store/sqlite/database.ts';
import { openCopy } from './open-copy.ts';
import { createStoreSecrets } from './open-secrets.ts';
import { toIdentities } from './sealing.ts';

/** What opens a backup. */
export interface BackupKeys {
  /** The server's own file, and those of before; one that is not there is passed over. */
  keyFiles: readonly string[];
  /** Age identities (`AGE-SECRET-KEY-1…`) of the operator's own. */
  identities: readonly string[];
}

export interface BackupVerdict extends StoreCheck {
  isSealed: boolean;
  /** Do the keys at hand open what is sealed within, so that a store made of it would serve? */
  keyFits: boolean;
}

/** Reads a whole backup: does it open, is every page whole, does the audit log hold, is there the key that belongs to it? */
export async function verifyBackup(file: string, dataDir: string, keys: BackupKeys): Promise<BackupVerdict> {
  const rings = readRings(keys);
  const copy = await openCopy(file, dataDir, toAllIdentities(rings, keys));
  try {
    const db = openReadOnly(copy.file);
    try {
      const check = await checkStore(db);
      if (check.fault !== null) return { ...check, isSealed: copy.isSealed, keyFits: false };
      const found = await Promise.all(rings.map((ring) => createStoreSecrets(db, ring)));
      const secrets = found.find((one) => one !== null);
      const broken = secrets === undefined ? null : await findAuditFault(db, secrets);
      const fault = broken === null ? null : `its audit log does not hold from entry ${broken} on`;
      return { ...check, fault, isSealed: copy.isSealed, keyFits: secrets !== undefined };
    } finally {
      await db.destroy();
    }
  } finally {
    copy.remove();
  }
}

/** What each key file holds. */
export function readRings({ keyFiles }: BackupKeys): MasterKeys[] {
  return keyFiles.filter(hasMasterKey).map(readMasterKeys);
}

export function toAllIdentities(rings: readonly MasterKeys[], { identities }: BackupKeys): string[] {
  return [...rings.flatMap(toIdentities), ...identities];
}
