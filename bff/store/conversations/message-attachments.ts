import { z } from 'zod';
import { type Attachment, attachment, type ShownAttachment } from '../../../shared/protocol/attachment.ts';
import type { Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import type { Message } from './messages.ts';

const attachmentList = z.array(attachment);

/** The files of a message. */
export function readAttachments({ attachments }: Pick<Message, 'attachments'>): Attachment[] {
  return attachments === null ? [] : readJson(attachmentList, attachments);
}

/** The files of a message with their URLs. `path` is the reader's URL for files. */
export function showAttachments(message: Pick<Message, 'attachments'>, path: string): ShownAttachment[] {
  return readAttachments(message).map((one) => ({ ...one, url: `${path}/${one.id}` }));
}

/** The kind of a message's first file, for a line that describes it without words. */
export function firstKind(message: Pick<Message, 'attachments'>): { attachment?: Attachment['kind'] } {
  const [first] = readAttachments(message);
  return first === undefined ? {} : { attachment: first.kind };
}

export async function saveAttachments(trx: Trx, messageId: string, attachments: readonly Attachment[]): Promise<void> {
  await trx
    .updateTable('message')
    .set({ attachments: JSON.stringify(attachments) })
    .where('id', '=', messageId)
    .execute();
}
