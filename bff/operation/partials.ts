import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Suffix of incomplete backups. */
export const PARTIAL = '.partial';

/** Deletes incomplete backups in a folder. Nobody else may write backups there at that time. */
export function clearPartials(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(PARTIAL)) rmSync(join(folder, name), { force: true });
}
