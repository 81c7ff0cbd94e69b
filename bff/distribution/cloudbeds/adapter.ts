import { PmsError } from '../../pms/net/errors.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelManagerAdapter } from '../port.ts';
import { notice } from './schema.ts';
import { openSession, SECRET_NAME } from './session.ts';

/** Cloudbeds as a channel manager, beside a PMS of another vendor: its portals' bookings by time of change (PMS API v1.3). */
export const cloudbedsAdapter: ChannelManagerAdapter = {
  provider: 'cloudbeds',
  name: 'Cloudbeds',
  credentials: [
    {
      key: 'propertyId',
      label: 'Property ID',
      help: 'The number of the property, in Cloudbeds in the address of its pages.',
      kind: 'text',
      required: true,
      alias: 'propertyId',
    },
    {
      key: 'apiKey',
      label: 'API key',
      help: 'In Cloudbeds under Apps & Marketplace, API credentials. Its scopes: hotel, reservations, guests, rooms and, for free rooms and prices, rates, to read.',
      kind: 'secret',
      required: true,
      alias: 'apiKey',
    },
    {
      key: 'baseUrl',
      label: 'Address',
      help: 'Where Cloudbeds answers.',
      kind: 'url',
      required: false,
      default: 'https://api.cloudbeds.com/api/v1.3',
    },
  ],
  capabilities: {
    delivery: 'pull',
    proof: 'secret',
    addressEntered: 'by_itself',
    pollMs: 5 * 60_000,
    gives: ['reservations', 'roomTypes', 'availability', 'rates'],
  },
  // Five requests per second for a property's key; the rest is left to others.
  budget: { requests: 4, perMs: 1_000, atOnce: 2, countedBy: ['apiKey', 'propertyId'] },
  open: openSession,
  read(call, { proof, externalId }) {
    if (!isSameSecret(call.query[SECRET_NAME], proof.secret))
      throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
    const parsedNotice = notice.safeParse(readJson(call.body));
    if (!parsedNotice.success)
      throw new PmsError('malformed_answer', 'Cloudbeds called with something other than an event');
    const { propertyID_str, propertyId_str, propertyID, propertyId } = parsedNotice.data;
    const property = propertyID_str ?? propertyId_str ?? propertyID ?? propertyId;
    const isOurs = property == null || property === externalId;
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
