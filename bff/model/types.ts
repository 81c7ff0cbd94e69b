import type { Source } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';

/** Why the model is asked: to say the hotel's words in the guest's language, or to answer from them. */
export type Purpose = 'translate' | 'answer';

/** Words of a conversation that staff want to read, or to send, in another language. */
export interface Translation {
  propertyId: string;
  text: string;
  /** What it is written in; `und` where nobody knows. */
  from: string;
  /** A code of shared/language. */
  to: string;
  /** Names and the like that are taken out before, and put back after. */
  personalWords: readonly string[];
  /** The hotel's name: no secret in it. */
  propertyName: string;
  spent: Spent;
}

/** What the model may propose. It proposes; the engine asks the guest. No tool takes an identifier of anybody. */
export type ToolName = 'hand_off' | 'request_task';
export type ToolProposal = { name: 'hand_off' } | { name: 'request_task'; request: Intent };

/** Tokens and money taken this month. `costMicros`: millionths of the prices' currency. */
export interface Spent {
  tokens: number;
  costMicros: number;
}

/** All the model is told of one guest message: nothing that this guest may not know. */
export interface ModelTurn {
  purpose: Purpose;
  propertyId: string;
  propertyName: string;
  /** The language the reply must be in, as a code of shared/language. */
  language: string;
  guestText: string;
  /** What was said before, oldest first; the newest 12 are used. */
  history: readonly { author: 'guest' | 'ai' | 'staff' | 'system'; text: string }[];
  /** What the reply may rest on. The model knows each by a short id of its own. */
  sources: readonly Source[];
  /** What the engine's own answer rests on, by id: a reply of which something was left out must still rest on all of it. */
  keeps: readonly string[];
  /** Names and the like that are taken out of everything the guest and staff wrote. */
  personalWords: readonly string[];
  allowedTools: readonly ToolName[];
  /** The requests that `request_task` may name. */
  requests: readonly Intent[];
  /** What the property has taken of the model this month. */
  spent: Spent;
}

/** What one call took. `estimated`: the server told no tokens, so letters were counted. */
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

/** A second reader's opinion of one sentence, and what it took; `usage` is missing where no call was made. */
export interface SecondOpinion {
  verdict: 'supported' | 'contradicted' | 'not_said' | 'none';
  usage?: ModelUsage;
}

/**
 * What became of it. `sources` are those the reply cites; `dropped` says why sentences were left out, `opinions` what a second reader
 * said of single ones. `detail` is a short code for records and logs, never
 * anybody's words. `usage` is missing where no call was made.
 */
export type ModelResult =
  | ({ kind: 'reply'; text: string; sources: Source[]; tool?: ToolProposal; usage: ModelUsage } & Checks)
  | { kind: 'proposal'; tool: ToolProposal; usage: ModelUsage }
  | ({ kind: 'fallback'; why: FallbackReason; detail: string; usage?: ModelUsage } & Checks);

interface Checks {
  dropped?: readonly string[];
  opinions?: readonly SecondOpinion[];
}

/** What a message is about as the model reads it: one of the topics it was given, or null. */
export interface ModelReading {
  topic: Intent | null;
  usage?: ModelUsage;
}

/** The optional language model. */
export interface ModelEngine {
  /**
   * Asks for a better reply. Checked sentences are handed to `onDelta` as they come; what they say is only valid with
   * a `reply` in the end. Never rejects.
   */
  rewrite(turn: ModelTurn, onDelta: (text: string) => void, signal: AbortSignal): Promise<ModelResult>;
  /** Asks what a message is about that the engine does not understand, out of a closed set. It does nothing by itself. Never rejects. */
  read(turn: ModelTurn, topics: readonly Intent[], signal: AbortSignal): Promise<ModelReading>;
  /** Asks for a translation: complete, with the same figures, and nothing else. A `reply` has no sources. Never rejects. */
  translate(given: Translation, signal: AbortSignal): Promise<ModelResult>;
  /** Ends what is under way; every later call falls back. */
  close(): void;
}
