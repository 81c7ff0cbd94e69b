import { z } from 'zod';

/** What is read of the Cloud API. Everything else is passed over: versions add fields and kinds. */

/** Seconds since 1970, as text or number. */
export const seconds = z.coerce.number().int().nonnegative();

const media = z.object({
  id: z.string().max(200).optional(),
  caption: z.string().optional(),
  filename: z.string().optional(),
});

export const message = z.object({
  id: z.string().min(1).max(512),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  timestamp: seconds,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  image: media.optional(),
  video: media.optional(),
  audio: media.optional(),
  document: media.optional(),
  sticker: media.optional(),
  location: z
    .object({
      latitude: z.coerce.number(),
      longitude: z.coerce.number(),
      name: z.string().optional(),
      address: z.string().optional(),
    })
    .optional(),
  reaction: z.object({ message_id: z.string(), emoji: z.string().optional() }).optional(),
  button: z.object({ payload: z.string().optional(), text: z.string() }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ id: z.string(), title: z.string() }).optional(),
      list_reply: z.object({ id: z.string(), title: z.string() }).optional(),
    })
    .optional(),
});
export type WhatsAppMessage = z.infer<typeof message>;

export const status = z.object({
  id: z.string().min(1).max(512),
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.coerce.number() })).optional(),
});
export type WhatsAppStatus = z.infer<typeof status>;

/** One that cannot be read must not keep the others from being read: entries are looked at one by one. */
export const envelope = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z
            .object({
              metadata: z.object({ phone_number_id: z.string() }).optional(),
              messages: z.array(z.unknown()).optional(),
              statuses: z.array(z.unknown()).optional(),
            })
            .catch({}),
        }),
      ),
    }),
  ),
});

export const sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

/** Where a file's bytes are, for five minutes. */
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

const component = z.object({ type: z.string(), text: z.string().optional() });
export const templates = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      category: z.string().default(''),
      status: z.string(),
      components: z.array(component).default([]),
    }),
  ),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string().optional() }).optional() })
    .optional(),
});

export const templateMade = z.object({ id: z.string(), status: z.string() });
