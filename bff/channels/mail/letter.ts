import type { AddressObject, ParsedMail } from 'mailparser';
import type { ReceivedFile } from '../port.ts';
import { readHtmlWords } from './html.ts';

/** How much HTML beside plain text is turned into text, and how many references are read. */
const HTML_CHARACTERS_MAX = 512 * 1_024;
const REFERENCES_MAX = 100;
/** Where a mail was really sent, as mail servers note it. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'] as const;
const FORWARDED = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/delivery-status',
  'message/disposition-notification',
];

/** A mail as it is worked with, whichever way it came. */
export interface Letter {
  /** Without its brackets; empty where it has none. */
  messageId: string;
  /** Whoever says they wrote it, in small letters; empty where that is nobody or several. */
  from: string;
  /** Every address it went to. */
  to: string[];
  subject: string;
  /** All its words, what it quotes included. */
  text: string;
  /** What it answers, the newest first. */
  references: string[];
  /** By names in small letters. */
  headers: Readonly<Record<string, string>>;
  files: ReceivedFile[];
  /** What it carries of other mails: a report's own words, and the mail it is about. */
  carried: string;
}

/** A mail as it was sent (RFC 5322, MIME). Rejects for what cannot be read. */
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
      // What is part of the page itself is a logo or a pixel that counts who reads.
      .filter(({ contentType, related }) => !related && !FORWARDED.includes(contentType))
      .map(({ filename = '', content }) => ({ name: filename, bytes: content })),
    carried: parsed.attachments
      .filter(({ contentType }) => FORWARDED.includes(contentType))
      .map(({ content }) => content.toString('utf8'))
      .join('\n'),
  };
}

/** The plain text; where it is blank, or the mail is a page and nothing else, the page's words. */
export function wordsIn({ text = '', html }: Pick<ParsedMail, 'text' | 'html'>, type = ''): string {
  const isPage = /^text\/html\b/i.test(type) || text.replace(/[\s\u200b]+/g, '') === '';
  return isPage && typeof html === 'string' ? readHtmlWords(html) : text;
}

/** The mails that one answers, the newest first, of its two headers. */
export function listAnswered(inReplyTo = '', references: readonly string[] = []): string[] {
  return [inReplyTo, ...references.toReversed()]
    .flatMap((one) => one.split(/\s+/))
    .map(bare)
    .filter((id) => id !== '')
    .slice(0, REFERENCES_MAX);
}

/** Each header's last line, as it came. */
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
