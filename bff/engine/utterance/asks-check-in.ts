import { languageFor } from '../../language/lexicon/registry.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import type { Utterance } from './utterance.ts';

/** Whether the text asks to check in. "We arrive at 11, is that all right?" states a time instead. */
export function asksToCheckIn({ text, language }: Utterance): boolean {
  const languageData = languageFor(language);
  const clauses = splitClauses(text, languageData);
  return (clauses.length === 0 ? [text] : clauses).some((clause) => {
    const { concepts } = languageData.lexicon.read(clause);
    return concepts.has('may') && concepts.has('check_in');
  });
}
