/**
 * What a guest tells the house before they arrive: no number of a document and none of a card. What is not told is null or
 * empty.
 */
export interface Registration {
  /** HH:MM at the property. */
  arrivalTime: string | null;
  /** Whom the guest comes with, as they write the names; the guest is not among them. */
  companions: readonly string[];
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
  /** As on the plate. */
  carNumber: string;
}

export const REGISTRATION_STATES = ['open', 'asked', 'told'] as const;
/** `told`: the guest told at least one of these; `asked`: a colleague asked and nothing came yet. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Where a registration stands. */
export function registrationState({ askedAt, ...told }: Registration & { askedAt: string | null }): RegistrationState {
  const isTold =
    told.arrivalTime !== null || told.companions.length > 0 || told.nationality !== null || told.carNumber !== '';
  if (isTold) return 'told';
  return askedAt === null ? 'open' : 'asked';
}

export const NOTHING_TOLD: Registration = { arrivalTime: null, companions: [], nationality: null, carNumber: '' };

/** More come with nobody; each has a row in the form. */
export const COMPANIONS_MAX = 20;
