/** Domains of portals that forward a guest's mail for a while under a temporary address. */
const RELAYS: readonly string[] = [
  'guest.booking.com',
  'guest.airbnb.com',
  'reply.airbnb.com',
  'host.airbnb.com',
  'm.expediapartnercentral.com',
  'expediapartnercentral.com',
  'guest.expedia.com',
  'agoda-messaging.com',
  'guest.agoda.com',
  'messages.homeaway.com',
  'messages.vrbo.com',
  'guest.trip.com',
  'guest.ctrip.com',
];

/** Addresses that nobody reads, at any domain. */
const NOBODY = /^(?:no-?reply|do-?not-?reply|donotreply|noemail|none|unknown)(?:[+.\d-].*)?@/i;

/**
 * The address if it is the guest's own, else ''. A relay address is not a contact: others can read a code sent there, it expires
 * after the stay, and guests may share one.
 */
export function ownAddress(email: string): string {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const isRelay = RELAYS.some((relay) => domain === relay || domain.endsWith(`.${relay}`));
  return isRelay || NOBODY.test(email.trim()) ? '' : email;
}
