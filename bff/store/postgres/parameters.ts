/** JSON escapes that PostgreSQL refuses: the zero character, and half of a surrogate pair. */
const NO_CHARACTER = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * Makes a value acceptable to PostgreSQL, whose texts allow no zero character and whose JSON no half of a surrogate
 * pair; SQLite keeps the one and replaces the other. Both become U+FFFD, the replacement character.
 */
export function toParameter(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  return text.includes('\\u') && /^[{["]/.test(text) ? text.replace(NO_CHARACTER, '$1\\ufffd') : text;
}
