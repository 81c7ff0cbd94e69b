import type { FaqEntry } from './entry.ts';
import { readPolicies } from './statements.ts';

/** What a house wrote that is searched: its questions with answers, and each sentence of its policies and its description. */
export function listEntries(house: { faqs: readonly FaqEntry[]; policies: string; specialties: string }): FaqEntry[] {
  const told = [house.policies, house.specialties].flatMap((text) => {
    const { language, sentences } = readPolicies(text);
    return sentences.map((sentence) => ({ sentence, language }));
  });
  return [
    ...house.faqs,
    ...told.map(
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
