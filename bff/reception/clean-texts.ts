import { cleanText } from '../sync/pull/clean.ts';

const TEXT_MAX = 4_000;

/** A record with these of its texts as they may be stored: without controls, and without blanks at their ends. */
export function cleanTexts<R extends object>(record: R, names: readonly (keyof R)[]): R {
  const copy = { ...record };
  for (const name of names) {
    const text: unknown = copy[name];
    if (typeof text === 'string') Object.assign(copy, { [name]: cleanText(text, TEXT_MAX) });
  }
  return copy;
}
