import type { Intent } from '../../shared/domain/intents.ts';
import type { Concept } from './pack/concepts.ts';

/** A text of the property that may answer a question, found by the knowledge index. */
export interface FaqMatch {
  /** The entry's id, or the number of a sentence of the policies. */
  faqId: string;
  origin: 'faq' | 'policies';
  question: string;
  answer: string;
  /** The language the hotel wrote it in. */
  language: string;
  /** The intents of the entry's own question. */
  intents: readonly Intent[];
  /** The score of the match, from 0 to 1. */
  score: number;
}

/** A text of the property, with the questions it answers. */
export interface Statement {
  text: string;
  intents: readonly Intent[];
  /** The concepts it mentions. */
  concepts: ReadonlySet<Concept>;
}
