import EmailReplyParser from 'email-reply-parser';
import { TEXT_CHARACTERS_MAX } from '../../../shared/protocol/limits.ts';
import type { Letter } from './letter.ts';

/** What is looked through for quoted words: its patterns take longer than in proportion. */
const READ_CHARACTERS_MAX = 8_000;
const ANSWERS = /^\s*(?:[\p{L}]{1,5}(?:\[\d+\])?\s*[:：]\s*)+/u;

/** What a guest wrote, without what they quote and how they sign. A first mail begins with its subject, a mail without words is it. */
export function wordsOf({ text, subject, references }: Pick<Letter, 'text' | 'subject' | 'references'>): string {
  const own = cutQuoted(text).slice(0, TEXT_CHARACTERS_MAX).trim();
  const isNew = references.length === 0 && !ANSWERS.test(subject);
  const about = subject.trim();
  if (about === '' || (!isNew && own !== '') || saysAlready(own, about)) return own;
  return `${about}\n\n${own}`.trim().slice(0, TEXT_CHARACTERS_MAX);
}

/** The words above what is quoted. */
export function cutQuoted(text: string): string {
  const read = text
    .slice(0, READ_CHARACTERS_MAX)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    // Thousands of empty lines take the parser seconds.
    .replace(/\n{3,}/g, '\n\n');
  const reply = new EmailReplyParser().parseReply(read);
  const lines = reply.trimEnd().split('\n');
  // What introduces a quotation, in a language that the parser does not know: a line with an address that ends in a colon.
  const last = lines.at(-1) ?? '';
  return /@.*[:：]\s*$/.test(last) ? lines.slice(0, -1).join('\n') : reply;
}

function saysAlready(words: string, subject: string): boolean {
  return words.toLowerCase().startsWith(subject.toLowerCase());
}
