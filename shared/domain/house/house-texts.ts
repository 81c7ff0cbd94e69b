/**
 * How a text of the house came to be in another language. `machine`: by a model or another program, looked at by nobody;
 * `outdated`: its original changed since.
 */
export const TEXT_STATUSES = ['written', 'machine', 'reviewed', 'outdated'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** The house's texts that are no entry of the FAQs. */
export const OTHER_TEXTS = ['policies', 'specialties', 'checkIn', 'checkOut'] as const;
export type OtherTextId = (typeof OTHER_TEXTS)[number];

/** What may be wrong with a translation. */
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
