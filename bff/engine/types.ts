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
    /** As guests are told them. */
    emergencyNumbers: EmergencyNumbers;
    currency: string;
  };
  training: { checkIn: string; checkOut: string; policies: string; specialties: string };
  faqMatches: readonly FaqMatch[];
  /** The best entries and some more, for a language model to read; the engine decides by `faqMatches` alone. */
  nearMatches?: readonly FaqMatch[];
  /** What the property says of cancelling; looked up where a stay may be about to be cancelled. */
  cancelTerms: readonly FaqMatch[];
  /** The language of the property's own texts, and the amenities, each with what it tells about. */
  policies: { language: string };
  amenities: readonly Statement[];
  /** What was read of the property's texts, as far as it was understood to the last word. */
  facts?: readonly Fact[];
  aiMode: AiMode;
  /** Are staff on duty now, and when are they next (an instant), where known? */
  staff: { onDuty: boolean; backAt: Date | null };
  conversation: { state: ConversationState; dialogue: Dialogue };
  /** The question that the house's newest message to this guest put to them for a yes, and when it was sent. */
  asked: { question: number; at: string } | null;
  /** The value of a tapped choice that is no intent: a room, a number, "new_code". */
  choice: string | null;
  /** The stays this conversation may see, as far as its grants go; the current or next one first. */
  stays: readonly Stay[];
  access: Access;
  /** Who the guest is, once a grant told: over all their conversations. */
  guest: { language: string | null; likes: readonly { kind: string; quote: string }[] } | null;
  /** Work this conversation asked for that is not done. */
  openTasks: readonly { id: string; kind: string; room: string | null; detail: string }[];
  /** The catalogue, with what became of it: over all conversations of the guest and for their stays. */
  offers: readonly (Offer & {
    made: 'never' | 'offered' | 'declined';
    /** The stays it was accepted for; null: for whichever stay this conversation is about. */
    acceptedFor: readonly (string | null)[];
  })[];
  /**
   * Where a PMS tells what is free: what it says of the days that this message asks for, null where it names none, and the page
   * on which the hotel lets guests book.
   */
  rooms?: { quote: RoomQuote | null; bookingUrl: string | null };
  /** The guest's message that is being answered; `id` is '' where none is stored. */
  message: { id: string; text: string };
  /** What was said before that message, with what the house answered to it; newest last. */
  history: readonly { author: 'guest' | 'ai' | 'staff' | 'system'; text: string; at: string }[];
  /** False once the plan's conversations for this month are used up. */
  withinPlan: boolean;
}

/** How a guest may prove that a booking is theirs, and how their last try went. */
export interface Access {
  /** `code`: by a code sent to the booking's contact; `details`: by number, name and date; `none`: the house keeps no bookings here. */
  method: 'code' | 'details' | 'none';
  /** Too many tries for now. */
  limited: boolean;
  /** What this very message did: the code, or the details, in it were right or not. */
  attempt: 'opened' | 'failed' | null;
}

/** A detail of a request that may be asked for. */
export type Slot = 'quantity' | 'time' | 'room' | 'date' | 'nights';

/** What the engine waits to hear. `reminded`: asked again after the guest spoke of something else. */
export type Pending = (
  | {
      kind: 'slot';
      intent: Intent;
      ask: Slot;
      wish: Wish;
      /** The task exists already and only lacks the detail. */
      stored: boolean;
    }
  | {
      kind: 'confirm';
      intent: Intent;
      wish: Wish;
      /** The guest took note and said neither yes nor no: it was asked once more, and will not be again. */
      acknowledged?: boolean;
      /** A yes came when something else had been said, or after too long: it was asked once more, and will not be again. */
      late?: boolean;
    }
  | {
      kind: 'verify';
      /** What is to be answered once the booking is open, and the words that asked for it. */
      intent: Intent;
      ask: 'number' | 'code' | 'last_name' | 'arrival';
      wish: Wish;
      number?: string;
      lastName?: string;
      /** How often in a row what the guest gave was not right. */
      failures?: number;
    }
  | { kind: 'stay'; intent: Intent; wish: Wish; ids: string[] }
  /** Which of the things arranged shall be cancelled: their tasks, in the order they were named. */
  | { kind: 'which'; intent: Intent; wish: Wish; ids: string[]; options: Wish[] }
) & {
  reminded?: boolean;
  /** Its number among the conversation's questions, once it was asked. */
  id?: number;
};

/** The matter a guest spoke of last, until it is stale (an instant). */
export interface Topic {
  /** Null where an entry answered that no intent names: a lesson in surfing. */
  intent: Intent | null;
  /** The entries that were told. */
  entries?: string[];
  /** The guest's words for it: what is asked on is looked up together with them. */
  words: string;
  /** The extra of the catalogue that was put to the guest. */
  offerId?: string;
  until: string;
}

/** What the engine remembers between two messages of a conversation; stored with it and visible to staff. */
export interface Dialogue {
  pending: Pending | null;
  /** Asked for once the pending one is settled. */
  queue: Pending[];
  /** The last request that was passed on: what "no, three" and "the same for tomorrow" are about. */
  last: Wish | null;
  /** Those before it, the newest first: a correction may name one by its thing or its room. */
  earlier: Wish[];
  /** Messages in a row that were not understood. */
  misunderstood: number;
  /** The last room number the guest named. */
  room: string | null;
  /** Of several stays, the one that is talked about. */
  stayId: string | null;
  /** The numbers of bookings that were shown to be the guest's, as they wrote them. */
  named: string[];
  /** What was spoken of last: what "how much is it?" and "on Sunday too?" are about. */
  topic: Topic | null;
  /** How many questions were asked so far. */
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
  /** The topic that the message asks on about. */
  followed?: Topic;
}

/** A reply ready to send. `parts` is set where it quotes words of another language than its own. */
export interface Reply {
  text: string;
  language: string;
  parts?: { text: string; language: string }[];
  quickReplies?: QuickReply[];
  sources: Source[];
}
