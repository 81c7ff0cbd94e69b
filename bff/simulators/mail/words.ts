import { randomBytes } from 'node:crypto';
import { type SentMail, SIMULATED } from './account.ts';

export function newMessageId(): string {
  return `${randomBytes(12).toString('hex')}@guests.example`;
}

/** An attachment. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Writes a guest's mail as mail programs do: a reply quotes the mail it answers. */
export function writeMail({
  from,
  text,
  at,
  messageId,
  subject = '',
  answered,
  headers = {},
  files = [],
}: {
  from: string;
  text: string;
  at: Date;
  messageId: string;
  subject?: string;
  answered?: SentMail | undefined;
  headers?: Readonly<Record<string, string>>;
  files?: readonly MailFile[];
}): string {
  const about = answered === undefined ? subject : `Re: ${answered.subject.replace(/^Re:\s*/i, '')}`;
  const lines = {
    'Return-Path': `<${from}>`,
    From: `"A guest" <${from}>`,
    To: answered === undefined ? SIMULATED.address : answered.replyTo,
    Subject: encodeWord(about),
    Date: at.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${messageId}>`,
    ...(answered === undefined
      ? {}
      : {
          'In-Reply-To': `<${answered.messageId}>`,
          References: [...answered.references, answered.messageId].map((id) => `<${id}>`).join(' '),
        }),
    'MIME-Version': '1.0',
    ...headers,
  };
  const words = answered === undefined ? text : `${text}\r\n\r\n${quote(answered, at)}`;
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [...head, ...bodyOf(words, files)].join('\r\n');
}

/** Writes a report that a mail could not be delivered (RFC 3464), with the header of that mail. */
export function writeReport(
  { to, from, messageId }: SentMail,
  { action, status, at }: { action: 'failed' | 'delayed' | 'delivered'; status: string; at: Date },
): string {
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@guests.example>',
    `To: ${from}`,
    'Subject: Delivery report',
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${newMessageId()}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="report"',
    '',
    '--report',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is what became of your mail.',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; guests.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--report',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageId}>`,
    `To: ${to}`,
    '',
    '--report--',
    '',
  ].join('\r\n');
}

function bodyOf(text: string, files: readonly MailFile[]): string[] {
  const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text];
  if (files.length === 0) return plain;
  return [
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    ...plain,
    ...files.flatMap(({ name, type, bytes }) => [
      '--part',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      inLines(Buffer.from(bytes)),
    ]),
    '--part--',
    '',
  ];
}

function quote({ text }: SentMail, at: Date): string {
  const day = at.toDateString();
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`);
  return [`On ${day}, ${SIMULATED.name} <${SIMULATED.address}> wrote:`, '', ...lines].join('\r\n');
}

function inLines(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
}

function encodeWord(text: string): string {
  return /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
