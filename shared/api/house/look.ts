import { z } from 'zod';
import { distinct, idField, instantField, languageField, text } from '../common.ts';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export const THEMES = ['light', 'dark', 'auto'] as const;
export const RADIUS_MAX_PX = 40;
export const STARTERS_MAX = 6;
export const RULES_MAX = 10;
const LANGUAGES_MAX = 60;
const DAY_SECONDS = 86_400;

/** A value per language (BCP 47 tag). */
function byLanguage<T extends z.ZodType>(value: T) {
  return z.record(languageField, value).refine((entries) => Object.keys(entries).length <= LANGUAGES_MAX, {
    error: `At most ${LANGUAGES_MAX} languages`,
    params: { code: 'too_long' },
  });
}

const picture = idField
  .nullable()
  .describe('The id of a picture of this property (POST /api/look/pictures); null: none');

const consent = z
  .strictObject({
    required: z.boolean().describe('Whether guests must give consent before they write'),
    version: z.string().min(1).max(64).describe('The version of the consent text; a new version asks all guests again'),
    text: byLanguage(text(2_000)),
    privacyUrl: z
      .url({ protocol: /^https?$/, error: 'A web address such as https://www.hotel.example/privacy' })
      .max(1_000)
      .nullable(),
  })
  .refine(({ required, text: texts }) => !required || Object.keys(texts).length > 0, {
    error: 'What guests agree to, in at least one language',
    path: ['text'],
    params: { code: 'too_short' },
  });

/** Conditions for a proactive message; omitted ones do not matter. */
const when = z.strictObject({
  path: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[/*]/, { error: 'A path such as /rooms, or /rooms/* with all below it' })
    .optional()
    .describe('The path of the page, such as /rooms; * matches any text'),
  afterSeconds: z.int().min(0).max(DAY_SECONDS).optional().describe('The delay after the page has opened, in seconds'),
  languages: distinct(languageField, 0, LANGUAGES_MAX).optional().describe('The guest’s languages; empty: any'),
  oncePerGuest: z.boolean().default(true),
});

const rule = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/, { error: 'Letters, digits, - and _' }),
  when,
  text: byLanguage(text(200)),
});

const lookFields = {
  assistantName: z.string().max(60).describe('The name of the assistant; empty: the widget’s default'),
  logo: picture.optional(),
  avatar: picture.optional(),
  accent: z
    .string()
    .min(1)
    .max(7)
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour such as #1a6b54' }),
  theme: z.enum(THEMES),
  corner: z.enum(CORNERS).describe('The corner on a left-to-right page; mirrored on right-to-left pages'),
  radius: z.int().min(0).max(RADIUS_MAX_PX).describe('The radius of corners, in pixels'),
  welcome: byLanguage(text(300)).describe('The welcome message by language; in other languages the default is used'),
  starters: z
    .union([byLanguage(z.array(text(80)).max(STARTERS_MAX)), z.literal('auto')])
    .describe('auto: questions that the hotel can answer are chosen'),
  consent,
  proactive: z
    .array(rule)
    .max(RULES_MAX)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, {
      error: 'Each id once',
      params: { code: 'duplicate' },
    }),
  showHours: z.boolean(),
  showHelp: z.boolean().default(true).describe('Whether guests can read the hotel’s FAQ entries'),
};

/** Replaces the look. The answer of `GET` can be sent back unchanged. */
export const lookBody = z.strictObject({
  ...lookFields,
  updatedAt: instantField.nullable().optional().describe('The value from GET; ignored'),
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});
export type LookBody = z.infer<typeof lookBody>;

/** How the chat looks, and its first message. */
export const look = z.strictObject({
  ...lookFields,
  logo: z.string().nullable(),
  avatar: z.string().nullable(),
  updatedAt: z.string().nullable().describe('The time of the last change; null: never changed'),
});
export type Look = Omit<z.infer<typeof look>, 'updatedAt'>;

/** A small picture: the logo, or the assistant's avatar. */
export const pictureBody = z.strictObject({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z
    .base64({ error: 'The picture’s bytes in base64' })
    .min(1)
    .max(140_000)
    .describe('The picture as base64: PNG, JPEG or WebP, at most 100 kB'),
});
export const pictureAnswer = z.strictObject({
  id: z.string(),
  url: z.string().describe('The public address of the picture'),
});

/** The default look. */
export const USUAL_LOOK: Look = {
  assistantName: '',
  logo: null,
  avatar: null,
  accent: '#175e54',
  theme: 'auto',
  corner: 'bottom-right',
  radius: 20,
  welcome: {},
  starters: 'auto',
  consent: { required: false, version: '1', text: {}, privacyUrl: null },
  proactive: [],
  showHours: false,
  showHelp: true,
};
