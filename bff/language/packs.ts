import type { LanguagePack } from './pack.ts';
import { en } from './packs/en.ts';

/** Every language there is a pack for. */
export const PACKS: readonly LanguagePack[] = [en];
