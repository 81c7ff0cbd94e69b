import { z } from 'zod';
import { CHANNEL_GIVES, CHANNEL_MANAGERS, DELIVERIES, PROOFS } from '../domain/distribution.ts';
import { RESERVATION_STATES } from '../domain/stay.ts';
import { dateField, pageQuery, text } from './common.ts';
import { credentialField, credentialsGiven, credentialWarnings, lastError } from './pms.ts';

/** Bodies of the channel manager API. Where possible, the same shapes as the PMS API. */

export const channelManagerName = z.enum(CHANNEL_MANAGERS);

const capabilities = z.strictObject({
  delivery: z.enum(DELIVERIES).describe('push: it sends its bookings; pull: it is asked, and may say when'),
  proof: z.enum(PROOFS).describe('How its calls are believed'),
  addressEntered: z.enum(['by_hand', 'by_itself']).describe('Who enters this server’s address there'),
  pollMs: z.int().nullable().describe('How often it is asked, in milliseconds; null: never'),
  gives: z.array(z.enum(CHANNEL_GIVES)).describe('What it tells of the hotel'),
});

const externalProperty = z.strictObject({ id: z.string(), name: z.string() });

export const channelManagerProvider = z.strictObject({
  provider: channelManagerName,
  name: z.string(),
  credentials: z.array(credentialField),
  capabilities,
  demo: z.boolean().describe('POST …/demo connects the sample hotel to a simulated one'),
});
export type ChannelManagerProviderView = z.infer<typeof channelManagerProvider>;

export const channelManagerConnectBody = z.strictObject({
  provider: text(64).describe('One of GET /api/integrations/channel-manager/providers'),
  credentials: credentialsGiven,
});

export const channelManagerDemoBody = z.strictObject({ provider: text(64) });

export const channelManagerConnected = z.strictObject({
  provider: channelManagerName,
  connected: z.literal(true),
  property: externalProperty,
  capabilities,
  checkedAt: z.string(),
  warnings: credentialWarnings,
  webhookUrl: z.string().describe('Where it calls; to be entered there as it is where addressEntered is by_hand'),
  globalUrl: z.string().nullable().describe('One address for all hotels, where the vendor knows only such'),
  secret: z.string().nullable().describe('What calls are signed with (Standard Webhooks); told this once'),
  user: z.string().nullable().describe('What calls show (WS-Security)'),
  password: z.string().nullable().describe('… told this once'),
});
export type ChannelManagerConnectedView = z.infer<typeof channelManagerConnected>;

export const channelManagerStatus = z.strictObject({
  connected: z.boolean(),
  provider: channelManagerName.nullable(),
  property: externalProperty.nullable(),
  lastSync: z.string().nullable(),
  recordsSynced: z.strictObject({ reservations: z.int().describe('Rooms of bookings') }),
  nextSync: z.string().nullable().describe('null where it sends its bookings by itself'),
  health: z.enum(['ok', 'failing']).nullable(),
  lastError: lastError.nullable(),
  running: z.string().nullable().describe('The sync under way'),
  webhookUrl: z.string().nullable().describe('Where it calls, without a secret'),
});
export type ChannelManagerStatusView = z.infer<typeof channelManagerStatus>;

export const channelBookingsQuery = z.strictObject({
  ...pageQuery,
  from: dateField.optional().describe('Arrivals on or after'),
});

export const channelBooking = z.strictObject({
  id: z.string().describe('The channel manager’s'),
  room: z.int().describe('Which of its rooms, 1 for the first'),
  otaName: z.string(),
  otaReference: z.string().nullable(),
  state: z.enum(RESERVATION_STATES),
  checkIn: z.string().nullable().describe('null where its guest was erased'),
  checkOut: z.string().nullable(),
  roomType: z.string().nullable(),
  guestName: z.string(),
  reservationId: z.string().nullable(),
  confirmationNumber: z.string().nullable().describe('As it is here'),
  inPms: z.boolean().describe('The PMS has it too, and leads'),
  updatedAt: z.string(),
});
export type ChannelBookingAnswer = z.infer<typeof channelBooking>;

export const channelManagerCallTaken = z.strictObject({
  accepted: z.int().describe('Bookings it brought'),
  repeated: z.boolean().describe('The same call was taken before'),
});

export const channelManagerSyncBody = z.strictObject({});
