import type { Decision } from '../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../shared/domain/understanding.ts';
import type { Outcome, Reply, TurnContext, UnderstandHints } from '../engine/types.ts';
import type { FaqMatch } from '../language/faq-match.ts';
import type { LanguageHints } from '../language/guess-language.ts';
import type { WordsRead } from '../language/read-words.ts';

/** What the engine made of a property's own words, ready to be asked. */
export interface PropertyKnowledge extends Pick<TurnContext, 'policies' | 'amenities' | 'facts'> {
  search(text: string, language: string): FaqMatch[];
}

/** The stages the pipeline calls. The embedded engine is one; tests may hand in another. */
export interface ConversationEngine {
  detectLanguage(text: string, hints: LanguageHints): LanguageGuess;
  understand(text: string, hints: UnderstandHints): Understanding;
  decide(understanding: Understanding, context: TurnContext): Outcome;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  greet(language: string, propertyName: string): string;
  /** What a guest is told of work they asked for; null where guests have no word for it. */
  sayTaskState(language: string, kind: string, state: 'done' | 'cancelled'): Reply | null;
  /** The e-mail that carries a code. */
  sayCode(
    language: string,
    values: { property: string; code: string; minutes: number },
  ): { subject: string; text: string };
  /** What a guest is told whose colleague has fallen silent. */
  sayStillWaiting(language: string): Reply;
  /** What a text speaks of, to tell whether two say the same. */
  readWords(text: string, language: string): WordsRead;
  /** Makes a language ready, or its words alone: its first message would wait for it a tenth of a second and more. */
  prepare(language: string, part: 'words' | 'all'): void;
  learn(property: {
    faqs: readonly { id: string; question: string; answer: string }[];
    policies: string;
    specialties: string;
    amenities: readonly string[];
    checkIn?: string;
    checkOut?: string;
    /** The currency of its land, and the language of texts too short to tell theirs. */
    currency?: string;
    language?: string;
  }): PropertyKnowledge;
}
