import type { Intent } from '../../shared/domain/intents.ts';
import type { Concept } from './pack/concepts.ts';

/** A piece of the property's own words that may answer a question, found by the knowledge index. */
export interface FaqMatch {
  /** The entry's id; for a sentence of the policies, its number. */
  faqId: string;
  /** An entry of the FAQs, or a sentence of the policies. */
  origin: 'faq' | 'policies';
  question: string;
  answer: string;
  /** The language the hotel wrote it in. */
  language: string;
  /** What the entry's own question asks for. */
  intents: readonly Intent[];
  /** How well it fits, 0 to 1. */
  score: number;
}

/** A piece of the property's own words and the questions it answers. */
export interface Statement {
  text: string;
  intents: readonly Intent[];
  /** What it speaks of. */
  concepts: ReadonlySet<Concept>;
}
