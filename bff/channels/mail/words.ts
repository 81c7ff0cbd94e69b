import EmailReplyParser from 'email-reply-parser';
import { TEXT_CHARACTERS_MAX } from '../../../shared/protocol/limits.ts';
import type { Letter } from './letter.ts';

/** Only this much text is searched for quotes, because the time of the patterns grows faster than the text. */
const READ_CHARACTERS_MAX = 8_000;
const ANSWERS = /^\s*(?:[\p{L}]{1,5}(?:\[\d+\])?\s*[:：]\s*)+/u;

/** Returns the guest's text without quotes and signature. The subject is prepended to a first mail, and replaces an empty text. */
export function readMailText({ text, subject, references }: Pick<Letter, 'text' | 'subject' | 'references'>): string {
  const own = cutQuoted(text).slice(0, TEXT_CHARACTERS_MAX).trim();
  const isNew = references.length === 0 && !ANSWERS.test(subject);
  const about = subject.trim();
  if (about === '' || (!isNew && own !== '') || saysAlready(own, about)) return own;
  return `${about}\n\n${own}`.trim().slice(0, TEXT_CHARACTERS_MAX);
}

/** Returns the text above the first quote. */
export function cutQuoted(text: string): string {
  const read = text
    .slice(0, READ_CHARACTERS_MAX)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    // The parser needs seconds for thousands of empty lines.
    .replace(/\n{3,}/g, '\n\n');
  const reply = new EmailReplyParser().parseReply(read);
  const lines = reply.trimEnd().split('\n');
  // The line that introduces a quote, in a language that the parser does not know, contains an address and ends with a colon.
  const last = lines.at(-1) ?? '';
  return /@.*[:：]\s*$/.test(last) ? lines.slice(0, -1).join('\n') : reply;
}

function saysAlready(words: string, subject: string): boolean {
  return words.toLowerCase().startsWith(subject.toLowerCase());
}
