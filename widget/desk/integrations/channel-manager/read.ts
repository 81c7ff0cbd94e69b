import type {
  ChannelBookingAnswer,
  ChannelManagerProviderView,
  ChannelManagerStatusView,
} from '../../../../shared/api/channel-manager.ts';
import { CHANNEL_MANAGERS, DELIVERIES, PROOFS } from '../../../../shared/domain/distribution.ts';
import { RESERVATION_STATES } from '../../../../shared/domain/stay.ts';
import { count, fields, list, maybeText, oneOf, text } from '../../data/read/read.ts';
import { readCredentialField } from '../read-pms.ts';

/** Reads the server's data about channel managers. Invalid entries are left out; missing fields get empty values. */

export const BASE = '/api/integrations/channel-manager';

export function readChannelManager(value: unknown): ChannelManagerProviderView | null {
  const from = fields(value);
  const provider = CHANNEL_MANAGERS.find((known) => known === from?.['provider']);
  if (from === null || provider === undefined) return null;
  const can = fields(from['capabilities']);
  const pollMs = can?.['pollMs'];
  return {
    provider,
    name: text(from['name'], provider),
    credentials: list(from['credentials'], readCredentialField),
    capabilities: {
      delivery: oneOf(DELIVERIES, can?.['delivery'], 'pull'),
      proof: oneOf(PROOFS, can?.['proof'], 'secret'),
      addressEntered: oneOf(['by_hand', 'by_itself'], can?.['addressEntered'], 'by_itself'),
      pollMs: typeof pollMs === 'number' ? pollMs : null,
      gives: [],
    },
    demo: from['demo'] === true,
  };
}

export function readChannelManagerStatus(value: unknown): ChannelManagerStatusView {
  const from = fields(value) ?? {};
  const property = fields(from['property']);
  const error = fields(from['lastError']);
  return {
    connected: from['connected'] === true,
    provider: CHANNEL_MANAGERS.find((known) => known === from['provider']) ?? null,
    property: property && { id: text(property['id']), name: text(property['name']) },
    lastSync: maybeText(from['lastSync']),
    recordsSynced: { reservations: count(fields(from['recordsSynced'])?.['reservations']) },
    nextSync: maybeText(from['nextSync']),
    health: from['health'] === 'ok' || from['health'] === 'failing' ? from['health'] : null,
    lastError: error && { code: text(error['code']), message: text(error['message']), at: text(error['at']) },
    running: maybeText(from['running']),
    webhookUrl: maybeText(from['webhookUrl']),
  };
}

export function readChannelBooking(value: unknown): ChannelBookingAnswer | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  return {
    id,
    room: count(from['room']),
    otaName: text(from['otaName']),
    otaReference: maybeText(from['otaReference']),
    state: oneOf(RESERVATION_STATES, from['state'], 'booked'),
    checkIn: maybeText(from['checkIn']),
    checkOut: maybeText(from['checkOut']),
    roomType: maybeText(from['roomType']),
    guestName: text(from['guestName']),
    reservationId: maybeText(from['reservationId']),
    confirmationNumber: maybeText(from['confirmationNumber']),
    inPms: from['inPms'] === true,
    updatedAt: text(from['updatedAt']),
  };
}

/** The values shown once after connecting: the addresses that the channel manager calls, and its credentials there. */
export interface ShownOnce {
  webhookUrl: string;
  globalUrl: string | null;
  secret: string | null;
  user: string | null;
  password: string | null;
}

export function readShownOnce(value: unknown): ShownOnce {
  const from = fields(value) ?? {};
  return {
    webhookUrl: text(from['webhookUrl']),
    globalUrl: maybeText(from['globalUrl']),
    secret: maybeText(from['secret']),
    user: maybeText(from['user']),
    password: maybeText(from['password']),
  };
}
