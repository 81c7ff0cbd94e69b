import type { Reading } from '../../language/lexicon/reading.ts';
import type { Language } from '../../language/lexicon/registry.ts';

/** Whether a text says thanks, also as part of a no: "non merci", "no gracias". */
export function saysThanks({ concepts, found, words }: Reading, { lexicon }: Pick<Language, 'lexicon'>): boolean {
  return (
    concepts.has('thanks') ||
    found.some(
      ({ concept, start, end }) =>
        concept === 'no' &&
        end - start > 1 &&
        words.slice(start, end).some((word) => lexicon.read(word).concepts.has('thanks')),
    )
  );
}
