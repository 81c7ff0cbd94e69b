import type { FormField } from '../../../shared/domain/house/form-field.ts';

/** The texts of a card that do not come from the hotel, in the reader's language. */
export interface CardTexts {
  book: string;
  directions: string;
  hours: string;
  closed: string;
  always: string;
  requested: string;
  booked: string;
  /** The button that sends the form. Absent when the reader cannot fill it in. */
  send?: string;
  /** The button that asks for the reply by e-mail. Absent when e-mail is not available. */
  leaveEmail?: string;
  call(name: string): string;
  /** A sentence that says when staff are back; `iso` is that instant. */
  backAt(iso: string): string;
  field(name: FormField): string;
}
