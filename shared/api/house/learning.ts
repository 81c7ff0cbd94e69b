import { z } from 'zod';
import { PREFERENCE_KINDS, PREFERENCE_STATES, UNANSWERED_STATES } from '../../domain/house/learning.ts';
import { distinct, idField, pageQuery, text } from '../common.ts';
import { faq } from './training.ts';

export const unansweredQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(UNANSWERED_STATES).default('open'),
  sort: z.enum(['newest', 'most_asked']).default('newest'),
});

export const unanswered = z.object({
  id: z.string(),
  question: z.string().describe('As it was asked last'),
  gist: z.string().describe('What it asks, in few of the guest’s words'),
  matter: z.array(z.string()).describe('What it may be about, as the engine guessed; empty: nothing it knows'),
  language: z.string(),
  count: z.int().describe('How many guests asked it, in any language'),
  state: z.enum(UNANSWERED_STATES),
  faqId: z.string().nullable().describe('The entry that answers it now'),
  questions: z
    .array(
      z.object({
        text: z.string(),
        language: z.string(),
        conversationId: z.string().nullable(),
        messageId: z.string(),
        at: z.string(),
      }),
    )
    .describe('The newest few, in the guests’ own words'),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Unanswered = z.infer<typeof unanswered>;

export const answerUnansweredBody = z.strictObject({
  answer: text(4_000),
  question: text(500).optional().describe('The entry’s question; left out, it is the guest’s own'),
});
export const answerUnansweredAnswer = z.object({ unanswered, faq });

export const dismissManyBody = z.strictObject({ ids: distinct(idField, 1, 200) });
export const dismissManyAnswer = z.object({
  dismissed: z.array(z.string()).describe('Those that were open until now'),
});

export const reopenManyAnswer = z.object({
  reopened: z.array(z.string()).describe('Those that were dismissed until now'),
});

export const mergeUnansweredBody = z.strictObject({ into: idField.describe('The question it is the same as') });

export const preferenceQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(PREFERENCE_STATES).optional(),
  guestId: idField.optional(),
});

export const preference = z.object({
  id: z.string(),
  kind: z.enum(PREFERENCE_KINDS),
  quote: z.string().describe('The sentence it was stated in'),
  language: z.string(),
  state: z.enum(PREFERENCE_STATES),
  guestId: z.string().nullable(),
  conversationId: z.string(),
  messageId: z.string(),
  at: z.string(),
  decidedAt: z.string().nullable(),
});
export type Preference = z.infer<typeof preference>;
