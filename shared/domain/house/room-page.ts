/** The room of a page opened by a room's QR code; null for any other page. */
export function readRoom(pageUrl: string | undefined, propertyId: string): string | null {
  const url = pageUrl === undefined ? null : URL.parse(pageUrl);
  if (url === null || url.pathname !== '/chat/open/' || url.searchParams.get('property') !== propertyId) return null;
  return url.searchParams.get('room')?.slice(0, 40) || null;
}
