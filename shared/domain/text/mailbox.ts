/** Characters that mail programs read as a list, group, name or comment (RFC 5322) are excluded. */
const PART = '[^\\s@,;:<>()\\[\\]\\\\"]';
export const MAILBOX = new RegExp(`^${PART}{1,64}@${PART}+\\.${PART}+$`, 'u');

/** Several mailboxes, or one with a name or comment. */
const SEVERAL = /[\s,;:<>()[\]\\"]|@.*@/u;

/** The text if it is at most one mailbox, valid or not; else empty. */
export function atMostOneMailbox(text: string): string {
  return SEVERAL.test(text) ? '' : text;
}

/** Whether this is exactly one mailbox. Mail that gives access to a booking must go to one person. */
export function isMailbox(text: string): boolean {
  return text.length <= 254 && MAILBOX.test(text);
}
