/** One of a property's PMSs. The same external id in two sources means two records. */
export interface PmsSource {
  propertyId: string;
  source: string;
}

/** The source of a property's first PMS, and of all records that come from no PMS. */
export const MAIN_SOURCE = 'pms';

/** The source of rooms that were entered by hand: no PMS can be called so. */
export const HAND_SOURCE = 'by_hand';

/** A property's id alone means its first PMS. */
export function toSource(given: string | PmsSource): PmsSource {
  return typeof given === 'string' ? { propertyId: given, source: MAIN_SOURCE } : given;
}

/** A key for a source in maps. */
export function keyOfSource({ propertyId, source }: PmsSource): string {
  return `${propertyId}/${source}`;
}

/** The path to which a PMS sends its notices. The first PMS's path holds the property only. */
export function pmsWebhookPath({ propertyId, source }: PmsSource): string {
  return `/webhooks/pms/${propertyId}${source === MAIN_SOURCE ? '' : `/${source}`}`;
}
