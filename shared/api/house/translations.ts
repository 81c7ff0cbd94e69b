import { z } from 'zod';
import { TEXT_CHARACTERS_MAX } from '../../protocol/limits.ts';
import { languageField, text } from '../common.ts';

export const translateMessageBody = z.strictObject({ language: languageField.describe('What it is wanted in') });

export const translateReplyBody = z.strictObject({
  text: text(TEXT_CHARACTERS_MAX),
  language: languageField.describe('What it is wanted in: the guest’s'),
});

export const translated = z.strictObject({
  text: z.string(),
  from: z.string().describe('What it was written in; und where nobody knows'),
  to: z.string(),
});
export type Translated = z.infer<typeof translated>;
