import type { FaqEntry } from './entry.ts';
import { readPolicies } from './statements.ts';

/**
 * Lists the searchable texts of a house: its questions with answers, and each sentence of its policies and description.
 */
export function listEntries(house: { faqs: readonly FaqEntry[]; policies: string; specialties: string }): FaqEntry[] {
  const sentences = [house.policies, house.specialties].flatMap((text) => {
    const { language, sentences } = readPolicies(text);
    return sentences.map((sentence) => ({ sentence, language }));
  });
  return [
    ...house.faqs,
    ...sentences.map(
      ({ sentence, language }, index): FaqEntry => ({
        id: `policies-${index + 1}`,
        question: sentence,
        answer: sentence,
        origin: 'policies',
        language,
      }),
    ),
  ];
}
