import { z } from 'zod';

const base64url = (charactersMax: number) =>
  z
    .string()
    .min(1)
    .max(charactersMax)
    .regex(/^[\w-]+={0,2}$/, { error: 'base64url, as PushSubscription.toJSON() writes it' });

export const pushKey = z.strictObject({ publicKey: z.string().describe('The applicationServerKey to subscribe with') });

/** What `PushSubscription.toJSON()` gives (https://www.w3.org/TR/push-api/). */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'The push service’s address' }).max(2_048),
  keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
});
export const pushSubscription = z.strictObject({ id: z.string() });

/** What a woken desk is told: never a guest's words or name. */
export interface PushNotice {
  /** As desk alerts have it. */
  kind: string;
  /** The property's name. */
  title: string;
  /** In English, where the browser has no better words for the kind. */
  body: string;
  /** Where to go, such as `/desk/inbox/cnv_…`. */
  url: string;
}
