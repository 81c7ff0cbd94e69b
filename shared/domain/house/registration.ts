/** The data that a guest enters before arrival; never document or card numbers. Missing values are null or empty. */
export interface Registration {
  /** HH:MM at the property. */
  arrivalTime: string | null;
  /** Names of accompanying guests, without the guest. */
  companions: readonly string[];
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
  /** As on the licence plate. */
  carNumber: string;
}

export const REGISTRATION_STATES = ['open', 'asked', 'told'] as const;
/** `told`: at least one field is filled; `asked`: requested by staff, nothing yet. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** State of a registration. */
export function registrationState({
  askedAt,
  ...fields
}: Registration & { askedAt: string | null }): RegistrationState {
  const hasFields =
    fields.arrivalTime !== null ||
    fields.companions.length > 0 ||
    fields.nationality !== null ||
    fields.carNumber !== '';
  if (hasFields) return 'told';
  return askedAt === null ? 'open' : 'asked';
}

export const NOTHING_TOLD: Registration = { arrivalTime: null, companions: [], nationality: null, carNumber: '' };

/** Most companions; each has a row in the form. */
export const COMPANIONS_MAX = 20;
