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

/** Adds its opinion of the text to the scores (natural logs of odds) of a script's languages. */
export type Vote = (text: string, script: Script, scores: Float64Array) => void;

/** Surer than this, a text may leave the conversation's language; below it the language stays. */
const SWITCH_CONFIDENCE_MIN = 0.7;
/** The same for two words, which may be a name or a dish. */
const TWO_WORDS_CONFIDENCE_MIN = 0.9;
/** Or: it is surely not the conversation's language any more, though which of two neighbours it is stays open. */
const BEST_CONFIDENCE_MIN = 0.4;
const LEFT_CONFIDENCE_MAX = 0.02;
/** A writing the conversation's language does not have is proof from so many letters on. */
const FOREIGN_LETTERS_MIN = 2;
/** How far the conversation's language is trusted when the text speaks against it, but not clearly. */
const DOUBTED_CONFIDENCE = 0.6;
/** A writing that only one of our languages has. Other languages of the world use some of them too. */
const SINGLE_CONFIDENCE = 0.995;
/** How far what was known beforehand is trusted when the text says nothing. */
const KNOWN_CONFIDENCE: Record<DetectedLanguage['source'], number> = {
  text: 0,
  conversation: 0.95,
  browser: 0.8,
  page: 0.6,
  default: 0.2,
};

/** Serbian is written in Cyrillic as well: what may as well be Croatian in Latin letters mostly is. In nats. */
const SERBIAN_IN_LATIN = -1;

/** Scores are the models' sum, times this and the text's length to a power; fitted so that confidence is the share that is right. */
export interface Calibration {
  factor: number;
  power: number;
}

/**
 * A detector from trained models, whose opinions add up, and further votes. Pure and synchronous; never throws.
 * The language of the conversation stays unless the text clearly speaks another.
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

/** No evidence in the text: what was known before it, or English, which most guests of a hotel read. */
function keep(priors: readonly Prior[]): DetectedLanguage {
  const [known] = priors;
  const code: LanguageCode = known?.code ?? 'en';
  const source = known?.source ?? 'default';
  return { code: LANGUAGE_CODES.includes(code) ? code : 'en', confidence: KNOWN_CONFIDENCE[source], source };
}
