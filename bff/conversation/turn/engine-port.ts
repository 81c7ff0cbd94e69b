import type { Decision } from '../../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../../shared/domain/understanding.ts';
import type { RoomQuestion } from '../../engine/planning/free-rooms.ts';
import type { Dialogue, Outcome, Reply, TurnContext, UnderstandHints } from '../../engine/types.ts';
import type { SearchOptions } from '../../knowledge/faq-index.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import type { WordsRead } from '../../language/lexicon/read-words.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';
import type { GuestWords } from '../../model/guest-words.ts';
import type { Lesson } from '../house/lesson.ts';

/** A property's texts, as staff wrote them. */
export interface HouseWords {
  faqs: readonly { id: string; question: string; answer: string }[];
  policies: string;
  specialties: string;
  amenities: readonly string[];
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** The currency of its country, and the language to assume for texts too short to detect one. */
  currency?: string | undefined;
  language?: string | undefined;
}

/** The searchable index that the engine has built from a property's texts. */
export interface PropertyKnowledge extends Pick<TurnContext, 'policies' | 'amenities' | 'facts'> {
  search(text: string, language: string, followed?: ReadonlySet<string>, options?: SearchOptions): FaqMatch[];
}

/**
 * The engine's stages as plain functions. They read what strangers wrote, so any of them may take long;
 * `ConversationEngine` runs them under a deadline. Tests may pass in stages of their own.
 */
export interface EngineStages {
  detectLanguage(text: string, hints: LanguageHints): LanguageGuess;
  understand(text: string, hints: UnderstandHints): Understanding;
  decide(understanding: Understanding, context: TurnContext): Outcome;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  /** The subjects of a text, to compare whether two texts say the same. */
  readWords(text: string, language: string): WordsRead;
  learn(words: HouseWords): PropertyKnowledge;
  /** A guest's words without names and booking numbers, so that they may be sent outside. */
  maskGuestWords(words: GuestWords): string;
  /** Loads a language in steps, between which the caller may pause. Otherwise its first message would wait for all of it. */
  prepare(language: string): Iterable<void>;
}

/** Fixed sentences, which need no reading of a text. They are quick and run in the calling thread. */
export interface HouseVoice {
  greet(language: string, propertyName: string): string;
  /** Tells a guest that their task is done or cancelled; null for kinds of tasks that guests are not told about. */
  sayTaskState(language: string, kind: string, state: 'done' | 'cancelled'): Reply | null;
  /** The e-mail that carries a code. */
  sayCode(
    language: string,
    values: { property: string; code: string; minutes: number },
  ): { subject: string; text: string };
  /** Tells a guest to wait a little longer when the colleague who has their chat does not answer. */
  sayStillWaiting(language: string): Reply;
  /** The things a request is about, as the engine names them ("shower"). Reads only the beginning of long texts. */
  nameThings(kind: string, words: string, language: string): string[];
  /** As `EngineStages.readWords`, for a stored question, cut short: synchronous, so that a transaction may call it. */
  readKept(text: string, language: string): WordsRead;
}

/** A property to search. `load` gives its texts if this revision is not learnt yet. */
export interface House {
  propertyId: string;
  /** Changes whenever the property's texts change. */
  revision: string;
  load(): Promise<HouseWords>;
}

/** One search. `followed`: the ids of the entries in the last answer. A question that names no subject may be about them. */
export interface SearchQuestion extends SearchOptions {
  text: string;
  language: string;
  followed?: readonly string[];
}

/** The matches for each question in the order of the questions, and the general facts of the property's texts. */
export interface Found extends Pick<TurnContext, 'policies' | 'amenities' | 'facts'> {
  matches: FaqMatch[][];
}

/** The results of the searches in the property's texts. */
export type HouseFindings = Pick<
  TurnContext,
  'faqMatches' | 'nearMatches' | 'cancelTerms' | 'policies' | 'amenities' | 'facts'
>;

/** A message to read. Its searches also depend on `dialogue` and `forModel`. */
export interface Unread {
  text: string;
  hints: UnderstandHints;
  dialogue: Dialogue;
  /** Whether to search for more entries, for the language model. */
  forModel: boolean;
}

/** The understanding of a message, with the results of its searches. */
export interface ReadMessage {
  understanding: Understanding;
  /** The message's question about free rooms. */
  roomQuestion: RoomQuestion | null;
  findings: HouseFindings;
}

/** The decision about a message, the reply, and the lesson from it. */
export interface Considered {
  outcome: Outcome;
  reply: Reply;
  lesson: Lesson;
}

/**
 * The engine as the conversation calls it. Calls may run in another thread under a deadline, so they take and give plain
 * values; a call that runs out of time rejects with `EngineOverrun`.
 */
export interface ConversationEngine extends HouseVoice {
  detectLanguage(text: string, hints: LanguageHints): Promise<LanguageGuess>;
  understand(text: string, hints: UnderstandHints): Promise<Understanding>;
  search(house: House, questions: readonly SearchQuestion[]): Promise<Found>;
  /** Understands a message and searches for it, in one call. */
  read(message: Unread, house: House): Promise<ReadMessage>;
  decide(understanding: Understanding, context: TurnContext): Promise<Considered>;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Promise<Reply>;
  readWords(text: string, language: string): Promise<WordsRead>;
  maskGuestWords(words: GuestWords): Promise<string>;
  /** Ends the engine's threads. Later calls reject. */
  close(): Promise<void>;
}

/** The engine could not finish a text: it ran out of time, or the text made its thread crash. */
export class EngineOverrun extends Error {
  override readonly name = 'EngineOverrun';
  readonly why: 'deadline' | 'died';

  constructor(why: 'deadline' | 'died', stage: string, options: { cause?: unknown } = {}) {
    super(why === 'deadline' ? `${stage}: its time was up` : `${stage}: the thread that ran it ended`, options);
    this.why = why;
  }
}
