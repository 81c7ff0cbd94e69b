import type { Decision } from '../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../shared/domain/understanding.ts';
import type { FaqMatch, Outcome, Reply, TurnContext, UnderstandHints } from '../engine/types.ts';

/** A property's questions and answers, ready to be searched. */
export interface FaqSearch {
  search(text: string, language: string): FaqMatch[];
}

/** The stages the pipeline calls. The embedded engine is one; tests may hand in another. */
export interface ConversationEngine {
  detectLanguage(
    text: string,
    hints: { conversation?: string; page?: string; browser?: readonly string[] },
  ): LanguageGuess;
  understand(text: string, hints: UnderstandHints): Understanding;
  decide(understanding: Understanding, context: TurnContext): Outcome;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  greet(language: string, propertyName: string): string;
  indexFaqs(entries: readonly { id: string; question: string; answer: string }[]): FaqSearch;
}
