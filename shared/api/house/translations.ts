import { z } from 'zod';
import { TEXT_CHARACTERS_MAX } from '../../protocol/limits.ts';
import { languageField, text } from '../common.ts';

export const translateMessageBody = z.strictObject({ language: languageField.describe('The target language') });

export const translateReplyBody = z.strictObject({
  text: text(TEXT_CHARACTERS_MAX),
  language: languageField.describe('The target language: the guest’s'),
});

export const translated = z.strictObject({
  text: z.string(),
  from: z.string().describe('The original language; und: not known'),
  to: z.string(),
});
export type Translated = z.infer<typeof translated>;
