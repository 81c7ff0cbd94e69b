/** One of a property's PMSs. The same external id in two sources means two records. */
export interface PmsSource {
  propertyId: string;
  source: string;
}

/** The source of a property's first PMS, and of all records that come from no PMS. */
export const MAIN_SOURCE = 'pms';

/** A property's id by itself means its first PMS. */
export function toSource(propertyIdOrSource: string | PmsSource): PmsSource {
  return typeof propertyIdOrSource === 'string'
    ? { propertyId: propertyIdOrSource, source: MAIN_SOURCE }
    : propertyIdOrSource;
}

/** A key for a source in maps. */
export function keyOfSource({ propertyId, source }: PmsSource): string {
  return `${propertyId}/${source}`;
}

/** The path to which a PMS sends its notices. The first PMS's path holds the property only. */
export function pmsWebhookPath({ propertyId, source }: PmsSource): string {
  return `/webhooks/pms/${propertyId}${source === MAIN_SOURCE ? '' : `/${source}`}`;
}
