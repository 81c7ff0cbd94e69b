import { z } from 'zod';
import { CHANNELS } from '../../domain/conversation.ts';
import { PLAN_IDS } from '../../domain/house/plans.ts';
import { PROPERTY_ROLES, RIGHTS, ROLES } from '../../domain/staff/rights.ts';
import { DEPARTMENTS } from '../../domain/task.ts';
import { DESK_LANGUAGES } from '../../language/desk-languages.ts';
import { FALLBACK_LANGUAGE } from '../../language/languages.ts';
import {
  distinct,
  emailField,
  idField,
  instantField,
  languageField,
  passwordField,
  phoneField,
  text,
} from '../common.ts';
import { weekHours } from '../house/activation.ts';

const token = z.string().min(1).max(256);

export const registerBody = z.strictObject({
  propertyName: text(200),
  email: emailField,
  phone: phoneField,
  setupSecret: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'The setup secret the server printed; needed for the server’s first account if others can reach the server',
    ),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const registrationAnswer = z.strictObject({
  open: z.boolean().describe('Whether an account can be created now'),
  empty: z.boolean().describe('Whether the server has no account yet'),
  needsSecret: z.boolean().describe('Whether the first account needs the setup secret'),
  resetByMail: z.boolean().describe('Whether password reset links can be sent by e-mail'),
});

export const registerAnswer = z.strictObject({
  account: z.strictObject({ id: z.string(), plan: z.enum(PLAN_IDS) }),
  property: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), email: z.string(), role: z.literal('owner') }),
  apiKey: z.string().describe('The secret; returned once'),
  setupUrl: z.string().describe('The address at which the owner sets a password; it can be used once'),
});

export const forgotBody = z.strictObject({
  email: emailField,
  language: z.enum(DESK_LANGUAGES).default(FALLBACK_LANGUAGE).describe('The language of the mail'),
});
export const passwordBody = z.strictObject({ token, password: passwordField });
/** Changing a password requires the old one, so that an unattended desk does not give the account away. */
export const ownPasswordBody = z.strictObject({ current: z.string().min(1).max(256), password: passwordField });
export const linkBody = z.strictObject({ token });
export const loginBody = z.strictObject({
  email: emailField,
  password: z.string().min(1).max(256),
  code: z
    .string()
    .min(1)
    .max(32)
    .optional()
    .describe('The code of the authenticator app, or a recovery code, if a second factor is set up'),
});

const duty = weekHours.describe(
  'The user’s working hours, in the format of business hours; null: the business hours of the property',
);

/** One of a colleague's properties, with their role there. */
export const membership = z.strictObject({ propertyId: idField, role: z.enum(PROPERTY_ROLES) });
export type Membership = z.infer<typeof membership>;

const MEMBERSHIPS_MAX = 200;
const memberships = z
  .array(membership)
  .min(1)
  .max(MEMBERSHIPS_MAX)
  .refine((items) => new Set(items.map(({ propertyId }) => propertyId)).size === items.length, {
    error: 'Each property once',
    params: { code: 'duplicate' },
  })
  .nullable()
  .optional()
  .describe(
    'The properties to which the user is restricted, with a role at each, which replaces `role`; null: the whole account',
  );

export const staffUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z
    .enum(ROLES)
    .describe('The role in the whole account; if `properties` are listed, the highest role among them'),
  properties: z
    .array(membership)
    .nullable()
    .describe('The properties to which the user is restricted; null: the whole account'),
  departments: z.array(z.enum(DEPARTMENTS)),
  languages: z.array(z.string()),
  duty: duty.nullable(),
  disabled: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.string(),
});
export type StaffUser = z.infer<typeof staffUser>;

const mustSetUpFactor = z
  .boolean()
  .describe('Whether the user must set up a second factor. If true, only its set-up under /auth is permitted');

export const loginAnswer = z.strictObject({ user: staffUser, csrfToken: z.string(), mustSetUpFactor });

export const meAnswer = z.strictObject({
  user: staffUser,
  account: z.strictObject({ id: z.string(), plan: z.enum(PLAN_IDS) }),
  properties: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      timezone: z.string(),
      languageModel: z.boolean().describe('Whether the property uses the language model, if the server has one'),
      rights: z.array(z.enum(RIGHTS)).describe('The user’s rights at the property'),
    }),
  ),
  rights: z.array(z.enum(RIGHTS)).describe('The user’s rights, over all properties'),
  features: z.strictObject({ translation: z.boolean() }).describe('The optional functions of this server'),
  csrfToken: z.string(),
  mustSetUpFactor,
  endsAt: z.string(),
});
export type Me = z.infer<typeof meAnswer>;

export const ownSession = z.strictObject({
  id: z.string(),
  device: z.string().describe('The browser and system, as reported by the browser; empty: not known'),
  address: z.string().describe('The network address of the sign-in'),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
  current: z.boolean().describe('Whether this is the session of the call'),
});

export const ticketAnswer = z.strictObject({ ticket: z.string(), expiresAt: z.string() });

export const KEY_STATES = ['active', 'unused', 'expired'] as const;
export type KeyState = (typeof KEY_STATES)[number];
/** Keys unused for this long are marked as no longer needed. */
export const KEY_UNUSED_DAYS = 90;

export const apiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  propertyId: z.string().nullable(),
  scopes: z.array(z.enum(RIGHTS)),
  createdAt: z.string(),
  previousUntil: z.string().nullable().describe('The time until which the previous secret is valid'),
  expiresAt: z.string().nullable().describe('The time of expiry; null: none'),
  lastUsedAt: z.string().nullable().describe('The time of last use, to the hour; null: never used'),
  state: z.enum(KEY_STATES).describe(`unused: not used for ${KEY_UNUSED_DAYS} days`),
});
export type ApiKey = z.infer<typeof apiKey>;

const keyEnd = instantField.nullable().optional().describe('The time of expiry; null or absent: none');
export const createKeyBody = z.strictObject({
  name: text(100),
  scopes: distinct(z.enum(RIGHTS), 1, RIGHTS.length),
  propertyId: idField.optional().describe('The property to which the key is restricted'),
  expiresAt: keyEnd,
});
export const keyWithSecret = apiKey.extend({ apiKey: z.string().describe('The secret; returned once') });

const OVERLAP_MS_MAX = 7 * 24 * 60 * 60 * 1000;
export const rotateKeyBody = z.strictObject({
  overlapMs: z
    .int()
    .min(0)
    .max(OVERLAP_MS_MAX)
    .optional()
    .describe('The time for which the old secret stays valid, in milliseconds'),
  expiresAt: instantField.nullable().optional().describe('The new time of expiry; null: none; absent: unchanged'),
});

export const createStaffBody = z.strictObject({
  email: emailField,
  name: text(100),
  role: z.enum(ROLES).optional().describe('The role in the whole account; absent if `properties` are listed'),
  properties: memberships,
  departments: distinct(z.enum(DEPARTMENTS), 0, DEPARTMENTS.length).optional(),
  languages: distinct(languageField, 0, 50).optional(),
  duty: duty.nullable().optional(),
});
export const staffLinkAnswer = z.strictObject({ setupUrl: z.string(), expiresAt: z.string() });
export const createStaffAnswer = staffUser.extend({ setupUrl: z.string() });

export const updateStaffBody = z.strictObject({
  name: text(100).optional(),
  role: z.enum(ROLES).optional().describe('The role in the whole account'),
  properties: memberships,
  departments: distinct(z.enum(DEPARTMENTS), 0, DEPARTMENTS.length).optional(),
  languages: distinct(languageField, 0, 50).optional(),
  duty: duty.nullable().optional(),
  disabled: z.boolean().optional(),
});
export type CreateStaffBody = z.infer<typeof createStaffBody>;
export type UpdateStaffBody = z.infer<typeof updateStaffBody>;

export const plansAnswer = z.strictObject({
  current: z.enum(PLAN_IDS),
  changedBy: z
    .enum(['owner', 'operator'])
    .describe('Whether the plan is changed by an owner (PUT /api/account/plan) or by the operator of the server'),
  items: z.array(
    z.strictObject({
      id: z.enum(PLAN_IDS),
      price: z
        .strictObject({ amount: z.string(), currency: z.string() })
        .nullable()
        .describe('The price per month; null: by agreement'),
      aiConversations: z.int().nullable().describe('The number per month; null: no limit'),
      properties: z.int().nullable(),
      channels: z.array(z.enum(CHANNELS)),
      integrations: z.boolean(),
    }),
  ),
  nextCursor: z.null(),
});

export const planBody = z.strictObject({ plan: z.enum(PLAN_IDS) });

const used = z.strictObject({ used: z.int(), limit: z.int().nullable() });
export const usageAnswer = z.strictObject({
  period: z.string(),
  aiConversations: used,
  properties: used,
  newChats: z
    .enum(['open', 'some_refused', 'refused'])
    .describe('Whether new chats are refused because of a flood: none, those of some addresses, or all'),
  languageModel: z
    .strictObject({
      calls: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      cost: z.string().describe('The cost in whole units of the currency of LLM_PRICES; 0 without prices'),
    })
    .describe('This month’s usage of the optional language model'),
});
