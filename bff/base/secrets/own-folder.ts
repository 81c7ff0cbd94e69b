import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of this repository or of the installed package; it holds package.json, `dist` and the documents. */
export const OWN_FOLDER: string = findOwnFolder(import.meta.dirname);

function findOwnFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}: the installation is not whole`);
  return findOwnFolder(parent);
}
