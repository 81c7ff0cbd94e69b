/** Forty-five languages by a dozen ways to write a number or an hour. */
const KEPT_MAX = 600;
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** A language's way to write numbers. To make one takes a hundred times as long as to use it, so they are kept. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep(numbers, language, options, () => new Intl.NumberFormat(language, options));
}

/** A language's way to write dates and hours; kept likewise. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(dates, language, options, () => new Intl.DateTimeFormat(language, options));
}

function keep<T>(kept: Map<string, T>, language: string, options: object, make: () => T): T {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size < KEPT_MAX) kept.set(key, made);
  return made;
}
