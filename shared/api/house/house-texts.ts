import { z } from 'zod';
import { TEXT_FAULTS, TEXT_STATUSES } from '../../domain/house/house-texts.ts';
import { languageField, listOf, pageQuery, text } from '../common.ts';

export const FILE_BYTES_MAX = 32 * 1024 * 1024;
const FILE_LETTERS_MAX = 16_000_000;
const LANGUAGES_MAX = 60;

export const houseTextsQuery = z.strictObject({
  ...pageQuery,
  language: languageField
    .optional()
    .describe('The language of the translations; absent: the property’s second language'),
  missing: z.enum(['true']).optional().describe('Only texts without a translation, or with an outdated one'),
});

const translation = z.strictObject({
  question: z.string().describe('The question of the entry; empty if it has none'),
  text: z.string(),
  status: z.enum(TEXT_STATUSES),
  updatedAt: z.string(),
});

export const textTranslation = translation;

export const houseTexts = listOf(
  z.strictObject({
    id: z.string().describe('The id of an FAQ entry, or policies, specialties, checkIn, checkOut'),
    question: z.string(),
    text: z.string(),
    language: z.string().describe('The language of the text'),
    translation: translation.nullable(),
  }),
);

export const textTranslationBody = z.strictObject({
  text: text(8_000),
  question: z.string().max(1_000).optional().describe('The translation; absent: unchanged'),
  status: z.enum(TEXT_STATUSES).default('written'),
  sure: z
    .boolean()
    .default(false)
    .describe(
      'Whether a person confirms the translation despite the warnings of the check; a changed number is rejected in any case',
    ),
});

export const exportQuery = z.strictObject({
  language: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe(
      'One or several languages, separated by commas; absent: the property’s languages and those with translations',
    ),
});

/** The file's content, as a JSON string or in an object under `content`. */
export const importBody = z.strictObject({ content: z.string().min(1).max(FILE_LETTERS_MAX) });

export const importAnswer = z.strictObject({
  imported: z.int(),
  unchanged: z.int(),
  empty: z.int().describe('The number of rows without a translation'),
  refused: z.array(
    z.strictObject({
      line: z.int(),
      id: z.string(),
      language: z.string(),
      code: z.enum(TEXT_FAULTS),
      detail: z.string(),
    }),
  ),
});

export const runBody = z.strictObject({ languages: z.array(languageField).min(1).max(LANGUAGES_MAX) });

export const runProgress = z.strictObject({
  state: z.enum(['idle', 'running', 'done', 'stopped']),
  languages: z.array(z.string()),
  total: z.int(),
  done: z.int(),
  failed: z.int().describe('The number of translations rejected because they were unreliable'),
  available: z.boolean().describe('Whether a language model is available'),
});
