import { createHash } from 'node:crypto';
import { isMailbox } from '../../../shared/domain/mailbox.ts';
import { parseJson } from '../lost.ts';
import type { ChannelCall, ChannelEvent } from '../port.ts';
import { findPartId } from './addresses.ts';
import { readBounce } from './bounce.ts';
import { type Letter, readLetter, readPostedLetter } from './letter.ts';
import { isFromMachine } from './machine.ts';
import { writeThread } from './thread.ts';
import { wordsOf } from './words.ts';

const ID_CHARACTERS_MAX = 200;
/** What is longer is no guest's name of a file, and no list that anybody reads. */
const FILES_MAX = 10;

/** Whose mail it is, and what makes a thread believable. */
export interface House {
  address: string;
  sign(text: string): string;
}

/** What a posted mail tells: RFC 5322 as it was sent, or read already and sent as JSON. Throws for what is neither. */
export async function parseCall(
  { headers, body, at }: Pick<ChannelCall, 'headers' | 'body' | 'at'>,
  house: House,
): Promise<ChannelEvent[]> {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  const letter = isJson ? readPostedLetter(parseJson(body.toString('utf8'))) : await readLetter(body);
  return toEvents(letter, house, at, () => hashOf(body));
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
      files: files.slice(0, FILES_MAX),
      thread: writeThread(letter),
      answers: findPartId([...to, ...references], sign),
    },
  ];
}

export function hashOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
