import { z } from 'zod';
import { CHANNELS } from '../domain/conversation.ts';
import { placesFit, placesOf } from '../domain/template-rules.ts';
import { text } from './common.ts';

/** Address of a platform's API, for those who do not use its usual one. */
export const apiAddress = z
  .string()
  .min(1)
  .max(500)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'A web address that begins with https://',
    params: { code: 'invalid_format' },
  });

/** A key that is sent in a header. */
export function keyField(charactersMax: number) {
  return text(charactersMax).regex(/^[!-~]+$/, {
    error: 'Letters, digits and signs as the platform shows them, in one piece',
  });
}

/** A single line without invisible characters. */
export function lineField(charactersMax: number) {
  return text(charactersMax).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, { error: 'One line, without control characters' });
}

export const channelConnected = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.literal(true),
  webhookUrl: z
    .string()
    .optional()
    .describe('The webhook address to enter at the platform; absent: the platform makes no calls'),
  secret: z.string().optional().describe('The secret that signs the platform’s calls; returned once'),
  verifyToken: z.string().optional().describe('The verify token to enter at the platform, if it verifies the address'),
  statusUrl: z.string().optional().describe('The address for delivery reports; each message states it'),
  detail: z.record(z.string(), z.string()),
  warnings: z.array(z.string()).describe('The codes of functions that work only in part'),
});

/** Severity of a notice; `error`: guests cannot be reached until it is fixed. */
export const NOTICE_LEVELS = ['info', 'warning', 'error'] as const;

export const channelNotice = z.strictObject({
  code: z.string().describe('The kind of notice, such as quality, account, template, undelivered, unreadable_call'),
  subject: z.string().describe('The subject, such as a template’s name; empty if the kind has a single subject'),
  level: z.enum(NOTICE_LEVELS),
  message: z.string().describe('The text for staff, in English: the problem and its solution'),
  count: z.int().describe('The number of times the notice was received'),
  since: z.string().describe('The time the notice was first received'),
  at: z.string().describe('The time the notice was last received'),
});

const choices = z.strictObject({ count: z.int(), labelLength: z.int().describe('The length in characters') });

export const channelCapabilities = z.strictObject({
  textLength: z
    .int()
    .describe('The maximum length of a message in characters; a longer text is split between sentences'),
  buttons: choices.nullable().describe('The largest number of quick replies sent as buttons; null: no buttons'),
  list: choices
    .nullable()
    .describe('The largest number of quick replies sent as a list; null: no list. Others are sent as numbered lines'),
  files: z
    .enum(['sent', 'link', 'none'])
    .describe('link: the channel cannot carry files, so the guest receives a link'),
  templates: z.boolean(),
  windowHours: z
    .number()
    .nullable()
    .describe('The hours after a guest’s message in which free text may be sent; null: no limit'),
  receipts: z.enum(['none', 'delivered', 'read']).describe('The last delivery state that the channel reports'),
  typing: z.boolean().describe('Whether the channel shows a typing indicator'),
  cost: z.enum(['none', 'message', 'segment']).describe('The unit that the platform charges for'),
});

export const channel = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.boolean(),
  active: z.boolean().describe('Whether guests of the channel are answered'),
  lastMessageAt: z.string().nullable(),
  health: z.enum(['ok', 'failing', 'not_connected']),
  detail: z.record(z.string(), z.string()),
  lastError: z.strictObject({ code: z.string(), message: z.string(), at: z.string() }).nullable(),
  lastSentAt: z.string().nullable().describe('The time at which the platform last accepted a message'),
  notices: z.array(channelNotice).describe('The platform’s notices about the account, newest first'),
  capabilities: channelCapabilities,
  webhookUrl: z.string().nullable(),
  demo: z.boolean().describe('Whether the channel can be tried with a simulated platform of this server'),
  playUrl: z
    .string()
    .nullable()
    .describe('The page on which you write as a guest of the simulated platform; null: the platform is not simulated'),
});
export type ChannelStanding = z.infer<typeof channel>;

export const channelPlayed = z.strictObject({
  channel: z.enum(CHANNELS),
  playUrl: z.string().describe('The page on which you write as a guest of the simulated platform'),
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
  variables: z.array(z.string()).describe('The placeholders, in order'),
  status: z
    .string()
    .describe(
      'approved: it can be sent; not_supported: approved by the platform, but its header or buttons have placeholders that this API does not fill',
    ),
});
export type ChannelTemplate = z.infer<typeof channelTemplate>;

/** Value of a template's placeholder: platforms allow one line without repeated spaces. */
export function placeField(charactersMax: number) {
  return lineField(charactersMax).refine((words) => !/ {5}/.test(words), {
    error: 'At most four spaces in a row',
    params: { code: 'invalid_format' },
  });
}

const newTemplate = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(512)
    .regex(/^[a-z0-9_]+$/, { error: 'Small letters, digits and underscores' }),
  language: text(35).regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/, { error: 'A code such as en, fil or pt_BR' }),
  category: z.enum(['utility', 'marketing', 'authentication']),
  body: text(1_024).describe('The text with placeholders {{1}}, {{2}} …, counted from 1; none may be first or last'),
  variables: z
    .array(placeField(200))
    .max(20)
    .optional()
    .describe('An example of each placeholder’s value; required by the platform'),
});

export const templateBody = newTemplate.superRefine(({ body, variables = [] }, context) => {
  const issue = (path: string, code: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, params: { code } });
  if (!placesFit(body))
    return issue('body', 'invalid_format', 'count its places from {{1}} without a gap, and begin and end with a word');
  const count = placesOf(body).length;
  if (variables.length !== count) issue('variables', 'wrong_count', `give an example for each of its ${count} places`);
});
