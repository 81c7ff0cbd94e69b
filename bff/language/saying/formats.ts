/** Room for 45 languages with a dozen formats each. */
const KEPT_MAX = 600;
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Returns a language's number format, cached: creating one takes a hundred times as long as using it. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return getOrMake(numbers, language, options, () => new Intl.NumberFormat(language, options));
}

/** Returns a language's format for dates and hours, cached. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return getOrMake(dates, language, options, () => new Intl.DateTimeFormat(language, options));
}

function getOrMake<T>(cache: Map<string, T>, language: string, options: object, make: () => T): T {
  const key = `${language} ${JSON.stringify(options)}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const format = make();
  if (cache.size < KEPT_MAX) cache.set(key, format);
  return format;
}
