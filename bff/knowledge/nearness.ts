import type { Held } from './entry.ts';
import { textHash } from './text-hash.ts';

/** What an embedding model says of a question and the texts of a house. */
export interface Nearness {
  /** How well the model knows the question's language, 0 to 1. */
  trust: number;
  /** The cosine of the question with each text, by the text's hash; some texts may have none. */
  cosines: Readonly<Record<string, number>>;
}

/** An entry as it stands among the vectors. */
export interface Placed {
  language: string;
  hash: string;
}

/** Among fewer texts none stands out. */
const TEXTS_MIN = 5;
/** So many texts of a language have a mean of their own. */
const OF_ONE_LANGUAGE_MIN = 5;
/** In standard deviations; no text stands out further. */
const OUT_MAX = 4;

/** By which its vector knows an entry. */
export function hashOfEntry({ question, answer }: Pick<Held, 'question' | 'answer'>): string {
  return textHash({ question, text: answer });
}

/** What is embedded of an entry. A sentence of the policies is its own question. */
export function textOfEntry({ question, answer }: { question: string; answer: string }): string {
  return question === answer ? answer : `${question}\n${answer}`;
}

/**
 * How far each entry stands out among those of its house, 0 to 1, in their order; null where it has no vector. Cosines of one
 * model are all near 0.8, of another near 0.3, and higher within a language than across: what tells is how far one is above the
 * others that are written in its language.
 */
export function standOut(entries: readonly Placed[], cosines: Nearness['cosines']): (number | null)[] {
  const known = entries.flatMap(({ language, hash }) => {
    const cosine = cosines[hash];
    return cosine === undefined ? [] : [{ language, cosine }];
  });
  const all = mean(known.map(({ cosine }) => cosine));
  const means = new Map(
    [...Map.groupBy(known, ({ language }) => language)].map(([language, same]) => [
      language,
      same.length < OF_ONE_LANGUAGE_MIN ? all : mean(same.map(({ cosine }) => cosine)),
    ]),
  );
  const above = (language: string, cosine: number) => cosine - (means.get(language) ?? all);
  const spread = Math.sqrt(mean(known.map(({ language, cosine }) => above(language, cosine) ** 2)));
  return entries.map(({ language, hash }) => {
    const cosine = cosines[hash];
    if (cosine === undefined || known.length < TEXTS_MIN || spread === 0) return null;
    return Math.max(0, Math.min(1, above(language, cosine) / spread / OUT_MAX));
  });
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
