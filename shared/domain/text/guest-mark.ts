/** The last letters of an id: the first ones tell the time, and are alike. */
const MARK_LETTERS = 3;

/** What a guest without a name is called by. */
export function guestMark(conversationId: string): string {
  return conversationId.slice(-MARK_LETTERS).toUpperCase();
}

/** The mark that a search ends with, after whatever a language calls a guest (“Guest 7KV”, “客人7KV”), or null. */
export function readGuestMark(query: string): string | null {
  const atEnd = new RegExp(`(?:^|[^0-9a-z])([0-9a-hjkmnp-tv-z]{${MARK_LETTERS}})$`, 'i');
  return atEnd.exec(query.trim())?.[1]?.toUpperCase() ?? null;
}
