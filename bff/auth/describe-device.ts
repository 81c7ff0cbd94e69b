const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Names browser and operating system from a `User-Agent`, so that people recognise their devices; empty if unknown. A hint
 * only: the header can be forged.
 */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS): string[] =>
    list
      .filter(([, sign]) => sign.test(userAgent))
      .slice(0, 1)
      .map(([name]) => name);
  return [...nameIn(BROWSERS), ...nameIn(SYSTEMS)].join(' · ');
}
