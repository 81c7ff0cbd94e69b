import { z } from 'zod';
import { ATTACHMENT_KINDS, ATTACHMENT_STATES } from '../domain/attachment.ts';

/** A file of a message, as stored with it. `width` and `height` are in pixels, for pictures. */
export const attachment = z.object({
  id: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  type: z.string().describe('Found out from the content, such as image/jpeg'),
  name: z.string(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  state: z
    .enum(ATTACHMENT_STATES)
    .describe('coming: being fetched from the guest’s platform; gone: not to be had there'),
});
export type Attachment = z.infer<typeof attachment>;

/** As part of a message. */
export const shownAttachment = attachment.extend({
  url: z.string().describe('A path of this server, asked with the session or key that reads the message'),
});
export type ShownAttachment = z.infer<typeof shownAttachment>;
