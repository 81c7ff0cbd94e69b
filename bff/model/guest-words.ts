import { maskPersonal } from './mask.ts';
import { findPersonNames } from './names.ts';

/** What a guest wrote, and what is known of it that tells names from other words. */
export interface GuestWords {
  text: string;
  language: string;
  /** Names that are known to be in it. */
  personalWords: readonly string[];
  /** What the hotel tells everybody: names in it are no secret. */
  publicText: string;
}

/** A guest's words as they may leave the house: without names, addresses, numbers and codes. */
export function maskGuestWords({ text, language, personalWords, publicText }: GuestWords): string {
  return maskPersonal(text, [...personalWords, ...findPersonNames(text, language, publicText)]);
}
