/**
 * Links and mail addresses, whose letters are no words of a language. Each run of letters is tried once, from its first
 * letter, so that a long "a@a@a@…" costs no more than any other text.
 */
export const ADDRESSES = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/gu;
