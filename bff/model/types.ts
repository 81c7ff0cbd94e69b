import type { Source } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';

/** The purpose of a call: to translate the hotel's words into the guest's language, or to answer from these words. */
export type Purpose = 'translate' | 'answer';

/** A text of a conversation that staff want to read or send in another language. */
export interface Translation {
  propertyId: string;
  text: string;
  /** The language of the text; `und` if not known. */
  from: string;
  /** The target language, a code of shared/language. */
  to: string;
  /** Names and similar words that are removed before the call and restored afterwards. */
  personalWords: readonly string[];
  /** The hotel's name, which is not confidential. */
  propertyName: string;
  spent: Spent;
}

/** The tools that the model may propose. The engine asks the guest before it acts. No tool takes an identifier of a person. */
export type ToolName = 'hand_off' | 'request_task';
export type ToolProposal = { name: 'hand_off' } | { name: 'request_task'; request: Intent };

/** The tokens and money used this month. `costMicros`: millionths of the prices' currency. */
export interface Spent {
  tokens: number;
  costMicros: number;
}

/** The data about one guest message that the model receives. It contains only data that this guest may know. */
export interface ModelTurn {
  purpose: Purpose;
  propertyId: string;
  propertyName: string;
  /** The language the reply must be in, as a code of shared/language. */
  language: string;
  guestText: string;
  /** The earlier messages, oldest first; the newest 12 are used. */
  history: readonly { author: 'guest' | 'ai' | 'staff' | 'system'; text: string }[];
  /** The sources of the reply. The prompt gives each source a short id. */
  sources: readonly Source[];
  /** The ids of the sources of the engine's own answer. A reply with dropped sentences must still cite all of them. */
  keeps: readonly string[];
  /** Names and similar words that are removed from all texts of the guest and of staff. */
  personalWords: readonly string[];
  allowedTools: readonly ToolName[];
  /** The requests that `request_task` may name. */
  requests: readonly Intent[];
  /** The property's usage of the model this month. */
  spent: Spent;
}

/** The usage of one call. `estimated`: the server stated no token counts, so they were estimated from the letters. */
export interface ModelUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  currency: string;
  estimated: boolean;
  durationMs: number;
}

export type FallbackReason = 'timeout' | 'error' | 'budget' | 'ungrounded' | 'malformed' | 'refused';

/** A second reader's verdict on one sentence, with the usage; `usage` is absent if no call was made. */
export interface SecondOpinion {
  verdict: 'supported' | 'contradicted' | 'not_said' | 'none';
  usage?: ModelUsage;
}

/**
 * The result of a call. `sources`: the sources that the reply cites; `dropped`: the faults of the dropped sentences; `opinions`: the
 * second reader's verdicts. `detail` is a short code for records and logs and contains no text of a person. `usage` is absent if no
 * call was made.
 */
export type ModelResult =
  | ({ kind: 'reply'; text: string; sources: Source[]; tool?: ToolProposal; usage: ModelUsage } & Checks)
  | { kind: 'proposal'; tool: ToolProposal; usage: ModelUsage }
  | ({ kind: 'fallback'; why: FallbackReason; detail: string; usage?: ModelUsage } & Checks);

interface Checks {
  dropped?: readonly string[];
  opinions?: readonly SecondOpinion[];
}

/** The topic that the model recognised: one of the given topics, or null. */
export interface ModelReading {
  topic: Intent | null;
  usage?: ModelUsage;
}

/** The optional language model. */
export interface ModelEngine {
  /**
   * Asks for a better reply. `onDelta` receives the checked sentences as they arrive; they are valid only if the result is a `reply`.
   * Never rejects.
   */
  rewrite(turn: ModelTurn, onDelta: (text: string) => void, signal: AbortSignal): Promise<ModelResult>;
  /** Asks for the topic of a message that the engine does not understand, out of a closed set. Has no side effects. Never rejects. */
  read(turn: ModelTurn, topics: readonly Intent[], signal: AbortSignal): Promise<ModelReading>;
  /** Asks for a complete translation with unchanged figures and no additions. A `reply` has no sources. Never rejects. */
  translate(given: Translation, signal: AbortSignal): Promise<ModelResult>;
  /** Ends running calls. Every later call falls back. */
  close(): void;
}
