import type { Party } from './total.ts';

/** The aspect that a question asks for. */
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

/** The conditions of a question. */
export interface Conditions {
  /** A named day of the week; 0 is Monday. */
  day?: number;
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
  isNow?: boolean;
  /** The age of a child in years; `isChild` if the age is unknown. */
  age?: number;
  isChild?: boolean;
  weightKg?: number;
  heightM?: number;
  /** The number of persons. */
  count?: number;
  /** Adults and children. */
  party?: Party;
}

/** A question about the house. */
export interface Question {
  subject: string;
  kind: QuestionKind;
  conditions: Conditions;
  /** The price is asked as "is it free?". */
  asksFree?: boolean;
}
