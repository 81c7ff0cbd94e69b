/** Invented credentials. */
export const SIMULATED = {
  address: 'chat@lindenhof.example',
  domain: 'lindenhof.example',
  name: 'Hotel Lindenhof',
  user: 'lindenhof',
  password: 'simulated-password',
} as const;

/** Addresses with a special outcome, invented for this simulator. All other guests receive their mails. */
export const FATES: Readonly<Record<string, 'no_such_mailbox' | 'bounces'>> = {
  'nobody@guests.example': 'no_such_mailbox',
  'gone@guests.example': 'bounces',
};

/** A mail in the house's mailbox. */
export interface StoredMail {
  uid: number;
  at: Date;
  source: Buffer;
}

/** A mail that arrived at a guest. */
export interface SentMail {
  messageId: string;
  to: string;
  /** The envelope sender, which receives delivery reports. */
  from: string;
  replyTo: string;
  subject: string;
  /** The text without the signature. */
  text: string;
  signature: string;
  /** The HTML version; empty if there is none. */
  html: string;
  references: string[];
  files: { name: string; type: string; bytes: Buffer }[];
  source: string;
}
