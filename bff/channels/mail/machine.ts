import type { Letter } from './letter.ts';

/** Sender addresses that nobody reads. */
const NOBODY = /^(?:no-?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|bounces?)(?:[+._-]|@)/;
const BULK = ['bulk', 'junk', 'list', 'auto_reply'];

/**
 * Whether a mail is automatic or was sent to a list. Such mails get no answer (RFC 3834), because two machines would answer each other
 * endlessly. `house`: the house's address, whose own mails are ignored too.
 */
export function isFromMachine({ from, headers }: Pick<Letter, 'from' | 'headers'>, house: string): boolean {
  const headerOf = (name: string) => headers[name]?.toLowerCase().trim();
  const automatic = headerOf('auto-submitted');
  return (
    from === '' ||
    NOBODY.test(from) ||
    isOwn(from, house) ||
    (automatic !== undefined && automatic !== 'no') ||
    BULK.includes(headerOf('precedence') ?? '') ||
    headerOf('return-path') === '<>' ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'feedback-id'].some((name) => name in headers) ||
    headerOf('x-spam-flag') === 'yes' ||
    (headerOf('x-spam-status')?.startsWith('yes') ?? false)
  );
}

/** Whether it is the house's address, with or without a signed id. */
function isOwn(from: string, house: string): boolean {
  const at = house.lastIndexOf('@');
  return from === house || (from.startsWith(`${house.slice(0, at)}+`) && from.endsWith(house.slice(at)));
}
