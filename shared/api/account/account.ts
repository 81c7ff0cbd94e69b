import { z } from 'zod';
import { CHANNELS } from '../../domain/conversation.ts';
import { PLAN_IDS } from '../../domain/house/plans.ts';
import { PROPERTY_ROLES, RIGHTS, ROLES } from '../../domain/staff/rights.ts';
import { DEPARTMENTS } from '../../domain/task.ts';
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
    .describe('What the server printed, where it makes its first account and others reach it'),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const registrationAnswer = z.strictObject({
  open: z.boolean().describe('An account can be made here now'),
  empty: z.boolean().describe('Nobody has one yet'),
  needsSecret: z.boolean().describe('The first account needs the secret that the server printed'),
  resetByMail: z.boolean().describe('Who forgot their password is mailed a link'),
});

export const registerAnswer = z.strictObject({
  account: z.strictObject({ id: z.string(), plan: z.enum(PLAN_IDS) }),
  property: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), email: z.string(), role: z.literal('owner') }),
  apiKey: z.string().describe('Shown once'),
  setupUrl: z.string().describe('Where the owner sets a password; works once'),
});

export const forgotBody = z.strictObject({ email: emailField });
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
    .describe('Of one’s app, or a recovery code, where a second factor is set up'),
});

const duty = weekHours.describe('When they work, as business hours are written; null: whenever the house is open');

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
  .describe('The only properties they work for, with their role at each, in place of `role`; null: the whole account');

export const staffUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES).describe('All over the account; where `properties` are listed, the highest of theirs'),
  properties: z.array(membership).nullable().describe('The only properties they work for; null: the whole account'),
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
  .describe('The account asks for a second factor and there is none: only its set-up, under /auth, is open');

export const loginAnswer = z.strictObject({ user: staffUser, csrfToken: z.string(), mustSetUpFactor });

export const meAnswer = z.strictObject({
  user: staffUser,
  account: z.strictObject({ id: z.string(), plan: z.enum(PLAN_IDS) }),
  properties: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      timezone: z.string(),
      languageModel: z.boolean().describe('It wants the language model, where the server has one'),
      rights: z.array(z.enum(RIGHTS)).describe('What one may do there'),
    }),
  ),
  rights: z.array(z.enum(RIGHTS)).describe('What one may do at any of the properties'),
  features: z.strictObject({ translation: z.boolean() }).describe('What this server can do beyond the rest'),
  csrfToken: z.string(),
  mustSetUpFactor,
  endsAt: z.string(),
});
export type Me = z.infer<typeof meAnswer>;

export const ownSession = z.strictObject({
  id: z.string(),
  device: z.string().describe('Browser and system as the browser names itself; empty: not known'),
  address: z.string().describe('Where it was signed in from'),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
  current: z.boolean().describe('This one'),
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
  previousUntil: z.string().nullable().describe('Until when the secret before the last rotation still works'),
  expiresAt: z.string().nullable().describe('When it ends; null: it has no end'),
  lastUsedAt: z.string().nullable().describe('To the hour; null: never'),
  state: z.enum(KEY_STATES).describe(`unused: for ${KEY_UNUSED_DAYS} days`),
});
export type ApiKey = z.infer<typeof apiKey>;

const keyEnd = instantField.nullable().optional().describe('When the key ends; null or left out: never');
export const createKeyBody = z.strictObject({
  name: text(100),
  scopes: distinct(z.enum(RIGHTS), 1, RIGHTS.length),
  propertyId: idField.optional().describe('Binds the key to one property'),
  expiresAt: keyEnd,
});
export const keyWithSecret = apiKey.extend({ apiKey: z.string().describe('Shown once') });

const OVERLAP_MS_MAX = 7 * 24 * 60 * 60 * 1000;
export const rotateKeyBody = z.strictObject({
  overlapMs: z.int().min(0).max(OVERLAP_MS_MAX).optional().describe('How long the old secret stays valid'),
  expiresAt: instantField.nullable().optional().describe('A new end; null: none; left out: as it is'),
});

export const createStaffBody = z.strictObject({
  email: emailField,
  name: text(100),
  role: z.enum(ROLES).optional().describe('All over the account; left out where `properties` are listed'),
  properties: memberships,
  departments: distinct(z.enum(DEPARTMENTS), 0, DEPARTMENTS.length).optional(),
  languages: distinct(languageField, 0, 50).optional(),
  duty: duty.nullable().optional(),
});
export const staffLinkAnswer = z.strictObject({ setupUrl: z.string(), expiresAt: z.string() });
export const createStaffAnswer = staffUser.extend({ setupUrl: z.string() });

export const updateStaffBody = z.strictObject({
  name: text(100).optional(),
  role: z.enum(ROLES).optional().describe('All over the account'),
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
    .describe('Who changes it: an owner (PUT /api/account/plan), or who runs the server'),
  items: z.array(
    z.strictObject({
      id: z.enum(PLAN_IDS),
      price: z.strictObject({ amount: z.string(), currency: z.string() }).nullable().describe('A month; null: agreed'),
      aiConversations: z.int().nullable().describe('A month; null: no limit'),
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
    .describe('Does a flood have new chats refused at present: of some address, or all of a property’s?'),
  languageModel: z
    .strictObject({
      calls: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      cost: z.string().describe('In whole units of the currency LLM_PRICES names; 0 without prices'),
    })
    .describe('What the optional language model took this month'),
});
