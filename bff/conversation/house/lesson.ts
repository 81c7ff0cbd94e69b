import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import type { Frame } from '../../../shared/domain/frame.ts';
import { deniesDiet } from '../../engine/reading/stated-diet.ts';
import { Utterance } from '../../engine/utterance/utterance.ts';
import { askedAttributes } from '../../knowledge/facts/answering/asked-attributes.ts';
import type { WordsRead } from '../../language/lexicon/read-words.ts';
import { type FoundPreference, findPreferences } from '../../learning/find-preferences.ts';

/** The lesson from a guest's message: the unanswered question, the preferences and the attributes in question. */
export interface Lesson {
  /** The subjects of an unanswered question; null if it was answered. */
  question: WordsRead | null;
  /** Preferences the guest mentions. */
  preferences: readonly FoundPreference[];
  /** The attributes of the house that were asked about. */
  asked: readonly string[];
}

export const NO_LESSON: Lesson = { question: null, preferences: [], asked: [] };

/** Finds what can be learnt from a message and its decision. Pure. */
export function readLesson(
  text: string,
  language: string,
  decision: Decision,
  readWords: (text: string, language: string) => WordsRead,
  frames: readonly Frame[] = [],
): Lesson {
  const preferences = findPreferences(text, (sentence) => readWords(sentence, language), {
    deniesDiet: (sentence) => deniesDiet(new Utterance(sentence, language)),
    dislikes: (sentence) => new Utterance(sentence, language).says('dislike'),
  });
  const isOpen = decision.steps.some(leavesUnanswered);
  return {
    question: isOpen ? readWords(wholeQuestion(text, decision), language) : null,
    preferences,
    asked: decision.steps.some(isOfHouse) || isOpen ? askedAttributes(frames, language) : [],
  };
}

/** Whether a step answers from the house's texts. */
function isOfHouse(step: DecisionStep): boolean {
  return step.kind === 'answer' && step.sources.some(({ type }) => type !== 'reservation');
}

/** A question together with the one it continues. */
export function wholeQuestion(text: string, { asksOn }: Decision): string {
  return asksOn === undefined ? text : `${asksOn} … ${text}`;
}

/** Whether a step leaves the question unanswered. */
export function leavesUnanswered(step: DecisionStep): boolean {
  if (step.kind === 'clarify') return step.ask === 'rephrase';
  return step.kind === 'handoff' && (step.why === 'no_answer' || step.why === 'repeated_misunderstanding');
}
