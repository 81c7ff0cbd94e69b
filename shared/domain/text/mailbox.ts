/** What a mail program would take for a list, a group, a name or a comment (RFC 5322) is in no part of it. */
const PART = '[^\\s@,;:<>()\\[\\]\\\\"]';
export const MAILBOX = new RegExp(`^${PART}{1,64}@${PART}+\\.${PART}+$`, 'u');

/** More than one mailbox, or one with a name or comment: a list to whoever sends it mail. */
const SEVERAL = /[\s,;:<>()[\]\\"]|@.*@/u;

/** The text where it is at most one mailbox, whatever else may be wrong with it; else nothing. */
export function atMostOneMailbox(text: string): string {
  return SEVERAL.test(text) ? '' : text;
}

/** Is this one mailbox and nothing else? Mail that opens a booking goes to one person. */
export function isMailbox(text: string): boolean {
  return text.length <= 254 && MAILBOX.test(text);
}
