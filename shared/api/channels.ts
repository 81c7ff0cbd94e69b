import { z } from 'zod';
import { CHANNELS } from '../domain/conversation.ts';
import { text } from './common.ts';

/** Where a platform's API is, for those who reach it by another address than its own. */
export const apiAddress = z
  .string()
  .min(1)
  .max(500)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'A web address that begins with https://',
    params: { code: 'invalid_format' },
  });

export const channelConnected = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.literal(true),
  webhookUrl: z.string().optional().describe('What is to be entered at the platform; left out: it calls nobody'),
  secret: z.string().optional().describe('What its calls are to be signed with; shown this once'),
  verifyToken: z.string().optional().describe('What the platform is to send back, where it verifies the address'),
  statusUrl: z.string().optional().describe('Where the platform tells how far messages got; each message names it'),
  detail: z.record(z.string(), z.string()),
  warnings: z.array(z.string()).describe('What works only in part, by a code'),
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
  demo: z.boolean().describe('It can be tried with a simulated platform that this server runs'),
  playUrl: z.string().nullable().describe('Connected to the simulated one: where its guests are played'),
});
export type ChannelStanding = z.infer<typeof channel>;

export const channelPlayed = z.strictObject({
  channel: z.enum(CHANNELS),
  playUrl: z.string().describe('A page on which its guests are played'),
});

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
