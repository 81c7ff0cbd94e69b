import { hasMasterKey, type MasterKeys, readMasterKeys } from '../base/secrets/master-key.ts';
import { findAuditFault } from '../store/account/audit.ts';
import { checkStore, type StoreCheck } from '../store/sqlite/backup.ts';
import { openReadOnly } from '../store/sqlite/database.ts';
import { openCopy } from './open-copy.ts';
import { createStoreSecrets } from './open-secrets.ts';
import { toIdentities } from './sealing.ts';

/** Keys to open a backup. */
export interface BackupKeys {
  /** The server's key file and older ones; missing files are skipped. */
  keyFiles: readonly string[];
  /** The operator's own age identities (`AGE-SECRET-KEY-1…`). */
  identities: readonly string[];
}

export interface BackupVerdict extends StoreCheck {
  isSealed: boolean;
  /** Whether the keys also open the data encrypted inside. */
  keyFits: boolean;
}

/** Checks a whole backup: it opens, every page is intact, the audit log is valid, and its key is available. */
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

/** The keys of each file. */
export function readRings({ keyFiles }: BackupKeys): MasterKeys[] {
  return keyFiles.filter(hasMasterKey).map(readMasterKeys);
}

export function toAllIdentities(rings: readonly MasterKeys[], { identities }: BackupKeys): string[] {
  return [...rings.flatMap(toIdentities), ...identities];
}
