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
  webhookUrl: z.string().optional().describe('What is to be entered at the platform; left out: it calls nobody'),
  secret: z.string().optional().describe('What its calls are to be signed with; shown this once'),
  verifyToken: z.string().optional().describe('What the platform is to send back, where it verifies the address'),
  statusUrl: z.string().optional().describe('Where the platform tells how far messages got; each message names it'),
  detail: z.record(z.string(), z.string()),
  warnings: z.array(z.string()).describe('What works only in part, by a code'),
});

/** Severity of a notice; `error`: guests cannot be reached until it is fixed. */
export const NOTICE_LEVELS = ['info', 'warning', 'error'] as const;

export const channelNotice = z.strictObject({
  code: z.string().describe('What kind it is, such as quality, account, template, undelivered, unreadable_call'),
  subject: z.string().describe('What it is about, such as a template’s name; empty where there is one of its kind'),
  level: z.enum(NOTICE_LEVELS),
  message: z.string().describe('For staff, in English: what it is and what to do'),
  count: z.int().describe('How often it was told'),
  since: z.string().describe('When it was told first'),
  at: z.string().describe('And last'),
});

const choices = z.strictObject({ count: z.int(), labelLength: z.int().describe('In characters') });

export const channelCapabilities = z.strictObject({
  textLength: z.int().describe('Of one message, in characters; a longer one is split at its sentences'),
  buttons: choices.nullable().describe('How many quick replies go out as buttons; null: none'),
  list: choices.nullable().describe('And as a list; what fits neither is numbered lines'),
  files: z
    .enum(['sent', 'link', 'none'])
    .describe('link: where the channel cannot carry a file, the guest gets a link'),
  templates: z.boolean(),
  windowHours: z.number().nullable().describe('For how long a guest who wrote may be written to freely; null: always'),
  receipts: z.enum(['none', 'delivered', 'read']).describe('How far it tells that a message got'),
  typing: z.boolean().describe('Guests see that an answer is being written'),
  cost: z.enum(['none', 'message', 'segment']).describe('What is paid for'),
});

export const channel = z.strictObject({
  channel: z.enum(CHANNELS),
  connected: z.boolean(),
  active: z.boolean().describe('Its guests are answered'),
  lastMessageAt: z.string().nullable(),
  health: z.enum(['ok', 'failing', 'not_connected']),
  detail: z.record(z.string(), z.string()),
  lastError: z.strictObject({ code: z.string(), message: z.string(), at: z.string() }).nullable(),
  lastSentAt: z.string().nullable().describe('When its platform last took a message'),
  notices: z.array(channelNotice).describe('What its platform told of the account, the newest first'),
  capabilities: channelCapabilities,
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
  variables: z.array(z.string()).describe('Its places, in the order in which they are filled'),
  status: z
    .string()
    .describe(
      'approved: it may be sent; not_supported: it may, but its header or buttons need what is not filled in here',
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
  body: text(1_024).describe('With {{1}}, {{2}} … for its places, counted from 1, none of them first or last'),
  variables: z
    .array(placeField(200))
    .max(20)
    .optional()
    .describe('An example for each place, which the platform asks for'),
});

export const templateBody = newTemplate.superRefine(({ body, variables = [] }, context) => {
  const issue = (path: string, code: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, params: { code } });
  if (!placesFit(body))
    return issue('body', 'invalid_format', 'count its places from {{1}} without a gap, and begin and end with a word');
  const count = placesOf(body).length;
  if (variables.length !== count) issue('variables', 'wrong_count', `give an example for each of its ${count} places`);
});
