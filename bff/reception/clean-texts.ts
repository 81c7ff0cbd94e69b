import { cleanText } from '../sync/pull/clean.ts';

const TEXT_MAX = 4_000;

/**
 * A record with these of its texts as they may be stored: without controls, and without blanks at their ends. What is undefined is
 * left out, so that it overwrites nothing.
 */
export function cleanTexts<R extends object>(record: R, names: readonly (keyof R & string)[]): R {
  const copy = { ...record };
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) Reflect.deleteProperty(copy, name);
    else if (typeof value === 'string' && names.some((one) => one === name))
      Object.assign(copy, { [name]: cleanText(value, TEXT_MAX) });
  }
  return copy;
}
