import { z } from 'zod';
import { ATTACHMENT_KINDS, ATTACHMENT_STATES } from '../domain/attachment.ts';

/** A file of a message, as stored with it. `width` and `height` are in pixels, for pictures. */
export const attachment = z.object({
  id: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  type: z.string().describe('The media type detected from the content, such as image/jpeg'),
  name: z.string(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  state: z
    .enum(ATTACHMENT_STATES)
    .describe('coming: the file is being fetched from the platform; gone: the platform no longer has the file'),
});
export type Attachment = z.infer<typeof attachment>;

/** The attachment in a message. */
export const shownAttachment = attachment.extend({
  url: z.string().describe('A path on this server; request it with the session or key that can read the message'),
});
export type ShownAttachment = z.infer<typeof shownAttachment>;
