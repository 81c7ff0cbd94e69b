import type { Intent } from './intents.ts';
import type { Department, Priority } from './task.ts';
import type { IntentScore } from './understanding.ts';

export const DECISION_KINDS = ['answer', 'clarify', 'verify', 'task', 'offer', 'handoff', 'smalltalk'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Where an answer comes from. `quote` is the hotel's own words that it rests on. */
export interface Source {
  type: 'faq' | 'training' | 'property' | 'activation' | 'reservation';
  id: string;
  label: string;
  quote: string;
  language: string;
  /** How well it matches the question, 0 to 1; absent where the intent alone chose it. */
  score?: number;
}

/** Work the engine asks for; the pipeline gives it an id, a due time and a place in the store. */
export interface TaskRequest {
  department: Department;
  kind: string;
  title: string;
  detail: string;
  room: string | null;
  priority: Priority;
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
] as const;
export type HandoffReason = (typeof HANDOFF_REASONS)[number];

export type DecisionStep =
  | { kind: 'answer'; intent: Intent | null; sources: Source[] }
  | {
      kind: 'clarify';
      intent: Intent | null;
      ask: 'which_topic' | 'rephrase' | 'quantity' | 'room' | 'time';
      choices: Intent[] | string[];
    }
  | { kind: 'verify'; intent: Intent }
  /** `amends`: the room or detail of a task that this conversation asked for just before. */
  | { kind: 'task'; intent: Intent; task: TaskRequest; amends: boolean; asksRoom: boolean }
  | { kind: 'offer'; intent: Intent; sources: Source[] }
  | { kind: 'handoff'; why: HandoffReason; department: Department; intent: Intent | null }
  | { kind: 'smalltalk'; act: Intent };

/** What to do about one guest message, and why. Steps are carried out and said in their order. */
export interface Decision {
  steps: DecisionStep[];
  /** For staff, in English: "Answered from FAQ *Parking*, 0.91". */
  reason: string;
  /** Readings that came close, best first. */
  alternatives: IntentScore[];
}
