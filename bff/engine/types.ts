import type { AiMode, ConversationState } from '../../shared/domain/conversation.ts';
import type { Decision, DecisionStep, Source } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { QuickReply } from '../../shared/protocol/guest-frames.ts';
import type { FaqMatch, Statement } from '../language/faq-match.ts';

/** What is known of a message besides its words. */
export interface UnderstandHints {
  /** The conversation's language so far: kept where the text gives no evidence. */
  conversation?: string;
  /** The widget's own detection of this text. */
  detected?: { code: string; confidence: number };
  /** The page's language and the browser's, best first. */
  page?: string;
  browser?: readonly string[];
  /** The languages the property works in. */
  property?: readonly string[];
  /** The intent named by a tapped quick reply; it is certain. */
  choice?: string;
  /** Now, at the property: relative dates count from here. */
  now: Date;
  timezone: string;
}

/** Everything `decide` may look at. Gathered before, so that the engine itself does no I/O. */
export interface TurnContext {
  now: Date;
  property: {
    id: string;
    name: string;
    address: string;
    timezone: string;
    languages: readonly string[];
    amenities: readonly string[];
    phone: string;
    /** For police, fire and ambulance, as guests are told it. */
    emergencyNumber: string;
    currency: string;
  };
  training: { checkIn: string; checkOut: string; policies: string; specialties: string };
  faqMatches: readonly FaqMatch[];
  /** The language of the property's own texts, and the amenities, each with what it tells about. */
  policies: { language: string };
  amenities: readonly Statement[];
  aiMode: AiMode;
  /** Are staff on duty now, and when are they next (an instant), where known? */
  staff: { onDuty: boolean; backAt: Date | null };
  conversation: { state: ConversationState; dialogue: Dialogue };
  /** Newest last. */
  history: readonly { author: 'guest' | 'ai' | 'staff' | 'system'; text: string; at: string }[];
  /** False once the plan's conversations for this month are used up. */
  withinPlan: boolean;
}

/** A detail the engine asked for, what it is for and what is known already. */
export interface Pending {
  intent: Intent;
  ask: 'quantity' | 'room' | 'time';
  known: { quantity?: string; time?: string; words: string };
  /** The task exists already and only lacks the detail. */
  stored: boolean;
}

/** What the engine remembers between two messages of a conversation; stored with it and visible to staff. */
export interface Dialogue {
  pending: Pending | null;
  /** Messages in a row that were not understood. */
  misunderstood: number;
  /** The last room number the guest named. */
  room: string | null;
  /** The last reply's text, for "say that again". */
  lastReply: string | null;
}

export const NEW_DIALOGUE: Dialogue = { pending: null, misunderstood: 0, room: null, lastReply: null };

/** What `decide` gives: the decision, and what to remember. */
export interface Outcome {
  decision: Decision;
  dialogue: Dialogue;
}

/** Steps with what was remembered and why, before they are put together. */
export interface Plan {
  steps: DecisionStep[];
  reasons: string[];
  dialogue: Dialogue;
}

/** A reply ready to send. `parts` is set where it quotes words of another language than its own. */
export interface Reply {
  text: string;
  language: string;
  parts?: { text: string; language: string }[];
  quickReplies?: QuickReply[];
  sources: Source[];
}
