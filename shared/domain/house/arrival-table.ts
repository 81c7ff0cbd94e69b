/** The fields that a column of a table of arrivals may hold. */
export const ARRIVAL_COLUMNS = [
  'lastName',
  'firstName',
  'checkIn',
  'checkOut',
  'room',
  'roomType',
  'confirmationNumber',
  'email',
  'phone',
  'language',
  'arrivalTime',
  'adults',
  'children',
  'notes',
] as const;
export type ArrivalColumn = (typeof ARRIVAL_COLUMNS)[number];

/** The faults that a line of the table may have. */
export const ARRIVAL_FAULTS = [
  'missing',
  'not_a_date',
  'ambiguous_date',
  'out_of_order',
  'not_a_time',
  'not_a_number',
  'not_a_booking_number',
  'not_a_language',
  'not_an_address',
  'not_a_phone',
  'too_long',
  'twice',
] as const;
export type ArrivalFault = (typeof ARRIVAL_FAULTS)[number];
