/** The room that a page which a room's QR code leads to stands for; null: it is no such page of this property's. */
export function readRoom(pageUrl: string | undefined, propertyId: string): string | null {
  const url = pageUrl === undefined ? null : URL.parse(pageUrl);
  if (url === null || url.pathname !== '/chat/open/' || url.searchParams.get('property') !== propertyId) return null;
  return url.searchParams.get('room')?.slice(0, 40) || null;
}
