/**
 * One of a property's connections to a PMS. Ids that a PMS gives are its own: the same id of two sources means two records.
 */
export interface PmsSource {
  propertyId: string;
  source: string;
}

/** The source of a property's first PMS, and of all that no PMS gave. */
export const MAIN_SOURCE = 'pms';

/** The source of rooms that were entered by hand: no PMS can be called so. */
export const HAND_SOURCE = 'by_hand';

/** A property's id alone means its first PMS. */
export function toSource(given: string | PmsSource): PmsSource {
  return typeof given === 'string' ? { propertyId: given, source: MAIN_SOURCE } : given;
}

/** By which a source is told apart in memory. */
export function keyOfSource({ propertyId, source }: PmsSource): string {
  return `${propertyId}/${source}`;
}

/** Where a PMS sends its notices, below the server's address: the first one's path names the property alone. */
export function pmsWebhookPath({ propertyId, source }: PmsSource): string {
  return `/webhooks/pms/${propertyId}${source === MAIN_SOURCE ? '' : `/${source}`}`;
}
