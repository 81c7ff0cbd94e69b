/** Our own lines for training: words guests use, and the languages the corpora lack. One line or ";" each. */
export const LEXICON: Record<string, string> = {};
