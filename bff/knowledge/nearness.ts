import type { PreparedEntry } from './entry.ts';
import { textHash } from './text-hash.ts';

/** An embedding model's result for a question and the texts of a house. */
export interface Nearness {
  /** The quality of the model in the question's language, from 0 to 1. */
  trust: number;
  /** The cosine of the question with each text, by the text's hash. Some texts may have none. */
  cosines: Readonly<Record<string, number>>;
}

/** An entry by its language and hash. */
export interface EntryHash {
  language: string;
  hash: string;
}

/** The lowest number of texts at which a text can stand out. */
const TEXTS_MIN = 5;
/** A language with this many texts gets a mean of its own. */
const OF_ONE_LANGUAGE_MIN = 5;
/** The highest deviation, in standard deviations. */
const OUT_MAX = 4;

/** Returns the key of an entry's vector. */
export function hashOfEntry({ question, answer }: Pick<PreparedEntry, 'question' | 'answer'>): string {
  return textHash({ question, text: answer });
}

/** Returns the text of an entry to embed. A sentence of the policies is its own question. */
export function textOfEntry({ question, answer }: { question: string; answer: string }): string {
  return question === answer ? answer : `${question}\n${answer}`;
}

/**
 * Returns how far each entry stands out among the entries of its house, from 0 to 1; null without a vector. An absolute
 * cosine says little, as it depends on the model and is higher within a language. So an entry is compared with the other
 * entries in its language.
 */
export function standOut(entries: readonly EntryHash[], cosines: Nearness['cosines']): (number | null)[] {
  const withCosine = entries.flatMap(({ language, hash }) => {
    const cosine = cosines[hash];
    return cosine === undefined ? [] : [{ language, cosine }];
  });
  const meanOfAll = mean(withCosine.map(({ cosine }) => cosine));
  const means = new Map(
    [...Map.groupBy(withCosine, ({ language }) => language)].map(([language, sameLanguage]) => [
      language,
      sameLanguage.length < OF_ONE_LANGUAGE_MIN ? meanOfAll : mean(sameLanguage.map(({ cosine }) => cosine)),
    ]),
  );
  const aboveMean = (language: string, cosine: number) => cosine - (means.get(language) ?? meanOfAll);
  const spread = Math.sqrt(mean(withCosine.map(({ language, cosine }) => aboveMean(language, cosine) ** 2)));
  return entries.map(({ language, hash }) => {
    const cosine = cosines[hash];
    if (cosine === undefined || withCosine.length < TEXTS_MIN || spread === 0) return null;
    return Math.max(0, Math.min(1, aboveMean(language, cosine) / spread / OUT_MAX));
  });
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
