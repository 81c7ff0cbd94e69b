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

export const NOTHING_TOLD: Registration = { arrivalTime: null, companions: [], nationality: null, carNumber: '' };

/** More come with nobody; each has a row in the form. */
export const COMPANIONS_MAX = 20;
