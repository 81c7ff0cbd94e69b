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
  question: z.string().describe('The question as last asked'),
  gist: z.string().describe('The question shortened, in the guest’s words'),
  matter: z.array(z.string()).describe('The likely subjects, by the engine’s names; empty: not known'),
  language: z.string(),
  count: z.int().describe('The number of guests who asked it, in all languages'),
  state: z.enum(UNANSWERED_STATES),
  faqId: z.string().nullable().describe('The id of the entry that answers it; null: none'),
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
    .describe('The newest questions, in the guests’ words'),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Unanswered = z.infer<typeof unanswered>;

export const answerUnansweredBody = z.strictObject({
  answer: text(4_000),
  question: text(500).optional().describe('The question of the entry; absent: the guest’s question'),
});
export const answerUnansweredAnswer = z.object({ unanswered, faq });

export const dismissManyBody = z.strictObject({ ids: distinct(idField, 1, 200) });
export const dismissManyAnswer = z.object({
  dismissed: z.array(z.string()).describe('The ids of the questions that were open before'),
});

export const reopenManyAnswer = z.object({
  reopened: z.array(z.string()).describe('The ids of the questions that were dismissed before'),
});

export const mergeUnansweredBody = z.strictObject({ into: idField.describe('The id of the question to merge into') });

export const preferenceQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(PREFERENCE_STATES).optional(),
  guestId: idField.optional(),
});

export const preference = z.object({
  id: z.string(),
  kind: z.enum(PREFERENCE_KINDS),
  quote: z.string().describe('The sentence in which the guest stated it'),
  language: z.string(),
  state: z.enum(PREFERENCE_STATES),
  guestId: z.string().nullable(),
  conversationId: z.string(),
  messageId: z.string(),
  at: z.string(),
  decidedAt: z.string().nullable(),
});
export type Preference = z.infer<typeof preference>;
