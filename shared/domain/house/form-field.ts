/** Fields that a form card can have. */
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
