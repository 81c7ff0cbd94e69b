import { z } from 'zod';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';
import { UnreadableCall } from '../port.ts';
import { bare, type Letter, listAnswered, wordsIn } from './letter.ts';

const ID_CHARACTERS_MAX = 998;
const ATTACHMENTS_MAX = 100;

/** Programs write null for a missing field. */
const words = z
  .string()
  .nullish()
  .transform((given) => given ?? '');
const list = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((given) => [given ?? []].flat());
const id = z
  .string()
  .max(ID_CHARACTERS_MAX)
  .nullish()
  .transform((given) => given ?? '');

/** Many programs break Base64 into lines, as in mail. */
const base64 = z
  .string()
  .transform((given) => given.replace(/\s+/g, ''))
  .pipe(z.base64());

/** An unreadable file does not invalidate the mail: the file becomes empty, is refused later, and staff see that. */
const attachment = z.object({ name: z.string().catch(''), content: base64.catch('') }).catch({ name: '', content: '' });

/** A mail as JSON. We published the schema, so the answer names each invalid field to the caller. */
const posted = z.object({
  messageId: id,
  from: z
    .string()
    .max(ID_CHARACTERS_MAX)
    .transform((given) => (/<([^<>]+)>\s*$/.exec(given)?.[1] ?? given).trim().toLowerCase())
    .refine(isMailbox, { error: 'One address, with or without a name', params: { code: 'invalid_format' } }),
  to: list,
  subject: words,
  text: words,
  html: words,
  inReplyTo: id,
  references: list,
  headers: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]).nullable())
    .nullish()
    .transform((given) => given ?? {}),
  attachments: z
    .array(attachment)
    .max(ATTACHMENTS_MAX)
    .nullish()
    .transform((given) => given ?? []),
});

/** Parses a mail in JSON. Throws an UnreadableCall if it is invalid. */
export function readPostedLetter(json: unknown): Letter {
  const read = posted.safeParse(json, { reportInput: true });
  if (!read.success) throw new UnreadableCall(read.error.issues);
  const { messageId, from, to, subject, text, html, inReplyTo, references, headers, attachments } = read.data;
  return {
    messageId: bare(messageId),
    from,
    to,
    subject,
    text: wordsIn({ text, html }),
    references: listAnswered(inReplyTo, references),
    headers: readHeaders(headers),
    files: attachments.map(({ name, content }) => ({ name, bytes: Buffer.from(content, 'base64') })),
    carried: '',
  };
}

/** Returns the headers by name in lower case, each with its last value. */
function readHeaders(given: Readonly<Record<string, string | string[] | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const last = [value ?? []].flat().at(-1);
      return last === undefined ? [] : [[name.toLowerCase(), last.trim()] as const];
    }),
  );
}
