/**
 * Where a tap on "Directions" leads: the phone's own map, which knows the way from where the guest stands; elsewhere a map in
 * the browser. Nothing is asked of anybody before the tap. `geo:` is RFC 5870 as Android reads it.
 */
export function mapLink(
  { name, address }: { name: string; address: string },
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): string {
  const where = encodeURIComponent(`${name}, ${address}`);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${where}`;
  // An iPad says that it is a Mac; a Mac has no fingers on it.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple
    ? `https://maps.apple.com/?daddr=${where}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
