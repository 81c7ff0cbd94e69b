import { createHash } from 'node:crypto';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';
import { parseJson } from '../channel-errors.ts';
import { type ChannelCall, type ChannelEvent, UnreadableCall } from '../port.ts';
import { findPartId } from './addresses.ts';
import { readBounce } from './bounce.ts';
import { type Letter, readLetter } from './letter.ts';
import { isFromMachine } from './machine.ts';
import { readPostedLetter } from './posted.ts';
import { writeThread } from './thread.ts';
import { readMailText } from './words.ts';

const ID_CHARACTERS_MAX = 200;

/** The house's address, and the function that signs its ids. */
export interface House {
  address: string;
  sign(text: string): string;
}

/** Parses a posted mail, in RFC 5322 or as JSON. Throws an UnreadableCall for invalid JSON, and another error for an invalid mail. */
export async function parseCall(
  { headers, body, at }: Pick<ChannelCall, 'headers' | 'body' | 'at'>,
  house: House,
): Promise<ChannelEvent[]> {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  const letter = isJson ? readPostedLetter(readJson(body)) : await readLetter(body);
  return toEvents(letter, house, at, () => hashOf(body));
}

function readJson(body: Buffer): unknown {
  const value = parseJson(body.toString('utf8'));
  if (value === null) throw new UnreadableCall(null);
  return value;
}

/** Turns a mail into its event: a delivery status of one of our mails, or a guest's message. An automatic mail has no event. */
export function toEvents(letter: Letter, { address, sign }: House, at: string, makeId: () => string): ChannelEvent[] {
  const bounce = readBounce(letter, sign, at);
  if (bounce !== null) return [bounce];
  const { from, messageId, to, references, files } = letter;
  if (isFromMachine(letter, address) || !isMailbox(from)) return [];
  const words = readMailText(letter);
  return [
    {
      kind: 'message',
      platformId: messageId === '' || messageId.length > ID_CHARACTERS_MAX ? makeId() : messageId,
      address: from,
      at,
      content: words === '' && files.length === 0 ? { kind: 'other', what: 'mail' } : { kind: 'text', text: words },
      files,
      thread: writeThread(letter),
      answers: findPartId([...to, ...references], sign),
    },
  ];
}

export function hashOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
