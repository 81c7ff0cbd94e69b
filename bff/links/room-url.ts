/** The address of a room's QR code: the chat's page with the room. It only states the room and proves nothing. */
export function roomUrl(baseUrl: string, propertyId: string, number: string): string {
  return `${baseUrl}/chat/open/?${new URLSearchParams({ property: propertyId, room: number })}`;
}
