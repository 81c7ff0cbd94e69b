/** Status of a translation. `machine`: translated by a program and not reviewed; `outdated`: the original has changed since. */
export const TEXT_STATUSES = ['written', 'machine', 'reviewed', 'outdated'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** Texts of the hotel other than FAQs. */
export const OTHER_TEXTS = ['policies', 'specialties', 'checkIn', 'checkOut'] as const;
export type OtherTextId = (typeof OTHER_TEXTS)[number];

/** Possible errors of a translation. */
export const TEXT_FAULTS = [
  'figures',
  'negation',
  'names',
  'length',
  'unknown_text',
  'unknown_language',
  'same_language',
] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];
