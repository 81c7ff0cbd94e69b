import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the name of a backup ends that is not whole yet. */
export const PARTIAL = '.partial';

/** Takes out what backups left in a folder that were cut off. Nobody else may write backups there meanwhile. */
export function clearPartials(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(PARTIAL)) rmSync(join(folder, name), { force: true });
}
