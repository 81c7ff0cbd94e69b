import type { Money } from './house/money.ts';
import type { Intent } from './intents.ts';
import type { StayFact } from './stay.ts';
import type { Department, Priority } from './task.ts';
import type { IntentScore } from './understanding.ts';

export const DECISION_KINDS = ['answer', 'clarify', 'verify', 'task', 'offer', 'handoff', 'smalltalk'] as const;

/** Where an answer comes from. `quote` is the hotel's own words that it rests on. */
export interface Source {
  /** `pms`: what the PMS said when it was asked. */
  type: 'faq' | 'training' | 'property' | 'activation' | 'reservation' | 'offer' | 'pms';
  id: string;
  label: string;
  quote: string;
  language: string;
  /** How well it matches the question, 0 to 1; absent where the intent alone chose it. */
  score?: number;
  /** Of a reservation: what is told of it. `quote` holds its values. */
  fact?: StayFact;
}

/** Work the engine asks for; the pipeline gives it an id, a due time and a place in the store. */
export interface TaskRequest {
  department: Department;
  kind: string;
  title: string;
  detail: string;
  room: string | null;
  priority: Priority;
  /** When the guest wants it, at the property: `YYYY-MM-DD`, `HH:MM`. */
  date: string | null;
  time: string | null;
  /** The stay it is for, where the conversation may change it. */
  reservationId: string | null;
}

/** What the engine may ask for, one thing at a time. */
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

/** What a guest asked for, with the details as far as they are known. */
export interface Wish {
  intent: Intent;
  quantity?: string;
  time?: string;
  date?: string;
  nights?: string;
  room?: string;
  /** It cannot wait: a guest who is shut out of their room. */
  urgent?: true;
  /** The guest's own words. */
  words: string;
  /** What staff kept of this guest's likes that bears on it. */
  likes?: string;
  /** An extra of the catalogue, and what it costs this guest in all. */
  offerId?: string;
  price?: Money;
  reservationId?: string;
  /** The task it became. */
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

/** Why a guest waits for staff: what handed them over, or what staff did or left undone. */
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
  /** `told`: computed from the facts of the sources, in the guest's language; else their own words are told. */
  | { kind: 'answer'; intent: Intent | null; sources: Source[]; told?: { text: string; language: string } }
  /** `wish`: what is to be confirmed; `choices`: what can be tapped; `options`: what they stand for, of things arranged. */
  | {
      kind: 'clarify';
      intent: Intent | null;
      ask: Question;
      choices: Intent[] | string[];
      wish?: Wish;
      options?: Wish[];
    }
  /** `number`: the booking a code is sent for, as the guest wrote it. `refer`: nobody can be verified here. */
  | { kind: 'verify'; intent: Intent; act: VerifyAct; number?: string }
  /** `amend` and `withdraw` mean the wish's own task, else the conversation's newest open one of this kind; `known`: it is there already. */
  | {
      kind: 'task';
      intent: Intent;
      act: 'new' | 'amend' | 'withdraw' | 'known';
      task: TaskRequest;
      wish: Wish;
      asksRoom: boolean;
      /** The detail was missing before: nothing is corrected by it. */
      completes?: boolean;
    }
  | {
      kind: 'offer';
      intent: Intent;
      offerId: string;
      /** `told`: its price once more, on a question; nothing is done. */
      act: 'made' | 'booked' | 'requested' | 'declined' | 'unavailable' | 'withdrawn' | 'told';
      price: Money | null;
      sources: Source[];
      wish: Wish;
      /** Work that follows from a yes. */
      task?: TaskRequest;
      /** Of `told`: the guest declined it or took it back, and pays nothing. */
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
  /** `contact`: the guest left a way to reach them. */
  | { kind: 'smalltalk'; act: Intent; contact?: true };

/** What to do about one guest message, and why. Steps are carried out and said in their order. */
export interface Decision {
  steps: DecisionStep[];
  /** For staff, in English: "Answered from FAQ *Parking*, 0.91". */
  reason: string;
  /** Readings that came close, best first. */
  alternatives: IntentScore[];
  /** The guest's earlier words that this message asks on about: alone it says nothing. */
  asksOn?: string;
  /** The number of the question that is asked; its quick replies answer no other. */
  question?: number;
}
