/** Not the real secrets of anybody. */
export const SIMULATED = {
  accountSid: 'AC0123456789abcdef0123456789abcdef',
  authToken: '12345678901234567890123456789012',
  phoneNumber: '+15550002222',
  messagingServiceSid: 'MG0123456789abcdef0123456789abcdef',
  name: 'Hotel Lindenhof',
} as const;

/** Our own magic numbers: what becomes of a message to them. A guest with another number gets everything. */
export const FATES: Readonly<Record<string, { state: 'undelivered' | 'sent'; code: number | null }>> = {
  '+15005550130': { state: 'undelivered', code: 30_003 },
  '+15005550131': { state: 'undelivered', code: 30_005 },
  '+15005550132': { state: 'undelivered', code: 30_007 },
  '+15005550139': { state: 'sent', code: null },
};

/**
 * What the account may ask of the API, and what its number's queue holds: a long code sends a segment a second, and Twilio keeps
 * ten hours of them.
 */
export const LIMITS = { callsPerSecond: 100, queuedSegments: 36_000, segmentsPerSecond: 1 } as const;

/** Words at which Twilio blocks a guest, and unblocks them. */
export const STOPS = ['STOP', 'UNSUBSCRIBE', 'END', 'QUIT', 'STOPALL', 'REVOKE', 'OPTOUT', 'CANCEL'];
export const STARTS = ['START', 'YES', 'UNSTOP'];

/** A file of a message. */
export interface SimFile {
  sid: string;
  type: string;
  bytes: Buffer;
}

/** A message as the account holds it. */
export interface SimMessage {
  sid: string;
  to: string;
  from: string | null;
  messagingServiceSid: string | null;
  body: string;
  status: string;
  direction: 'inbound' | 'outbound-api';
  errorCode: number | null;
  statusCallback: string | null;
  createdAt: Date;
  media: SimFile[];
}
