import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { mayBeName, pickDistinctive, stripNoise } from './evidence.ts';
import { cutWords } from './features.ts';
import { addHanScores } from './han.ts';
import { addLetterScores, addMarkScores } from './letters.ts';
import { addScores, type Model } from './model.ts';
import { type Prior, readPriors } from './prior.ts';
import { indexOfMax, turnIntoShares } from './scores.ts';
import { findScript, SCRIPT_LANGUAGES, type Script } from './script.ts';
import type { Detect, DetectedLanguage } from './types.ts';

/** Adds to the scores (log odds) of a script's languages. */
export type Vote = (text: string, script: Script, scores: Float64Array) => void;

/** Confidence needed to change the conversation's language. */
const SWITCH_CONFIDENCE_MIN = 0.7;
/** The same for two words, which may be a name or a dish. */
const TWO_WORDS_CONFIDENCE_MIN = 0.9;
/** Alternatively: it is clearly not the conversation's language, although two similar ones remain. */
const BEST_CONFIDENCE_MIN = 0.4;
const LEFT_CONFIDENCE_MAX = 0.02;
/** This many letters of another script prove another language. */
const FOREIGN_LETTERS_MIN = 2;
/** Confidence in the conversation's language when the text speaks against it, but not clearly. */
const DOUBTED_CONFIDENCE = 0.6;
/** Confidence for a script used by only one of our languages; other languages of the world may use it too. */
const SINGLE_CONFIDENCE = 0.995;
/** Confidence in earlier knowledge when the text says nothing. */
const KNOWN_CONFIDENCE: Record<DetectedLanguage['source'], number> = {
  text: 0,
  conversation: 0.95,
  browser: 0.8,
  page: 0.6,
  default: 0.2,
};

/** Text that could be Serbian or Croatian in Latin letters is mostly Croatian. Log odds. */
const SERBIAN_IN_LATIN = -1;

/**
 * Scores are the models' sum times this and the text length to a power; fitted so that confidence equals the share of right
 * guesses.
 */
export interface Calibration {
  factor: number;
  power: number;
}

/**
 * Builds a detector from trained models and further votes, whose scores are added. Pure and synchronous; never throws. Keeps the
 * conversation's language unless the text is clearly in another.
 */
export function createDetector(
  models: readonly Model[],
  calibration: Calibration,
  votes: readonly Vote[] = [],
): Detect {
  const modelsOf = new Map<Script, Model[]>();
  for (const model of models) modelsOf.set(model.script, [...(modelsOf.get(model.script) ?? []), model]);
  return (text, hints = {}) => {
    const clean = stripNoise(text);
    const priors = readPriors(hints);
    const script = findScript(clean);
    const distinctive = pickDistinctive(clean);
    if (script === null || (distinctive.length === 0 && priors.length > 0)) return keep(priors);
    const languages = SCRIPT_LANGUAGES[script];
    const chances = weigh(clean, script, priors);
    const best = indexOfMax(chances);
    const guess: DetectedLanguage = { code: languages[best] ?? 'en', confidence: chances[best] ?? 0, source: 'text' };
    const conversation = priors.find(({ source }) => source === 'conversation')?.code;
    if (conversation === undefined || conversation === guess.code) return guess;
    const index = languages.indexOf(conversation);
    if (index < 0 && script !== 'Latn')
      return distinctive.join('').length >= FOREIGN_LETTERS_MIN ? guess : keep(priors);
    if (script === 'Latn' && (distinctive.length < 2 || mayBeName(distinctive))) return keep(priors);
    if (guess.confidence >= (distinctive.length === 2 ? TWO_WORDS_CONFIDENCE_MIN : SWITCH_CONFIDENCE_MIN)) return guess;
    const left =
      distinctive.length > 2 && guess.confidence >= BEST_CONFIDENCE_MIN && (chances[index] ?? 0) < LEFT_CONFIDENCE_MAX;
    return left ? guess : { ...keep(priors), confidence: DOUBTED_CONFIDENCE };
  };

  function weigh(text: string, script: Script, priors: readonly Prior[]): Float64Array {
    const languages = SCRIPT_LANGUAGES[script];
    const scores = new Float64Array(languages.length);
    if (scores.length === 1) return scores.fill(SINGLE_CONFIDENCE);
    const words = cutWords(text);
    if (script === 'Hani') addHanScores(text, scores);
    addLetterScores(words, script, scores);
    addScores(modelsOf.get(script) ?? [], words, scores);
    let chars = 0;
    for (const word of words) chars += word.length;
    const scale = calibration.factor * Math.max(1, chars) ** calibration.power;
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) * scale;
    addMarkScores(text, script, scores);
    for (const vote of votes) vote(text, script, scores);
    const half = script === 'Latn' ? languages.indexOf('sr') : -1;
    if (half >= 0) scores[half] = (scores[half] ?? 0) + SERBIAN_IN_LATIN;
    for (const { code, weight } of priors) {
      const index = languages.indexOf(code);
      if (index >= 0) scores[index] = (scores[index] ?? 0) + weight;
    }
    return turnIntoShares(scores);
  }
}

/** The result for a text without evidence: the earlier language, or English, which most hotel guests read. */
function keep(priors: readonly Prior[]): DetectedLanguage {
  const [best] = priors;
  const code: LanguageCode = best?.code ?? 'en';
  const source = best?.source ?? 'default';
  return { code: LANGUAGE_CODES.includes(code) ? code : 'en', confidence: KNOWN_CONFIDENCE[source], source };
}
