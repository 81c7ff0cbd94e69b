import type { FormField } from '../../../shared/domain/house/form-field.ts';

/** The words of a card that the house does not say itself, in the reader's language. */
export interface CardTexts {
  book: string;
  directions: string;
  hours: string;
  closed: string;
  always: string;
  requested: string;
  booked: string;
  /** Sends what was filled in; absent where nobody fills in. */
  send?: string;
  /** Asks for the reply by e-mail; absent: it cannot be had. */
  leaveEmail?: string;
  call(name: string): string;
  /** When somebody is back, of an instant. */
  backAt(iso: string): string;
  field(name: FormField): string;
}
