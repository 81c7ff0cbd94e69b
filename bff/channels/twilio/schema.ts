import { z } from 'zod';

/** The parts of Twilio's API (2010-04-01) and calls that we read. Other fields are ignored, because they may change without notice. */

const sid = z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/);
const code = z.coerce.number().int();

export const sent = z.object({ sid });

export const failure = z.object({ code });

const listed = z.object({
  sid,
  account_sid: z.string().nullable().default(null),
  messaging_service_sid: z.string().nullable().default(null),
  direction: z.string().nullable().default(null),
  from: z.string().nullable().default(null),
  to: z.string().nullable(),
  body: z.string().nullable(),
  num_media: z.coerce.number().int().nonnegative().catch(0),
  date_created: z.string().nullable(),
});
export type ListedMessage = z.infer<typeof listed>;

export const messageList = z.object({
  messages: z.array(listed),
  next_page_uri: z.string().nullable().default(null),
});

/** The files of a message. */
export const mediaList = z.object({
  media_list: z.array(z.object({ uri: z.string(), content_type: z.string().default('') })),
});

export const account = z.object({ sid: z.string(), friendly_name: z.string().default(''), status: z.string() });

export const numbers = z.object({
  incoming_phone_numbers: z.array(
    z.object({
      phone_number: z.string(),
      friendly_name: z.string().nullable().default(''),
      capabilities: z
        .object({
          sms: z.boolean().optional(),
          SMS: z.boolean().optional(),
          mms: z.boolean().optional(),
          MMS: z.boolean().optional(),
        })
        .default({}),
    }),
  ),
});

/** Far more files than the ten that Twilio allows in a message. */
const FILES_NAMED_MAX = 100;

/** A guest's message. */
export const inbound = z.object({
  MessageSid: sid,
  AccountSid: z.string(),
  MessagingServiceSid: z.string().optional(),
  From: z.string().min(1).max(200),
  To: z.string(),
  Body: z.string().default(''),
  NumMedia: z.coerce.number().int().nonnegative().max(FILES_NAMED_MAX).catch(0),
  OptOutType: z.string().optional(),
});
export type TwilioMessage = z.infer<typeof inbound>;

/** A status callback about one of our messages. */
export const status = z.object({
  MessageSid: sid,
  AccountSid: z.string(),
  MessageStatus: z.string(),
  ErrorCode: code.optional().catch(undefined),
});
export type TwilioStatus = z.infer<typeof status>;
