import { detect } from '../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { classify } from '../language/classify.ts';
import type { Statement } from '../language/faq-match.ts';
import { languageFor } from '../language/registry.ts';

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？](?=\s|$)|[。！？]|\n|$|[.](?=\d)[^.!?。！？\n]*)*/gu;

/** The policies cut into sentences, to be found one by one, and the language they are written in. */
export function readPolicies(policies: string): { language: string; sentences: string[] } {
  const sentences = (policies.match(SENTENCE) ?? []).map((text) => text.trim()).filter((text) => text !== '');
  return { language: policies === '' ? FALLBACK_LANGUAGE : detect(policies).code, sentences };
}

/** The amenities, each with the questions after it. */
export function readAmenities(amenities: readonly string[]): Statement[] {
  return amenities.map((text) => toStatement(text, detect(text, { conversation: FALLBACK_LANGUAGE }).code));
}

function toStatement(text: string, language: string): Statement {
  const { intents, reading } = classify(text, languageFor(language));
  return { text, intents: intents.map(({ name }) => name), concepts: reading.concepts };
}
