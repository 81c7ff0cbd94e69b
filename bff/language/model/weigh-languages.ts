import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import { LANGUAGE_TAGS, readLetterFeatures } from './letter-features.ts';
import { languageModel } from './weights-file.ts';

/** How much likelier a language is before a letter was read. */
const PRIOR = { conversation: 12, browser: 4, page: 6, property: 2 } as const;
/** What the detector guessed counts as much as its confidence says, and never for nothing. */
const GUESS_WEIGHT = 30;
const LEAST = 1e-4;

/** What speaks for a language beside the letters, strongest first. */
export type Prior = [code: string | undefined, source: keyof typeof PRIOR];

/**
 * Weighs a guess against what guests of each language really type ("kal subah", "ti ora einai"), with the languages that
 * are likely here as priors: one line in another language needs letters that speak for it.
 */
export function weighLanguages(text: string, guess: LanguageGuess, priors: readonly Prior[]): LanguageGuess {
  const [likelihoods] = languageModel().predict(readLetterFeatures(text));
  if (likelihoods === undefined) return guess;
  const scores = LANGUAGE_TAGS.map((code, index) => {
    const typed = (likelihoods[index] ?? 0) + LEAST;
    const guessed = code === guess.code ? 1 + GUESS_WEIGHT * guess.confidence ** 2 : 1;
    const prior = Math.max(1, ...priors.flatMap(([known, source]) => (known === code ? [PRIOR[source]] : [])));
    return { code, score: typed * guessed * prior };
  });
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.code === guess.code) return guess;
  const known = priors.find(([code]) => code === best.code)?.[1];
  return { code: best.code, confidence: best.score / total, source: known === undefined ? 'text' : known };
}
