import { z } from 'zod';

/** The parts of the Cloud API that we read. Other fields are ignored, because new versions add fields and kinds. */

/** The end of the year 9999. */
const SECONDS_MAX = 253_402_300_799;

/** Seconds since 1970, as text or number. */
export const seconds = z.coerce.number().int().nonnegative().max(SECONDS_MAX);

/** An optional field. An invalid value counts as missing, so that the rest of the message is still read. */
const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const media = z.object({
  id: part(z.string().max(200)),
  caption: part(z.string()),
  filename: part(z.string()),
});

export const message = z.object({
  id: z.string().min(1).max(512),
  from: part(z.string().min(1)),
  from_user_id: part(z.string().min(1)),
  timestamp: part(seconds),
  type: z.string().catch(''),
  text: part(z.object({ body: z.string() })),
  image: part(media),
  video: part(media),
  audio: part(media),
  document: part(media),
  sticker: part(media),
  location: part(
    z.object({
      latitude: z.coerce.number(),
      longitude: z.coerce.number(),
      name: part(z.string()),
      address: part(z.string()),
    }),
  ),
  reaction: part(z.object({ message_id: z.string(), emoji: part(z.string()) })),
  button: part(z.object({ payload: part(z.string()), text: z.string() })),
  interactive: part(
    z.object({
      button_reply: part(z.object({ id: z.string(), title: z.string() })),
      list_reply: part(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
  contacts: part(
    z
      .array(
        z.object({
          name: part(z.object({ formatted_name: part(z.string()) })),
          phones: z.array(z.object({ phone: part(z.string()) })).catch([]),
        }),
      )
      .min(1),
  ),
  /** The new text of an earlier message, which the guest edited. */
  edit: part(z.object({ message: z.object({ text: part(z.object({ body: z.string() })) }) })),
  revoke: part(z.object({ original_message_id: z.string() })),
  system: part(z.object({ wa_id: part(z.string()), new_wa_id: part(z.string()) })),
});
export type WhatsAppMessage = z.infer<typeof message>;

export const status = z.object({
  id: z.string().min(1).max(512),
  status: z.string(),
  timestamp: part(seconds),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.coerce.number() })).optional(),
});
export type WhatsAppStatus = z.infer<typeof status>;

const change = z.object({ field: z.string(), value: z.unknown() });
export type Change = z.infer<typeof change>;

/** A call's body. Changes are parsed one by one, so that an invalid change affects no other. */
export const envelope = z.object({
  entry: z.array(z.object({ time: seconds.optional().catch(undefined), changes: z.array(change) })),
});

/** The value of a change of the field `messages`. */
export const messagesChange = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  messages: z.array(z.unknown()).default([]),
  statuses: z.array(z.unknown()).default([]),
  errors: z.array(z.object({ code: z.coerce.number() })).catch([]),
});

export const sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

/** The URL of a file, valid for five minutes. */
export const mediaPlace = z.object({ url: z.url() });

export const mediaTaken = z.object({ id: z.string().min(1) });

export const failure = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
});

export const numbers = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      display_phone_number: z.string(),
      verified_name: z.string().default(''),
      quality_rating: z.string().default(''),
      messaging_limit_tier: z.string().default(''),
    }),
  ),
});
export type WhatsAppNumber = z.infer<typeof numbers>['data'][number];

const button = z.object({ type: z.string().catch(''), url: z.string().catch('') });
const component = z.object({
  type: z.string(),
  text: z.string().catch(''),
  format: z.string().catch(''),
  buttons: z.array(button).catch([]),
});
export type TemplateComponent = z.infer<typeof component>;

export const templates = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      category: z.string().default(''),
      parameter_format: z.string().catch(''),
      status: z.string(),
      components: z.array(component).default([]),
    }),
  ),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string().optional() }).optional() })
    .optional(),
});

export const templateMade = z.object({ id: z.string(), status: z.string() });
