import type { AddressObject, ParsedMail } from 'mailparser';
import type { ReceivedFile } from '../port.ts';
import { readHtmlWords } from './html.ts';

/** Maximum length of HTML that is parsed, and maximum number of references. */
const HTML_CHARACTERS_MAX = 512 * 1_024;
const REFERENCES_MAX = 100;
/** Headers in which mail servers write the address that a mail was delivered to. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'] as const;
const FORWARDED = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/delivery-status',
  'message/disposition-notification',
];

/** A parsed mail, from a mailbox or posted. */
export interface Letter {
  /** Without brackets; empty if the mail has none. */
  messageId: string;
  /** The one address in `From`, in lower case; empty if there is none or several. It is not verified. */
  from: string;
  /** All addresses that the mail was sent or delivered to. */
  to: string[];
  subject: string;
  /** The whole text, including quotes. */
  text: string;
  /** Message-IDs of the mails that this mail answers, the newest first. */
  references: string[];
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  files: ReceivedFile[];
  /** The attached mails and delivery reports, as text. */
  carried: string;
}

/** Parses a mail (RFC 5322, MIME). Rejects if the mail is invalid. */
export async function readLetter(source: Buffer): Promise<Letter> {
  const { simpleParser } = await import('mailparser');
  const parsed = await simpleParser(source, {
    maxHtmlLengthToParse: HTML_CHARACTERS_MAX,
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  });
  const headers = readHeaders(parsed);
  return {
    messageId: bare(parsed.messageId ?? ''),
    from: oneAddress(parsed.from),
    to: [
      ...[parsed.to ?? [], parsed.cc ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address)),
      ...DELIVERED_TO.map((name) => headers[name] ?? ''),
    ].filter((address) => address !== ''),
    subject: parsed.subject ?? '',
    text: wordsIn(parsed, headers['content-type']),
    references: listAnswered(parsed.inReplyTo, [parsed.references ?? []].flat()),
    headers,
    files: parsed.attachments
      // Files that belong to the HTML are logos or tracking pixels.
      .filter(({ contentType, related }) => !related && !FORWARDED.includes(contentType))
      .map(({ filename = '', content }) => ({ name: filename, bytes: content })),
    carried: parsed.attachments
      .filter(({ contentType }) => FORWARDED.includes(contentType))
      .map(({ content }) => content.toString('utf8'))
      .join('\n'),
  };
}

/** Returns the plain text, or the text of the HTML if there is no other. */
export function wordsIn({ text = '', html }: Pick<ParsedMail, 'text' | 'html'>, type = ''): string {
  const isPage = /^text\/html\b/i.test(type) || text.replace(/[\s\u200b]+/g, '') === '';
  return isPage && typeof html === 'string' ? readHtmlWords(html) : text;
}

/** Returns the Message-IDs in `In-Reply-To` and `References`, the newest first. */
export function listAnswered(inReplyTo = '', references: readonly string[] = []): string[] {
  return [inReplyTo, ...references.toReversed()]
    .flatMap((one) => one.split(/\s+/))
    .map(bare)
    .filter((id) => id !== '')
    .slice(0, REFERENCES_MAX);
}

/** Returns the last value of each header, by name in lower case. */
function readHeaders({ headerLines }: ParsedMail): Record<string, string> {
  return Object.fromEntries(
    headerLines.map(({ key, line }) => [key.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function oneAddress(from: AddressObject | undefined): string {
  const [first, ...others] = from?.value ?? [];
  return others.length === 0 ? (first?.address ?? '').toLowerCase() : '';
}

/** `<a@b>` → `a@b` */
export function bare(id: string): string {
  return id.trim().replace(/^<|>$/g, '');
}
