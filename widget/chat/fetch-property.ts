import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import type { PanelSetup } from '../launcher/contract.ts';

/** What the server says of the property in this language; null where it cannot be had. */
export async function fetchProperty(
  { baseUrl, propertyId }: Pick<PanelSetup, 'baseUrl' | 'propertyId'>,
  locale: string,
): Promise<GuestProperty | null> {
  try {
    const answer = await fetch(`${baseUrl}config/${propertyId}?locale=${locale}`, {
      credentials: 'omit',
      cache: 'no-cache',
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    if (typeof body !== 'object' || body === null || !('property' in body)) return null;
    return body.property as GuestProperty; // our own server's words, taken as its frames are
  } catch {
    return null; // offline: the next connection brings it
  }
}
