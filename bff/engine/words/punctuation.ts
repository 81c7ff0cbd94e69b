import { languageFor } from '../../language/lexicon/registry.ts';

/** Puts a text in the language's quotation marks. */
export function inQuotes(text: string, language: string): string {
  const [begin, end] = marksOf(language).quotes;
  return `${begin}${text}${end}`;
}

/** Returns the language's comma between list items. */
export function commaOf(language: string): string {
  return marksOf(language).comma;
}

/** Returns the language's colon between a label and its text. */
export function colonOf(language: string): string {
  return marksOf(language).colon;
}

function marksOf(language: string) {
  return languageFor(language).pack.punctuation;
}
