import type { Party } from './total.ts';

/** What a question asks for. */
const QUESTION_KINDS = [
  'exists',
  'allowed',
  'hours',
  'price',
  'included',
  'where',
  'limit',
  'booking',
  'distance',
  'contact',
  'password',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Under which conditions it is asked. */
export interface Conditions {
  /** A day of the week that was named, 0 for Monday. */
  day?: number;
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
  isNow?: boolean;
  /** A child's, in years; `child`: of an age not told. */
  age?: number;
  isChild?: boolean;
  weightKg?: number;
  heightM?: number;
  /** Persons. */
  count?: number;
  /** Grown-ups and children together. */
  party?: Party;
}

/** A question about the house: of what, which attribute, under which conditions. */
export interface Question {
  subject: string;
  kind: QuestionKind;
  conditions: Conditions;
  /** Of a price: asked by "is it free?". */
  asksFree?: boolean;
}
