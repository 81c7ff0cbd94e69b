import type { AiMode, ConversationState } from '../../shared/domain/conversation.ts';
import type { Decision, DecisionStep, Source, Wish } from '../../shared/domain/decision.ts';
import type { EmergencyNumbers } from '../../shared/domain/house/emergency-number.ts';
import type { Offer } from '../../shared/domain/house/offer.ts';
import type { RoomQuote } from '../../shared/domain/house/room-quote.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Stay } from '../../shared/domain/stay.ts';
import type { QuickReply } from '../../shared/protocol/guest-frames.ts';
import type { Fact } from '../knowledge/facts/fact.ts';
import type { FaqMatch, Statement } from '../language/faq-match.ts';

/** Hints for understanding a message. */
export interface UnderstandHints {
  /** The conversation's language so far, used if the text gives no evidence. */
  conversation?: string;
  /** The widget's detection for this text. */
  detected?: { code: string; confidence: number };
  /** The languages of the page and the browser, best first. */
  page?: string;
  browser?: readonly string[];
  /** The property's working languages. */
  property?: readonly string[];
  /** The intent of a tapped quick reply, which is certain. */
  choice?: string;
  /** The current time; relative dates count from it in the property's time zone. */
  now: Date;
  timezone: string;
}

/** All data that `decide` may use. It is gathered before, so that the engine does no I/O. */
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
    /** As shown to guests, in order. */
    emergencyNumbers: EmergencyNumbers;
    currency: string;
  };
  training: { checkIn: string; checkOut: string; policies: string; specialties: string };
  faqMatches: readonly FaqMatch[];
  /** The best entries and some more, for a language model. The engine decides by `faqMatches` alone. */
  nearMatches?: readonly FaqMatch[];
  /** The cancellation terms, looked up if a stay may be about to be cancelled. */
  cancelTerms: readonly FaqMatch[];
  /** The language of the property's texts, and the amenities with their intents. */
  policies: { language: string };
  amenities: readonly Statement[];
  /** Facts read from the property's texts, if fully understood. */
  facts?: readonly Fact[];
  aiMode: AiMode;
  /** Whether staff are on duty now, and when they are next, if known. */
  staff: { onDuty: boolean; backAt: Date | null };
  conversation: { state: ConversationState; dialogue: Dialogue };
  /** The question in the house's newest message to this guest, and when it was sent. */
  asked: { question: number; at: string } | null;
  /** The value of a tapped choice that is no intent: a room, a number, "new_code". */
  choice: string | null;
  /** The stays this conversation may see by its grants; the current or next one first. */
  stays: readonly Stay[];
  access: Access;
  /** The guest, once identified by a grant; the same over all their conversations. */
  guest: { language: string | null; likes: readonly { kind: string; quote: string }[] } | null;
  /** Open tasks of this conversation. */
  openTasks: readonly { id: string; kind: string; room: string | null; detail: string }[];
  /** The catalogue, with the state of each offer over all conversations of the guest and for their stays. */
  offers: readonly (Offer & {
    made: 'never' | 'offered' | 'declined';
    /** The stays it was accepted for; null for whichever stay this conversation is about. */
    acceptedFor: readonly (string | null)[];
  })[];
  /**
   * Set if a PMS gives availability: its quote for the days this message asks for, null if it names none, and the
   * hotel's booking page.
   */
  rooms?: { quote: RoomQuote | null; bookingUrl: string | null };
  /** The guest's message to answer; `id` is '' if none is stored. */
  message: { id: string; text: string };
  /** The messages before it, newest last. */
  history: readonly { author: 'guest' | 'ai' | 'staff' | 'system'; text: string; at: string }[];
  /** False once this month's conversations of the plan are used up. */
  withinPlan: boolean;
}

/** The way in which a guest may prove that a booking is theirs, and the result of the last attempt. */
export interface Access {
  /**
   * `code`: by a code sent to the booking's contact; `details`: by number, name and date; `none`: the house keeps no
   * bookings here.
   */
  method: 'code' | 'details' | 'none';
  /** The guest has used up the attempts for now. */
  limited: boolean;
  /** The result of the code or details in this message. */
  attempt: 'opened' | 'failed' | null;
}

/** A detail of a request that the guest may be asked for. */
export type Slot = 'quantity' | 'time' | 'room' | 'date' | 'nights';

/** An open question. `reminded`: the question was repeated after another topic. */
export type Pending = (
  | {
      kind: 'slot';
      intent: Intent;
      ask: Slot;
      wish: Wish;
      /** The task already exists and lacks only the detail. */
      stored: boolean;
    }
  | {
      kind: 'confirm';
      intent: Intent;
      wish: Wish;
      /** The guest only acknowledged the question: the question was repeated once and is not repeated again. */
      acknowledged?: boolean;
      /** A yes came too late or after another message: the question was repeated once and is not repeated again. */
      late?: boolean;
    }
  | {
      kind: 'verify';
      /** The intent to answer once the booking is open; `wish` has the guest's words. */
      intent: Intent;
      ask: 'number' | 'code' | 'last_name' | 'arrival';
      wish: Wish;
      number?: string;
      lastName?: string;
      /** The number of failed attempts in a row. */
      failures?: number;
    }
  | { kind: 'stay'; intent: Intent; wish: Wish; ids: string[] }
  /** The question which arranged request to cancel. `ids`: the tasks in the order shown. */
  | { kind: 'which'; intent: Intent; wish: Wish; ids: string[]; options: Wish[] }
) & {
  reminded?: boolean;
  /** The number of the question in the conversation, once the question was sent. */
  id?: number;
};

/** The last topic of the conversation, until it expires (an instant). */
export interface Topic {
  /** Null if an entry without an intent answered, such as one about surfing lessons. */
  intent: Intent | null;
  /** The entries used in the answer. */
  entries?: string[];
  /** The guest's words for the topic. A follow-up question is searched together with these words. */
  words: string;
  /** The extra that was offered to the guest. */
  offerId?: string;
  until: string;
}

/** The engine's memory between two messages of a conversation; stored with it and visible to staff. */
export interface Dialogue {
  pending: Pending | null;
  /** Questions to ask once the pending one is settled. */
  queue: Pending[];
  /** The last request passed on, which "no, three" and "the same for tomorrow" are about. */
  last: Wish | null;
  /** Earlier requests, newest first: a correction may name one by its thing or room. */
  earlier: Wish[];
  /** The number of messages in a row that were not understood. */
  misunderstood: number;
  /** The last room number the guest named. */
  room: string | null;
  /** The stay in question, if there are several. */
  stayId: string | null;
  /** The numbers of bookings proved to be the guest's, as they wrote them. */
  named: string[];
  /** The last topic, which "how much is it?" and "on Sunday too?" are about. */
  topic: Topic | null;
  /** The number of questions asked so far. */
  questions: number;
  /** The last reply's text, for "say that again". */
  lastReply: string | null;
}

export const NEW_DIALOGUE: Dialogue = {
  pending: null,
  queue: [],
  last: null,
  earlier: [],
  misunderstood: 0,
  room: null,
  stayId: null,
  named: [],
  topic: null,
  questions: 0,
  lastReply: null,
};

/** The result of `decide`: the decision, and the memory to keep. */
export interface Outcome {
  decision: Decision;
  dialogue: Dialogue;
}

/** Steps with their reasons and the memory after them, before they are joined. */
export interface Plan {
  steps: DecisionStep[];
  reasons: string[];
  dialogue: Dialogue;
  /** The topic that the message is a follow-up to. */
  followed?: Topic;
}

/** A reply ready to send. `parts` is set if it quotes words in another language. */
export interface Reply {
  text: string;
  language: string;
  parts?: { text: string; language: string }[];
  quickReplies?: QuickReply[];
  sources: Source[];
}
