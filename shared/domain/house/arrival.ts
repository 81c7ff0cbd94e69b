/** What an arrival message can be completed with, each from the stay as the guest's own conversation may see it. */
export const ARRIVAL_PLACEHOLDERS = ['guest', 'room', 'checkIn', 'checkOut', 'property'] as const;
