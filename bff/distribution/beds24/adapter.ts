import { PmsError } from '../../pms/net/errors.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelManagerAdapter } from '../port.ts';
import { notice } from './schema.ts';
import { openSession } from './session.ts';

/** Beds24, API v2: bookings by time of change, and calls that signal a change (beds24.com/api/v2). */
export const beds24Adapter: ChannelManagerAdapter = {
  provider: 'beds24',
  name: 'Beds24',
  credentials: [
    {
      key: 'propertyId',
      label: 'Property',
      help: 'The number of the property, in Beds24 under Settings, Properties.',
      kind: 'text',
      required: true,
      alias: 'propertyId',
    },
    {
      key: 'inviteCode',
      label: 'Invite code',
      help: 'In Beds24 under Settings, Marketplace, API, with the scopes bookings, bookings-personal, properties and, for free rooms and prices, inventory, to read. Good for a day, and once.',
      kind: 'secret',
      required: false,
    },
    {
      key: 'token',
      label: 'Long life token',
      help: 'In place of an invite code, with the same scopes. It ends after 90 days without use.',
      kind: 'secret',
      required: false,
      alias: 'apiKey',
    },
    {
      key: 'refreshToken',
      label: 'Refresh token',
      help: 'In place of an invite code, where one was exchanged already. It ends after 30 days without use.',
      kind: 'secret',
      required: false,
    },
    {
      key: 'baseUrl',
      label: 'Address',
      help: 'Where Beds24 answers.',
      kind: 'url',
      required: false,
      default: 'https://beds24.com/api/v2',
    },
  ],
  capabilities: {
    delivery: 'pull',
    proof: 'secret',
    // A property has only one webhook address: setting it automatically would remove another program's.
    addressEntered: 'by_hand',
    pollMs: 10 * 60_000,
    gives: ['reservations', 'roomTypes', 'availability', 'rates'],
  },
  // A question costs at least one credit of the account.
  questionsPerMinute: 4,
  // 100 credits in five minutes for the whole account, shared with others; one call at a time (its wiki on limits).
  budget: { requests: 60, perMs: 5 * 60_000, atOnce: 1 },
  open(world) {
    const { propertyId = '', inviteCode = '', token = '', refreshToken = '' } = world.credentials;
    if (!/^\d+$/.test(propertyId)) throw new PmsError('bad_settings', 'A Beds24 property is a number');
    if (inviteCode === '' && token === '' && refreshToken === '')
      throw new PmsError('bad_settings', 'Beds24 needs an invite code, a long life token or a refresh token');
    return openSession(world);
  },
  /** The call is unsigned and may lack names, so it is only a signal to ask. */
  read(call, { proof, externalId }) {
    if (!isSameSecret(call.query['secret'], proof.secret))
      throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
    const parsedNotice = notice.safeParse(readJson(call.body));
    if (!parsedNotice.success)
      throw new PmsError('malformed_answer', 'Beds24 called with something other than a booking');
    const { propertyId } = parsedNotice.data.booking;
    const isOurs = propertyId === null || propertyId === externalId;
    return { callId: null, bookings: [], isNudge: isOurs, ignored: 0, faults: [] };
  },
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the schema reports it
  }
}
