import { cleanText } from '../sync/pull/clean.ts';

const TEXT_MAX = 4_000;

/**
 * Returns the record with these texts cleaned: without control characters, and without blanks at their ends. Undefined fields are
 * left out, so that they overwrite nothing.
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
