/** The last letters of an id: the first ones tell the time, and are alike. */
const MARK_LETTERS = 3;
/** A mark after whatever a language calls a guest: “Guest 7KV”, “客人7KV”, or the mark alone. */
const MARK_AT_END = new RegExp(`(?:^|[^0-9a-z])([0-9a-hjkmnp-tv-z]{${MARK_LETTERS}})$`, 'i');

/** What a guest without a name is called by. */
export function guestMark(conversationId: string): string {
  return conversationId.slice(-MARK_LETTERS).toUpperCase();
}

/** The mark that a search ends with, or null. */
export function readGuestMark(query: string): string | null {
  return MARK_AT_END.exec(query.trim())?.[1]?.toUpperCase() ?? null;
}
