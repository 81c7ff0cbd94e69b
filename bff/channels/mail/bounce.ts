import type { ChannelEvent } from '../port.ts';
import { findPartId } from './addresses.ts';
import type { Letter } from './letter.ts';

type Status = Extract<ChannelEvent, { kind: 'status' }>;

/**
 * Reads a delivery status notification (RFC 3464) about one of our mails; null if the mail is no such notification, or only reports
 * a delay. A notification is trusted if it contains an id that we signed: our sender address or the mail's Message-ID.
 */
export function readBounce(letter: Letter, sign: (text: string) => string, at: string): Status | null {
  const { headers, to, text, carried, references } = letter;
  if (!/multipart\/report/i.test(headers['content-type'] ?? '') && !isFromDaemon(letter)) return null;
  const ids = [...`${carried}\n${text}`.matchAll(/^(?:X-)?(?:Original-)?Message-ID:\s*<?([^\s<>]+)/gim)];
  const partId = findPartId([...to, ...ids.map(([, id = '']) => id), ...references], sign);
  if (partId === null) return null;
  const report = `${text}\n${carried}`;
  const action = /^Action:\s*(\w+)/im.exec(report)?.[1]?.toLowerCase();
  const [, kind = '5', subject = '', detail = ''] = /^Status:\s*([245])\.(\d{1,3})\.(\d{1,3})/im.exec(report) ?? [];
  const status = { kind: 'status', platformId: partId, partId, at } as const;
  if (action === 'delivered') return { ...status, state: 'delivered', fault: null };
  const isFinal = action === 'failed' || (action === undefined && kind === '5');
  if (!isFinal) return null;
  const reason = classifyStatus(subject, detail);
  const code = subject === '' ? null : `${kind}.${subject}.${detail}`;
  return { ...status, state: 'failed', fault: { reason, message: BOUNCED[reason], code, blocksConnection: false } };
}

const BOUNCED = {
  not_reachable: 'The guest’s address takes no mail: it came back',
  refused: 'The guest’s mail server refused the mail: it came back',
} as const;

/** Returns by the enhanced status code (RFC 3463) whether the mailbox or the mail is at fault. */
export function classifyStatus(subject: string, detail: string): keyof typeof BOUNCED {
  if (subject === '7' || subject === '6' || (subject === '3' && detail === '4') || (subject === '2' && detail === '3'))
    return 'refused';
  return 'not_reachable';
}

function isFromDaemon({ from }: Letter): boolean {
  return /^(?:mailer-daemon|postmaster)@/.test(from);
}
