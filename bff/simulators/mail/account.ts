/** Not the real secrets of anybody. */
export const SIMULATED = {
  address: 'chat@lindenhof.example',
  domain: 'lindenhof.example',
  name: 'Hotel Lindenhof',
  user: 'lindenhof',
  password: 'simulated-password',
} as const;

/** Our own magic addresses: what becomes of a mail to them. A guest with another gets everything. */
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
  /** Whom it is from in the envelope: where a report of it goes. */
  from: string;
  replyTo: string;
  subject: string;
  /** Without the signature, which mail programs set apart. */
  text: string;
  signature: string;
  /** The same as a page; empty where it has none. */
  html: string;
  references: string[];
  files: { name: string; type: string; bytes: Buffer }[];
  source: string;
}
