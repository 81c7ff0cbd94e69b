import type { Begin } from '../net.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { messageIdOf, replyAddressOf, threadIdOf } from './addresses.ts';
import { writeBody } from './body.ts';
import { readFailure } from './errors.ts';
import type { Smtp } from './smtp.ts';
import { readThread } from './thread.ts';

/** Mail programs use `Re:` in all languages. */
const ANSWERS = /^\s*re\s*:/i;

/** The sender of the house's mails. */
export interface Sender {
  address: string;
  name: string;
  sign(text: string): string;
}

/**
 * Sends a part as a mail that answers the guest's newest mail. A mail server offers no query for accepted mails, so only a mail that
 * the server surely did not accept is sent again, with the same Message-ID. Never rejects.
 */
export async function sendPart(
  smtp: Smtp,
  sender: Sender,
  part: OutgoingPart,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const { id, to, content, thread, conversationId } = part;
  const { address, name, sign } = sender;
  const messageId = messageIdOf(id, address, sign);
  const replyTo = replyAddressOf(id, address, sign);
  const root = threadIdOf(conversationId, address, sign);
  const answered = readThread(thread);
  const references = [root, ...(answered?.references ?? []), answered?.id ?? ''].filter((one) => one !== '');
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail = await new MailComposer({
    from: { name, address },
    to: { name: '', address: to }, // a text would be parsed as a list of addresses
    replyTo: { name, address: replyTo },
    messageId: `<${messageId}>`,
    inReplyTo: `<${answered?.id || root}>`,
    references: references.map((one) => `<${one}>`),
    subject: subjectOf(answered?.subject ?? '', name),
    // Exchange sends no out-of-office answer to a mail with this header.
    headers: { 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...bodyOf(content, name),
  })
    .compile()
    .build();
  try {
    // A bounce is sent to this address, which contains the part's id.
    await smtp.send({ from: replyTo, to }, mail, begin, signal);
    return { kind: 'sent', platformId: messageId };
  } catch (error) {
    return readFailure(error);
  }
}

function subjectOf(asked: string, house: string): string {
  if (asked === '') return house;
  return ANSWERS.test(asked) ? asked : `Re: ${asked}`;
}

/** The text and the files of a mail. E-mail has no templates. */
function bodyOf(content: PartContent, house: string) {
  const files = 'media' in content ? [content.media] : 'files' in content ? content.files : [];
  return {
    ...writeBody('text' in content ? content.text : '', house),
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
  };
}
