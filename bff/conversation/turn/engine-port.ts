import type { Decision } from '../../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../../shared/domain/understanding.ts';
import type { Outcome, Reply, TurnContext, UnderstandHints } from '../../engine/types.ts';
import type { SearchOptions } from '../../knowledge/faq-index.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import type { WordsRead } from '../../language/lexicon/read-words.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';
import type { GuestWords } from '../../model/guest-words.ts';
import type { Lesson } from '../house/lesson.ts';

/** A property's own words, as staff wrote them. */
export interface HouseWords {
  faqs: readonly { id: string; question: string; answer: string }[];
  policies: string;
  specialties: string;
  amenities: readonly string[];
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** The currency of its land, and the language of texts too short to tell theirs. */
  currency?: string | undefined;
  language?: string | undefined;
}

/** What the engine made of a property's own words, ready to be asked. */
export interface PropertyKnowledge extends Pick<TurnContext, 'policies' | 'amenities' | 'facts'> {
  search(text: string, language: string, followed?: ReadonlySet<string>, options?: SearchOptions): FaqMatch[];
}

/**
 * The stages as plain functions: each takes what a stranger wrote and may take as long as it likes. The embedded engine is
 * one; tests may hand in another. They run where `ConversationEngine` says.
 */
export interface EngineStages {
  detectLanguage(text: string, hints: LanguageHints): LanguageGuess;
  understand(text: string, hints: UnderstandHints): Understanding;
  decide(understanding: Understanding, context: TurnContext): Outcome;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  /** What a text speaks of, to tell whether two say the same. */
  readWords(text: string, language: string): WordsRead;
  learn(words: HouseWords): PropertyKnowledge;
  /** A guest's words without what names a person or a booking, to be told to somebody outside. */
  maskGuestWords(words: GuestWords): string;
  /** Makes a language ready, in steps that whoever takes them may pause between: its first message would wait for all of them. */
  prepare(language: string): Iterable<void>;
}

/** What the house says without having read anything: short, and said in the thread that asks. */
export interface HouseVoice {
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
  /** The things a request for work of a kind is about, as the engine names them: shower. Read of words cut short. */
  nameThings(kind: string, words: string, language: string): string[];
  /** What a question speaks of that was kept of a guest's message, cut short: read again inside a transaction, which waits for nothing. */
  readKept(text: string, language: string): WordsRead;
}

/** A property whose words may be searched. `load` is asked for them where this revision was not learnt yet. */
export interface House {
  propertyId: string;
  /** Another one whenever its words changed. */
  revision: string;
  load(): Promise<HouseWords>;
}

/** What is looked up in a property's words. `followed`: the entries that were told last, by id; what names nothing may be about them. */
export interface SearchQuestion extends SearchOptions {
  text: string;
  language: string;
  followed?: readonly string[];
}

/** What a property knows about each of several questions, in their order, and of what its words are. */
export interface Found extends Pick<TurnContext, 'policies' | 'amenities' | 'facts'> {
  matches: FaqMatch[][];
}

/** What to do about a message, what the guest is told, and what it teaches. */
export interface Considered {
  outcome: Outcome;
  reply: Reply;
  lesson: Lesson;
}

/**
 * The engine as the pipeline calls it. What reads a text may run in another thread, under a deadline: plain values cross, and
 * a call rejects with `EngineOverrun` where it did not end in its time.
 */
export interface ConversationEngine extends HouseVoice {
  detectLanguage(text: string, hints: LanguageHints): Promise<LanguageGuess>;
  understand(text: string, hints: UnderstandHints): Promise<Understanding>;
  search(house: House, questions: readonly SearchQuestion[]): Promise<Found>;
  decide(understanding: Understanding, context: TurnContext): Promise<Considered>;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Promise<Reply>;
  readWords(text: string, language: string): Promise<WordsRead>;
  maskGuestWords(words: GuestWords): Promise<string>;
  /** Ends what runs it. Later calls reject. */
  close(): Promise<void>;
}

/** A text that the engine did not come to an end with: its time was up, or it took the thread that read it with it. */
export class EngineOverrun extends Error {
  override readonly name = 'EngineOverrun';
  readonly why: 'deadline' | 'died';

  constructor(why: 'deadline' | 'died', stage: string, options: { cause?: unknown } = {}) {
    super(why === 'deadline' ? `${stage}: its time was up` : `${stage}: the thread that ran it ended`, options);
    this.why = why;
  }
}
