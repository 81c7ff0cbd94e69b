/**
 * The address behind "Directions": the phone's own map app, which plans the way from where the guest is; on other
 * devices a map in the browser. No request is made before the tap. `geo:` is RFC 5870 in the form that Android reads.
 */
export function mapLink(
  { name, address }: { name: string; address: string },
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): string {
  const query = encodeURIComponent(`${name}, ${address}`);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  // An iPad calls itself a Mac; a Mac has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple
    ? `https://maps.apple.com/?daddr=${query}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
