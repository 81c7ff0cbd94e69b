import { PmsError } from '../../pms/net/errors.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelManagerAdapter } from '../port.ts';
import { notice } from './schema.ts';
import { openSession, SECRET_HEADER } from './session.ts';

/** Channex: a feed of revisions that are acknowledged, and calls that signal a change (docs.channex.io). */
export const channexAdapter: ChannelManagerAdapter = {
  provider: 'channex',
  name: 'Channex',
  credentials: [
    {
      key: 'apiKey',
      label: 'API key',
      help: 'In Channex under Profile, API keys. Of a user of its own, where bookings are to be confirmed.',
      kind: 'secret',
      required: true,
      alias: 'apiKey',
    },
    {
      key: 'propertyId',
      label: 'Property',
      help: 'The id in the address of the property’s page.',
      kind: 'text',
      required: true,
      alias: 'propertyId',
    },
    {
      key: 'acknowledge',
      label: 'Confirm bookings',
      help: 'Only with a user of its own: a booking that is confirmed is shown to nobody else with this user, such as your PMS.',
      kind: 'choice',
      required: false,
      choices: ['no', 'yes'],
      default: 'no',
    },
    {
      key: 'baseUrl',
      label: 'Address',
      help: 'Where Channex answers; https://staging.channex.io/api/v1 for its test system.',
      kind: 'url',
      required: false,
      default: 'https://app.channex.io/api/v1',
    },
  ],
  capabilities: {
    delivery: 'pull',
    proof: 'secret',
    addressEntered: 'by_itself',
    pollMs: 60_000,
    gives: ['reservations', 'roomTypes', 'availability', 'rates'],
  },
  // It allows ten per minute and property, shared by all programs.
  questionsPerMinute: 5,
  // Its published limits cover only prices and availability; this is well below for bookings.
  budget: { requests: 120, perMs: 60_000, atOnce: 2, countedBy: ['apiKey', 'propertyId'] },
  open: openSession,
  read(call, { proof, externalId }) {
    if (!isSameSecret(call.headers[SECRET_HEADER], proof.secret))
      throw new PmsError('bad_signature', 'The call does not show the secret');
    const parsedNotice = notice.safeParse(readJson(call.body));
    if (!parsedNotice.success)
      throw new PmsError('malformed_answer', 'Channex called with something other than a notice');
    const isOurs = parsedNotice.data.property_id == null || parsedNotice.data.property_id === externalId;
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
