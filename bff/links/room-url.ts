/** Where a room's code leads: the house's chat as a page, which then knows the room. It says which room, and proves nothing. */
export function roomUrl(baseUrl: string, propertyId: string, number: string): string {
  return `${baseUrl}/chat/open/?${new URLSearchParams({ property: propertyId, room: number })}`;
}
