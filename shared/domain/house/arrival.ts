/** Placeholders of an arrival message, filled from the stay as the guest may see it. */
export const ARRIVAL_PLACEHOLDERS = ['guest', 'room', 'checkIn', 'checkOut', 'property'] as const;
