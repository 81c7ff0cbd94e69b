import { createHash } from 'node:crypto';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';
import { parseJson } from '../lost.ts';
import { type ChannelCall, type ChannelEvent, UnreadableCall } from '../port.ts';
import { findPartId } from './addresses.ts';
import { readBounce } from './bounce.ts';
import { type Letter, readLetter } from './letter.ts';
import { isFromMachine } from './machine.ts';
import { readPostedLetter } from './posted.ts';
import { writeThread } from './thread.ts';
import { wordsOf } from './words.ts';

const ID_CHARACTERS_MAX = 200;

/** Whose mail it is, and what makes a thread believable. */
export interface House {
  address: string;
  sign(text: string): string;
}

/** What a posted mail tells: RFC 5322 as it was sent, or read already and sent as JSON. Throws for what is neither, an
 * UnreadableCall for JSON that does not fit. */
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

/** What a mail tells: how one of ours fared, or what a guest writes. What machines write is nothing. */
export function toEvents(letter: Letter, { address, sign }: House, at: string, makeId: () => string): ChannelEvent[] {
  const bounce = readBounce(letter, sign, at);
  if (bounce !== null) return [bounce];
  const { from, messageId, to, references, files } = letter;
  if (isFromMachine(letter, address) || !isMailbox(from)) return [];
  const words = wordsOf(letter);
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
