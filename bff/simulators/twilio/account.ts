/** Invented credentials. */
export const SIMULATED = {
  accountSid: 'AC0123456789abcdef0123456789abcdef',
  authToken: '12345678901234567890123456789012',
  phoneNumber: '+15550002222',
  messagingServiceSid: 'MG0123456789abcdef0123456789abcdef',
  name: 'Hotel Lindenhof',
} as const;

/** Telephone numbers with a special outcome, invented for this simulator. Messages to all other numbers arrive. */
export const FATES: Readonly<Record<string, { state: 'undelivered' | 'sent'; code: number | null }>> = {
  '+15005550130': { state: 'undelivered', code: 30_003 },
  '+15005550131': { state: 'undelivered', code: 30_005 },
  '+15005550132': { state: 'undelivered', code: 30_007 },
  '+15005550139': { state: 'sent', code: null },
};

/**
 * The account's rate limit, and the queue of its number: a long code sends one segment per second, and Twilio queues ten
 * hours of them.
 */
export const LIMITS = { callsPerSecond: 100, queuedSegments: 36_000, segmentsPerSecond: 1 } as const;

/** The words by which a guest opts out at Twilio, and in again. */
export const STOPS = ['STOP', 'UNSUBSCRIBE', 'END', 'QUIT', 'STOPALL', 'REVOKE', 'OPTOUT', 'CANCEL'];
export const STARTS = ['START', 'YES', 'UNSTOP'];

/** An attachment. */
export interface SimFile {
  sid: string;
  type: string;
  bytes: Buffer;
}

/** A message in the account. */
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
