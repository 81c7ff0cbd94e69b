import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import { LANGUAGE_TAGS, readLetterFeatures } from './letter-features.ts';
import { languageModel } from './weights-file.ts';

/** How much more likely a source makes a language, before any letter is read. */
const PRIOR = { conversation: 12, browser: 4, page: 6, property: 2 } as const;
/** The weight of the detector's guess, multiplied by its squared confidence. */
const GUESS_WEIGHT = 30;
const LIKELIHOOD_MIN = 1e-4;

/** A language that the context suggests, and where it comes from. */
export type Prior = [code: string | undefined, source: keyof typeof PRIOR];

/**
 * Weighs the detector's guess against what guests of each language really type ("kal subah", "ti ora einai") and
 * against the languages expected here. To switch to another language, a line needs clear letters of it.
 */
export function weighLanguages(text: string, guess: LanguageGuess, priors: readonly Prior[]): LanguageGuess {
  const [likelihoods] = languageModel().predict(readLetterFeatures(text));
  if (likelihoods === undefined) return guess;
  const scores = LANGUAGE_TAGS.map((code, index) => {
    const typedScore = (likelihoods[index] ?? 0) + LIKELIHOOD_MIN;
    const guessFactor = code === guess.code ? 1 + GUESS_WEIGHT * guess.confidence ** 2 : 1;
    const priorFactor = Math.max(
      1,
      ...priors.flatMap(([priorCode, source]) => (priorCode === code ? [PRIOR[source]] : [])),
    );
    return { code, score: typedScore * guessFactor * priorFactor };
  });
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.code === guess.code) return guess;
  const priorSource = priors.find(([code]) => code === best.code)?.[1];
  return { code: best.code, confidence: best.score / total, source: priorSource === undefined ? 'text' : priorSource };
}
