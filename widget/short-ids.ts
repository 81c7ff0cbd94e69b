import type { Plugin } from 'vite';

/** An id where a text is shown, and where its translation stands. */
const SHOWN = /\bid: '([\w-]+)'/g;
const TRANSLATED = /^\s*'([\w-]+)':/gm;

/**
 * The ids of the desk's texts are names for people. In what browsers load a short number stands for each, the same in the code
 * and in every language: they were a ninth of a language's file.
 */
export function shortIds(ids: Iterable<string>): Plugin {
  const numbers = new Map([...ids].sort().map((id, index) => [id, index.toString(36)]));
  return {
    name: 'short-ids',
    enforce: 'pre',
    transform(code, file) {
      const place = file.includes('/desk/locales/generated/')
        ? TRANSLATED
        : /\/widget\/desk\/.*\.ts$/.test(file) && SHOWN;
      if (!place) return null;
      return code.replace(place, (found, id: string) => found.replace(id, numbers.get(id) ?? id));
    },
  };
}
