import { z } from 'zod';
import { CHANNELS } from '../domain/conversation.ts';
import { phoneField, text } from './common.ts';

/** What the platform's own ids are: digits, as text. */
const digits = z.string().min(1).max(32).regex(/^\d+$/, { error: 'Digits alone, as the platform shows them' });
const baseUrlField = z
  .string()
  .min(1)
  .max(500)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'A web address such as https://graph.facebook.com',
    params: { code: 'invalid_format' },
  });

export const whatsappBody = z.strictObject({
  businessId: digits.describe('The WhatsApp Business Account’s id'),
  phoneNumber: phoneField.describe('The hotel’s number there'),
  apiKey: text(1_024).describe('A token of a system user with whatsapp_business_messaging and …_management'),
  appSecret: text(256).optional().describe('Of the Meta app; without it no call of the platform can be believed'),
  verifyToken: text(256)
    .optional()
    .describe('What Meta is to send back when it verifies the address; left out: made here'),
  phoneNumberId: digits.optional().describe('Left out: found by the number'),
  baseUrl: baseUrlField.optional().describe('Without a version; left out: Meta’s own'),
  version: z
    .string()
    .max(10)
    .regex(/^v\d{1,3}\.\d{1,2}$/, { error: 'A version such as v23.0' })
    .optional(),
});

export const channelConnected = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.literal(true),
  webhookUrl: z.string().describe('What is to be entered at the platform'),
  verifyToken: z.string(),
  detail: z.record(z.string(), z.string()),
  warnings: z.array(z.string()).describe('app_secret_missing: nothing a guest writes is believed until it is there'),
});

export const channel = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.boolean(),
  active: z.boolean().describe('Its guests are answered'),
  lastMessageAt: z.string().nullable(),
  health: z.enum(['ok', 'failing', 'not_connected']),
  detail: z.record(z.string(), z.string()),
  lastError: z.strictObject({ code: z.string(), message: z.string(), at: z.string() }).nullable(),
  webhookUrl: z.string().nullable(),
});
export type ChannelStanding = z.infer<typeof channel>;

export const channelTest = z.strictObject({
  ok: z.boolean(),
  checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string() })),
});

export const channelTemplate = z.strictObject({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  body: z.string(),
  variables: z.array(z.string()).describe('Its places, in order'),
  status: z.string().describe('approved: it may be sent'),
});
export type ChannelTemplate = z.infer<typeof channelTemplate>;

export const templateBody = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(512)
    .regex(/^[a-z0-9_]+$/, { error: 'Small letters, digits and underscores' }),
  language: text(35),
  category: z.enum(['utility', 'marketing', 'authentication']),
  body: text(1_024).describe('With {{1}}, {{2}} … for its places'),
  variables: z.array(text(200)).max(20).optional().describe('An example for each place, which the platform asks for'),
});
