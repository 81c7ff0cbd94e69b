import { z } from 'zod';

const base64url = (charactersMax: number) =>
  z
    .string()
    .min(1)
    .max(charactersMax)
    .regex(/^[\w-]+={0,2}$/, { error: 'base64url, as PushSubscription.toJSON() writes it' });

export const pushKey = z.strictObject({
  publicKey: z.string().describe('The applicationServerKey for the push subscription'),
});

/** The result of `PushSubscription.toJSON()` (https://www.w3.org/TR/push-api/). */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'The push service’s address' }).max(2_048),
  keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
});
export const pushSubscription = z.strictObject({ id: z.string() });

/** Payload of a push message: never contains a guest's text or name. */
export interface PushNotice {
  /** Kind of a desk alert. */
  kind: string;
  /** The property's name. */
  title: string;
  /** English text, in case the browser has no translated one for the kind. */
  body: string;
  /** Path to open, such as `/desk/inbox/cnv_…`. */
  url: string;
}
