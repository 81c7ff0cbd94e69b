import { maskPersonal } from './mask.ts';
import { findPersonNames } from './names.ts';

/** A guest's text, with the data that distinguishes names from other words. */
export interface GuestWords {
  text: string;
  language: string;
  /** Known names in the text. */
  personalWords: readonly string[];
  /** The hotel's public text. Names in it are not confidential. */
  publicText: string;
}

/** Removes names, addresses, numbers and codes from a guest's text before it leaves the server. */
export function maskGuestWords({ text, language, personalWords, publicText }: GuestWords): string {
  return maskPersonal(text, [...personalWords, ...findPersonNames(text, language, publicText)]);
}
