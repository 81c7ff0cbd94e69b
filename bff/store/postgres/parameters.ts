/** An escape in a JSON text that PostgreSQL takes for no character: the zero, and half of a pair. */
const NO_CHARACTER = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * A value as PostgreSQL takes it. Its texts hold no zero character and its JSON no half of a surrogate pair; SQLite keeps the
 * one and replaces the other. Both become U+FFFD, the sign for a character that cannot be shown.
 */
export function toParameter(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  return text.includes('\\u') && /^[{["]/.test(text) ? text.replace(NO_CHARACTER, '$1\\ufffd') : text;
}
