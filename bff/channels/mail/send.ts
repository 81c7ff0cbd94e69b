import type { Begin } from '../net.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { messageIdOf, replyAddressOf, threadIdOf } from './addresses.ts';
import { writeBody } from './body.ts';
import { readFailure } from './errors.ts';
import type { Smtp } from './smtp.ts';
import { readThread } from './thread.ts';

/** `Re:` is every mail program's, whatever its language. */
const ANSWERS = /^\s*re\s*:/i;

/** Whom mails are from. */
export interface Sender {
  address: string;
  name: string;
  sign(text: string): string;
}

/**
 * Sends one part as one mail, which answers the guest's newest. A mail server cannot be asked whether it took a mail, so only
 * what it surely did not take is tried again, under the same Message-ID. Never rejects.
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
    to: { name: '', address: to }, // as text it would be read as a list
    replyTo: { name, address: replyTo },
    messageId: `<${messageId}>`,
    inReplyTo: `<${answered?.id || root}>`,
    references: references.map((one) => `<${one}>`),
    subject: subjectOf(answered?.subject ?? '', name),
    // Out-of-office answers are of no use to a guest's hotel.
    headers: { 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...bodyOf(content, name),
  })
    .compile()
    .build();
  try {
    // What comes back undelivered names the part.
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

/** There are no templates of mail, so none was let in. */
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
