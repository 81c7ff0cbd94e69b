import { z } from 'zod';
import { CHANNEL_GIVES, CHANNEL_MANAGERS, DELIVERIES, PROOFS } from '../domain/distribution.ts';
import { RESERVATION_STATES } from '../domain/stay.ts';
import { dateField, pageQuery, text } from './common.ts';
import { credentialField, credentialsGiven, credentialWarnings, lastError } from './pms.ts';

/** Bodies of the channel manager API. Where possible, the same shapes as the PMS API. */

export const channelManagerName = z.enum(CHANNEL_MANAGERS);

const capabilities = z.strictObject({
  delivery: z
    .enum(DELIVERIES)
    .describe('push: the channel manager sends its bookings; pull: ServiceChat polls it, and it may send notices'),
  proof: z.enum(PROOFS).describe('The authentication method of the channel manager’s calls'),
  addressEntered: z
    .enum(['by_hand', 'by_itself'])
    .describe('Whether this server’s address is entered at the channel manager by hand or automatically'),
  pollMs: z.int().nullable().describe('The polling interval in milliseconds; null: no polling'),
  gives: z.array(z.enum(CHANNEL_GIVES)).describe('The kinds of data the channel manager provides'),
});

const externalProperty = z.strictObject({ id: z.string(), name: z.string() });

export const channelManagerProvider = z.strictObject({
  provider: channelManagerName,
  name: z.string(),
  credentials: z.array(credentialField),
  capabilities,
  demo: z.boolean().describe('Whether POST …/demo can connect the sample hotel to a simulated one'),
});
export type ChannelManagerProviderView = z.infer<typeof channelManagerProvider>;

export const channelManagerConnectBody = z.strictObject({
  provider: text(64).describe('A provider’s id from GET /api/integrations/channel-manager/providers'),
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
  webhookUrl: z
    .string()
    .describe('The webhook address; enter it unchanged at the channel manager if addressEntered is by_hand'),
  globalUrl: z.string().nullable().describe('The address for all hotels, if the vendor supports only one; else null'),
  secret: z.string().nullable().describe('The secret that signs calls (Standard Webhooks); returned once'),
  user: z.string().nullable().describe('The user name of the calls (WS-Security)'),
  password: z.string().nullable().describe('The password of the calls (WS-Security); returned once'),
});
export type ChannelManagerConnectedView = z.infer<typeof channelManagerConnected>;

export const channelManagerStatus = z.strictObject({
  connected: z.boolean(),
  provider: channelManagerName.nullable(),
  property: externalProperty.nullable(),
  lastSync: z.string().nullable(),
  recordsSynced: z.strictObject({ reservations: z.int().describe('The number of booked rooms') }),
  nextSync: z
    .string()
    .nullable()
    .describe('The time of the next sync; null if the channel manager sends its bookings itself'),
  health: z.enum(['ok', 'failing']).nullable(),
  lastError: lastError.nullable(),
  running: z.string().nullable().describe('The id of the sync in progress; null: none'),
  webhookUrl: z.string().nullable().describe('The webhook address, without a secret'),
});
export type ChannelManagerStatusView = z.infer<typeof channelManagerStatus>;

export const channelBookingsQuery = z.strictObject({
  ...pageQuery,
  from: dateField.optional().describe('Only arrivals on or after this date'),
});

export const channelBooking = z.strictObject({
  id: z.string().describe('The booking’s id at the channel manager'),
  room: z.int().describe('The number of the room in the booking, counted from 1'),
  otaName: z.string(),
  otaReference: z.string().nullable(),
  state: z.enum(RESERVATION_STATES),
  checkIn: z.string().nullable().describe('The date of check-in; null if the guest was erased'),
  checkOut: z.string().nullable(),
  roomType: z.string().nullable(),
  guestName: z.string(),
  reservationId: z.string().nullable(),
  confirmationNumber: z.string().nullable().describe('The confirmation number in ServiceChat'),
  inPms: z.boolean().describe('Whether the PMS also has the booking; if so, the PMS’s data is used'),
  updatedAt: z.string(),
});
export type ChannelBookingAnswer = z.infer<typeof channelBooking>;

export const channelManagerCallTaken = z.strictObject({
  accepted: z.int().describe('The number of bookings received'),
  repeated: z.boolean().describe('Whether the same call had been received before'),
});

export const channelManagerSyncBody = z.strictObject({});
