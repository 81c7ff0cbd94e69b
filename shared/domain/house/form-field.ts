/** What a card may ask a guest for, field by field. */
export const FORM_FIELDS = [
  'bookingNumber',
  'code',
  'lastName',
  'arrival',
  'departure',
  'date',
  'time',
  'quantity',
  'nights',
  'room',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
