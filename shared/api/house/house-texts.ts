import { z } from 'zod';
import { TEXT_FAULTS, TEXT_STATUSES } from '../../domain/house/house-texts.ts';
import { languageField, listOf, pageQuery, text } from '../common.ts';

export const FILE_BYTES_MAX = 32 * 1024 * 1024;
const FILE_LETTERS_MAX = 16_000_000;
const LANGUAGES_MAX = 60;

export const houseTextsQuery = z.strictObject({
  ...pageQuery,
  language: languageField.optional().describe('The one that the translations are in; left out: the property’s second'),
  missing: z.enum(['true']).optional().describe('Only those without a translation, or with one that is outdated'),
});

const translation = z.strictObject({
  question: z.string().describe('Its question; empty where it has none'),
  text: z.string(),
  status: z.enum(TEXT_STATUSES),
  updatedAt: z.string(),
});

export const textTranslation = translation;

export const houseTexts = listOf(
  z.strictObject({
    id: z.string().describe('An entry of the FAQs, or policies, specialties, checkIn, checkOut'),
    question: z.string(),
    text: z.string(),
    language: z.string().describe('What it is written in'),
    translation: translation.nullable(),
  }),
);

export const textTranslationBody = z.strictObject({
  text: text(8_000),
  question: z.string().max(1_000).optional().describe('Left out, it stays'),
  status: z.enum(TEXT_STATUSES).default('written'),
  sure: z
    .boolean()
    .default(false)
    .describe('A person has seen what the check found and stands by it; a changed figure is refused all the same'),
});

export const exportQuery = z.strictObject({
  language: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('One, or several parted by commas; left out: the property’s, and those there are translations in'),
});

/** The file's content, as a JSON string or in an object under `content`. */
export const importBody = z.strictObject({ content: z.string().min(1).max(FILE_LETTERS_MAX) });

export const importAnswer = z.strictObject({
  imported: z.int(),
  unchanged: z.int(),
  empty: z.int().describe('Rows without a translation'),
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
  failed: z.int().describe('What the model gave could not be relied on'),
  available: z.boolean().describe('Is a language model set up that can be asked?'),
});
