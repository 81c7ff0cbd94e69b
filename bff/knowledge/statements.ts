import { detect } from '../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { Statement } from '../language/faq-match.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { classify } from '../language/reading/classify.ts';

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？](?=\s|$)|[。！？]|\n|$|[.](?=\d)[^.!?。！？\n]*)*/gu;

/** Splits the policies into sentences, with their language. */
export function readPolicies(policies: string): { language: string; sentences: string[] } {
  return {
    language: policies === '' ? FALLBACK_LANGUAGE : detect(policies).code,
    sentences: splitSentences(policies),
  };
}

/** Splits a text into sentences. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of (text.match(SENTENCE) ?? []).map((one) => one.trim()).filter((one) => one !== '')) {
    const previous = sentences.at(-1);
    if (previous !== undefined && isAbbreviated(previous, piece))
      sentences[sentences.length - 1] = `${previous} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const ABBREVIATION = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,2}\.$/u;
const SHORTENED = /(?<![\p{L}\p{M}\p{N}])\p{L}{1,5}\.$/u;
const GOES_ON = /^(?:\p{Ll}|\p{Nd}|[(+–-])/u;

/** Whether a stop belongs to an abbreviation: "St. Mary", "max. 10 nights". */
function isAbbreviated(before: string, next: string): boolean {
  return ABBREVIATION.test(before) || (SHORTENED.test(before) && GOES_ON.test(next));
}

/** Reads the amenities, each with the intents it answers. */
export function readAmenities(amenities: readonly string[]): Statement[] {
  return amenities.map((text) => toStatement(text, detect(text, { conversation: FALLBACK_LANGUAGE }).code));
}

function toStatement(text: string, language: string): Statement {
  const { intents, reading } = classify(text, languageFor(language));
  return { text, intents: intents.map(({ name }) => name), concepts: reading.concepts };
}
