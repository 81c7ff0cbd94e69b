/** Domains whose addresses pass a guest's mail on for a while, and are nobody's own: a seller's name for a booking. */
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

/** Whom no mail reaches, however the domain is called. */
const NOBODY = /^(?:no-?reply|do-?not-?reply|donotreply|noemail|none|unknown)(?:[+.\d-].*)?@/i;

/**
 * The address where it is a guest's own, else ''. A relay's is no contact: a code sent there opens a booking to whoever reads along,
 * it ends with the stay, and many guests may share one.
 */
export function ownAddress(email: string): string {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const isRelay = RELAYS.some((relay) => domain === relay || domain.endsWith(`.${relay}`));
  return isRelay || NOBODY.test(email.trim()) ? '' : email;
}
