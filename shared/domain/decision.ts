import type { Money } from './house/money.ts';
import type { Intent } from './intents.ts';
import type { StayFact } from './stay.ts';
import type { Department, Priority } from './task.ts';
import type { IntentScore } from './understanding.ts';

export const DECISION_KINDS = ['answer', 'clarify', 'verify', 'task', 'offer', 'handoff', 'smalltalk'] as const;

/** Source of an answer. `quote` is the hotel's text it is based on. */
export interface Source {
  /** `pms`: the PMS's answer to a live request. */
  type: 'faq' | 'training' | 'property' | 'activation' | 'reservation' | 'offer' | 'pms';
  id: string;
  label: string;
  quote: string;
  language: string;
  /** How well it matches the question, 0 to 1; missing if the intent alone selected it. */
  score?: number;
  /** For a reservation: the fact used; `quote` has its values. */
  fact?: StayFact;
}

/** A task requested by the engine; the pipeline adds id and due time and stores it. */
export interface TaskRequest {
  department: Department;
  kind: string;
  title: string;
  detail: string;
  room: string | null;
  priority: Priority;
  /** When the guest wants it, in the property's time zone: `YYYY-MM-DD`, `HH:MM`. */
  date: string | null;
  time: string | null;
  /** The stay it is for, if the conversation may change it. */
  reservationId: string | null;
}

/** Questions the engine may ask, one at a time. */
export const QUESTIONS = [
  'which_topic',
  'rephrase',
  'quantity',
  'room',
  'time',
  'date',
  'nights',
  'confirm',
  'stay',
  'which_wish',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A guest's wish, with the details known so far. */
export interface Wish {
  intent: Intent;
  quantity?: string;
  time?: string;
  date?: string;
  nights?: string;
  room?: string;
  /** Cannot wait, such as a guest locked out of their room. */
  urgent?: true;
  /** The guest's own words. */
  words: string;
  /** Preferences of this guest that matter for it, as stored by staff. */
  likes?: string;
  /** An extra of the catalogue, and its total price for this guest. */
  offerId?: string;
  price?: Money;
  reservationId?: string;
  /** The task created for it. */
  taskId?: string;
}

export const HANDOFF_REASONS = [
  'asked_for_human',
  'complaint',
  'emergency',
  'no_answer',
  'repeated_misunderstanding',
  'policy',
  'plan_limit',
  'manual_mode',
  'needs_booking',
  'unreadable',
] as const;
export type HandoffReason = (typeof HANDOFF_REASONS)[number];

/** Why a guest waits for staff: the reason of a handoff, or an action of staff. */
export const WAITING_REASONS = [...HANDOFF_REASONS, 'draft_discarded', 'staff_idle', 'forwarded', 'merged'] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

export const VERIFY_ACTS = [
  'ask_number',
  'send_code',
  'ask_code',
  'ask_last_name',
  'ask_arrival',
  'opened',
  'failed',
  'limited',
  'refer',
] as const;
export type VerifyAct = (typeof VERIFY_ACTS)[number];

export type DecisionStep =
  /** `told`: a sentence computed from the sources' facts, in the guest's language; otherwise their text is quoted. */
  | { kind: 'answer'; intent: Intent | null; sources: Source[]; told?: { text: string; language: string } }
  /** `wish`: the wish to confirm; `choices`: quick replies; `options`: the arranged things that they name. */
  | {
      kind: 'clarify';
      intent: Intent | null;
      ask: Question;
      choices: Intent[] | string[];
      wish?: Wish;
      options?: Wish[];
    }
  /** `number`: the booking to send a code for, as written by the guest. `refer`: guests cannot be verified here. */
  | { kind: 'verify'; intent: Intent; act: VerifyAct; number?: string }
  /**
   * `amend` and `withdraw` refer to the wish's own task, else to the conversation's newest open one of this kind; `known`: it
   * exists already.
   */
  | {
      kind: 'task';
      intent: Intent;
      act: 'new' | 'amend' | 'withdraw' | 'known';
      task: TaskRequest;
      wish: Wish;
      asksRoom: boolean;
      /** Adds a missing detail, rather than correcting one. */
      completes?: boolean;
    }
  | {
      kind: 'offer';
      intent: Intent;
      offerId: string;
      /** `told`: answers a question about its price; changes nothing. */
      act: 'made' | 'booked' | 'requested' | 'declined' | 'unavailable' | 'withdrawn' | 'told';
      price: Money | null;
      sources: Source[];
      wish: Wish;
      /** Work that follows from a yes. */
      task?: TaskRequest;
      /** With `told`: the guest declined or withdrew it, so they pay nothing. */
      notBooked?: true;
    }
  /** `left`: what beside `intent` is left to staff, unanswered. */
  /** `needsFireBrigade`: of an emergency, it burns, smells of gas, or somebody is trapped. */
  | {
      kind: 'handoff';
      why: HandoffReason;
      department: Department;
      intent: Intent | null;
      left?: Intent[];
      needsFireBrigade?: true;
    }
  /** `contact`: the guest left contact details. */
  | { kind: 'smalltalk'; act: Intent; contact?: true };

/** The steps that follow from a guest's message, and the reasons. Steps are executed in order. */
export interface Decision {
  steps: DecisionStep[];
  /** For staff, in English: "Answered from FAQ *Parking*, 0.91". */
  reason: string;
  /** Other likely interpretations, best first. */
  alternatives: IntentScore[];
  /** The earlier message that this one continues, if it means nothing alone. */
  asksOn?: string;
  /** Number of the question asked; its quick replies only answer this one. */
  question?: number;
}
