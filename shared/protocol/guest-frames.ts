import { z } from 'zod';
import { ATTACHMENTS_PER_MESSAGE_MAX } from '../domain/attachment.ts';
import { AUTHORS, CARRY_ON_WAYS, CONVERSATION_MODES, CONVERSATION_STATES } from '../domain/conversation.ts';
import { WEEKDAYS } from '../domain/house/week.ts';
import { shownAttachment } from './attachment.ts';
import { card } from './card.ts';
import { HISTORY_LIMIT_MAX, TEXT_CHARACTERS_MAX } from './limits.ts';

/** Frames of the guest's socket. They validate on the server, type both ends and document the protocol. */

const seq = z.int().min(0);
const tag = z.string().min(1).max(35);

/** Consent, or refusal, to a version of the property's text, in the language shown. */
const consent = { granted: z.boolean(), version: z.string().min(1).max(64), language: tag };

const hello = z.strictObject({
  type: z.literal('hello'),
  propertyId: z.string().min(1).max(64),
  session: z.string().min(1).max(1_024).optional(),
  lastSeq: seq.optional(),
  epoch: z.string().min(1).max(64).optional(),
  locale: tag.optional(),
  page: z.strictObject({ url: z.string().max(1_024), title: z.string().max(256) }).optional(),
  identity: z.string().min(1).max(2_048).optional(),
  consent: z.strictObject(consent).optional(),
});

const send = z.strictObject({
  type: z.literal('send'),
  id: z.uuid().max(36),
  text: z.string().min(1).max(TEXT_CHARACTERS_MAX).optional(),
  language: z.strictObject({ code: tag, confidence: z.number().min(0).max(1) }).optional(),
  attachments: z.array(z.string().min(1).max(64)).min(1).max(ATTACHMENTS_PER_MESSAGE_MAX).optional(),
  choice: z.string().min(1).max(256).optional(),
});

/** Frames sent by the guest's page. Unknown fields and types are refused. */
export const guestClientFrame = z.discriminatedUnion('type', [
  hello,
  send,
  z.strictObject({ type: z.literal('typing'), on: z.boolean() }),
  z.strictObject({ type: z.literal('read'), seq }),
  z.strictObject({
    type: z.literal('history'),
    before: seq.optional(),
    after: seq.optional(),
    limit: z.int().min(1).max(HISTORY_LIMIT_MAX).optional(),
  }),
  z.strictObject({ type: z.literal('rate'), score: z.int().min(1).max(5), comment: z.string().max(1_000).optional() }),
  z.strictObject({ type: z.literal('consent'), ...consent }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('erase') }),
  z.strictObject({ type: z.literal('ping') }),
]);

const quickReply = z.object({ label: z.string(), value: z.string() });

/** A message as its guest sees it. */
export const guestMessage = z.object({
  id: z.string(),
  author: z.enum(AUTHORS),
  name: z.string().optional(),
  text: z.string(),
  language: z.string(),
  parts: z.array(z.object({ text: z.string(), language: z.string() })).optional(),
  at: z.string(),
  attachments: z.array(shownAttachment).optional(),
  quickReplies: z.array(quickReply).optional(),
  card: card.optional(),
  sources: z.array(z.object({ type: z.string(), label: z.string() })).optional(),
  replyTo: z.string().optional(),
  clientId: z.string().optional(),
});

const texts = z.record(z.string(), z.string());

/** The chat's look for a guest, in their language if available. Addresses are relative to `/chat/`. */
export const guestLook = z.object({
  assistantName: z.string(),
  logo: z.string().optional(),
  theme: z.enum(['light', 'dark', 'auto']),
  corner: z.enum(['bottom-right', 'bottom-left', 'top-right', 'top-left']),
  radius: z.int().describe('The radius in pixels'),
  starters: z.array(z.object({ text: z.string(), language: z.string() })),
  /** Only if required. */
  consent: z
    .object({ version: z.string(), text: z.string(), language: z.string(), privacyUrl: z.string().optional() })
    .optional(),
  proactive: z.array(
    z.object({
      id: z.string(),
      when: z.object({
        path: z.string().optional(),
        afterSeconds: z.int().optional(),
        languages: z.array(z.string()).optional(),
        oncePerGuest: z.boolean(),
      }),
      text: texts,
    }),
  ),
  /** Version of the `proactive` lines; changes with them. Missing: there are none. */
  lines: z.string().optional(),
  /** There are FAQs: GET /chat/help. */
  help: z.literal(true).optional(),
  /** Reception hours in the property's time zone, only if they are to be shown. */
  hours: z
    .object({
      mon_fri: z.string(),
      weekend: z.string(),
      days: z.partialRecord(z.enum(WEEKDAYS), z.string()).optional(),
      holidays: z
        .array(z.object({ date: z.string(), hours: z.string() }))
        .readonly()
        .optional(),
      timezone: z.string(),
    })
    .optional(),
});

/** The property's data for a guest's page, sent on connecting. `opensAt` is set while nobody is on duty. */
export const guestProperty = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  online: z.boolean(),
  opensAt: z.string().optional(),
  greeting: z.string(),
  consentRequired: z.boolean(),
  phone: z.string().optional(),
  accent: z.string().optional(),
  /** Whether the assistant answers here automatically. */
  repliesAtOnce: z.boolean().optional(),
  avatar: z.string().optional(),
  /** Channels on which the guest can continue after leaving the page. */
  carryOn: z.array(z.enum(CARRY_ON_WAYS)).optional(),
  /** The guest can get a copy by e-mail: POST /chat/transcript. */
  mailsTranscript: z.literal(true).optional(),
  look: guestLook.optional(),
});

/** Frames sent to the guest's page. Pages ignore unknown types and fields. */
export const guestServerFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    session: z.string(),
    conversationId: z.string(),
    epoch: z.string(),
    seq,
    mode: z.enum(['new', 'resume', 'snapshot']),
    property: guestProperty,
    limits: z.object({ textLength: z.int(), uploadBytes: z.int(), uploadTypes: z.array(z.string()) }),
    heartbeatMs: z.int(),
  }),
  z.object({
    type: z.literal('ack'),
    id: z.string(),
    seq,
    messageId: z.string(),
    at: z.string(),
    duplicate: z.boolean().optional(),
  }),
  z.object({ type: z.literal('message'), seq, message: guestMessage }),
  z.object({ type: z.literal('delta'), messageId: z.string(), text: z.string() }),
  z.object({ type: z.literal('typing'), author: z.enum(AUTHORS), on: z.boolean() }),
  z.object({ type: z.literal('receipt'), seq, upTo: seq, state: z.enum(['delivered', 'read']) }),
  z.object({
    type: z.literal('status'),
    seq,
    state: z.enum(CONVERSATION_STATES),
    mode: z.enum(CONVERSATION_MODES),
    staff: z.object({ name: z.string(), avatar: z.string().optional() }).optional(),
  }),
  z.object({ type: z.literal('consent'), seq, granted: z.boolean(), version: z.string() }),
  /** Ends the answer to `history`: `more` says whether older (or newer) ones exist. */
  z.object({ type: z.literal('history'), from: seq, to: seq, more: z.boolean() }),
  z.object({ type: z.literal('reset'), reason: z.string() }),
  /** The property changed: `/chat/config` now returns newer settings. */
  z.object({ type: z.literal('property') }),
  z.object({ type: z.literal('notice'), kind: z.literal('draining'), retryAfterMs: z.int() }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    detail: z.string(),
    id: z.string().optional(),
    retryAfterMs: z.int().optional(),
  }),
  z.object({ type: z.literal('pong') }),
]);

/** Frames that are also HTTP bodies, for the API documentation. */
export const helloFrame = hello;
export const sendFrame = send;
export const [welcomeFrame, ackFrame] = guestServerFrame.options;

export type GuestClientFrame = z.infer<typeof guestClientFrame>;
export type GuestServerFrame = z.infer<typeof guestServerFrame>;
export type HelloFrame = z.infer<typeof hello>;
export type SendFrame = z.infer<typeof send>;
export type WelcomeFrame = Extract<GuestServerFrame, { type: 'welcome' }>;
export type GuestMessage = z.infer<typeof guestMessage>;
export type GuestLook = z.infer<typeof guestLook>;
export type GuestProperty = z.infer<typeof guestProperty>;
export type QuickReply = z.infer<typeof quickReply>;
