import { detect } from '../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { Statement } from '../language/faq-match.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { classify } from '../language/reading/classify.ts';

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？](?=\s|$)|[。！？]|\n|$|[.](?=\d)[^.!?。！？\n]*)*/gu;

/** The policies cut into sentences, to be found one by one, and the language they are written in. */
export function readPolicies(policies: string): { language: string; sentences: string[] } {
  return {
    language: policies === '' ? FALLBACK_LANGUAGE : detect(policies).code,
    sentences: splitSentences(policies),
  };
}

/** A text cut into its sentences. */
export function splitSentences(given: string): string[] {
  const sentences: string[] = [];
  for (const text of (given.match(SENTENCE) ?? []).map((one) => one.trim()).filter((one) => one !== '')) {
    const before = sentences.at(-1);
    if (before !== undefined && isAbbreviated(before, text)) sentences[sentences.length - 1] = `${before} ${text}`;
    else sentences.push(text);
  }
  return sentences;
}

const ABBREVIATION = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,2}\.$/u;
const SHORTENED = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,5}\.$/u;
const GOES_ON = /^(?:\p{Ll}|\p{Nd}|[(+–-])/u;

/** "St. Mary", "max. 10 nights": the stop ends no sentence. */
function isAbbreviated(before: string, next: string): boolean {
  return ABBREVIATION.test(before) || (SHORTENED.test(before) && GOES_ON.test(next));
}

/** The amenities, each with the questions after it. */
export function readAmenities(amenities: readonly string[]): Statement[] {
  return amenities.map((text) => toStatement(text, detect(text, { conversation: FALLBACK_LANGUAGE }).code));
}

function toStatement(text: string, language: string): Statement {
  const { intents, reading } = classify(text, languageFor(language));
  return { text, intents: intents.map(({ name }) => name), concepts: reading.concepts };
}
