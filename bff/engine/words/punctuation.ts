import { languageFor } from '../../language/lexicon/registry.ts';

/** Somebody's words, marked as such. */
export function inQuotes(text: string, language: string): string {
  const [begin, end] = marksOf(language).quotes;
  return `${begin}${text}${end}`;
}

/** Between the items of a list, as the language writes it. */
export function commaOf(language: string): string {
  return marksOf(language).comma;
}

/** Between a label and what it says. */
export function colonOf(language: string): string {
  return marksOf(language).colon;
}

function marksOf(language: string) {
  return languageFor(language).pack.punctuation;
}
