import type { Letter } from './letter.ts';

/** Addresses that nobody reads. */
const NOBODY = /^(?:no-?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|bounces?)(?:[+._-]|@)/;
const BULK = ['bulk', 'junk', 'list', 'auto_reply'];

/**
 * Was a mail written by a machine, or to many? Such are answered by nobody (RFC 3834): two machines would write to each other
 * without end. `house`: the address itself, so that its own mails are not heard.
 */
export function isFromMachine({ from, headers }: Pick<Letter, 'from' | 'headers'>, house: string): boolean {
  const said = (name: string) => headers[name]?.toLowerCase().trim();
  const automatic = said('auto-submitted');
  return (
    from === '' ||
    NOBODY.test(from) ||
    isOwn(from, house) ||
    (automatic !== undefined && automatic !== 'no') ||
    BULK.includes(said('precedence') ?? '') ||
    said('return-path') === '<>' ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'feedback-id'].some((name) => name in headers) ||
    said('x-spam-flag') === 'yes' ||
    (said('x-spam-status')?.startsWith('yes') ?? false)
  );
}

/** The house's address, with or without what is signed into it. */
function isOwn(from: string, house: string): boolean {
  const at = house.lastIndexOf('@');
  return from === house || (from.startsWith(`${house.slice(0, at)}+`) && from.endsWith(house.slice(at)));
}
