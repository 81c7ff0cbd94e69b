import { z } from 'zod';
import { LABEL_TONES } from '../domain/staff/label.ts';
import { text } from './common.ts';

const fields = { name: text(40).describe('The name, unique in the property'), tone: z.enum(LABEL_TONES) };

export const labelBody = z.strictObject({ ...fields, tone: fields.tone.default('grey') });
export const updateLabelBody = z.strictObject(fields).partial();

/** A label for conversations, named by the hotel. */
export const label = z.strictObject({
  id: z.string(),
  name: z.string(),
  tone: z.enum(LABEL_TONES),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Label = z.infer<typeof label>;
