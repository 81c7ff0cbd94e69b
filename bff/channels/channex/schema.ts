import { z } from 'zod';

/** The parts of Channex's messages that we read (docs.channex.io, messages collection). Other fields are ignored. */

const text = z.string().nullish();
const link = z.looseObject({ data: z.looseObject({ id: z.string() }).nullish() }).nullish();

const thread = z.looseObject({
  id: z.string(),
  attributes: z.looseObject({ last_message_received_at: text }),
  relationships: z.looseObject({ booking: link, property: link }).nullish(),
});
export type Thread = z.infer<typeof thread>;

export const threadList = z.looseObject({ data: z.array(thread) });
export const oneThread = z.looseObject({ data: thread });

/** The documents do not describe an attachment: it is an address, or a record with an address. */
const attachment = z.union([z.string(), z.looseObject({ url: z.string() }).transform(({ url }) => url)]);

const message = z.looseObject({
  id: z.string(),
  attributes: z.looseObject({
    message: text,
    sender: z.string(),
    inserted_at: z.string(),
    attachments: z.array(attachment).nullish().catch([]),
  }),
});
export type Message = z.infer<typeof message>;

/** Messages are parsed one by one, so that an invalid message affects no other. */
export const messageList = z.looseObject({ data: z.array(z.unknown()) });
export const oneMessage = message;
export const sent = z.looseObject({ data: z.looseObject({ id: z.string() }) });

export const property = z.looseObject({
  data: z.looseObject({ id: z.string(), attributes: z.looseObject({ title: text }) }),
});
export const webhookList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), attributes: z.looseObject({ callback_url: text }) })),
});

/** A call to our webhook. `payload` is missing if the webhook is set to send no data. */
export const notice = z.looseObject({
  event: z.string(),
  property_id: text,
  payload: z.looseObject({ message_thread_id: text }).nullish(),
});

export const failure = z.looseObject({ errors: z.looseObject({ code: z.string() }) });
