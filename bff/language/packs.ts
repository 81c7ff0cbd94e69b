import { readdirSync } from 'node:fs';
import { LANGUAGES } from '../../shared/language/languages.ts';
import type { LanguagePack } from './pack.ts';

const FOLDER = new URL('./packs/', import.meta.url);

/** Every language there is a pack for: each file in packs/ is one, and a new file needs no line of code. */
export const PACKS: readonly LanguagePack[] = await loadPacks();

async function loadPacks(): Promise<LanguagePack[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  return Promise.all(files.toSorted().map(loadPack));
}

/** A file's one export. Throws at start for a file that holds no pack: its shape is the compiler's and the tests' matter. */
async function loadPack(file: string): Promise<LanguagePack> {
  const module: Record<string, unknown> = await import(new URL(file, FOLDER).href);
  const pack = Object.values(module).find(isPack);
  if (pack === undefined) throw new Error(`bff/language/packs/${file} exports no language pack`);
  return pack;
}

function isPack(value: unknown): value is LanguagePack {
  return typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(LANGUAGES, String(value.code));
}
