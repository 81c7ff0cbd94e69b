/**
 * Links and mail addresses: what stands in them is no word of a language. From each place it is tried at most once, from the
 * first letter of what is written together: "a@a@a@…" over a whole message takes no longer than any other text.
 */
export const ADDRESSES = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/gu;
