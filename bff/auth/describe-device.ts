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
 * Browser and system by what a browser says of itself (`User-Agent`), so that people know their devices again; empty where it
 * says nothing known. A hint, and no proof of anything.
 */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS): string[] =>
    list
      .filter(([, sign]) => sign.test(userAgent))
      .slice(0, 1)
      .map(([name]) => name);
  return [...nameIn(BROWSERS), ...nameIn(SYSTEMS)].join(' · ');
}
