import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import type { PanelSetup } from '../launcher/contract.ts';
import { getLocale } from './localization.ts';

/** Random delay up to this, so that pages notified at the same time do not all ask at once. */
const SOON_MS_MAX = 1_500;

/** Fetches the property's current settings in the page's language. On failure the old ones stay. */
export class PropertyRefresh {
  readonly #from: () => PanelSetup | null;
  readonly #show: (property: GuestProperty) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `from` returns null while the panel is not on a page. */
  constructor(from: () => PanelSetup | null, show: (property: GuestProperty) => void) {
    this.#from = from;
    this.#show = show;
  }

  soon(): void {
    this.stop();
    this.#timer = setTimeout(() => void this.now(), Math.random() * SOON_MS_MAX);
  }

  async now(): Promise<void> {
    const from = this.#from();
    if (from === null || from.preview !== null) return;
    const property = await fetchProperty(from, getLocale());
    if (property !== null) this.#show(property);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The property in this language; null when it cannot be fetched. */
async function fetchProperty(
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
    return body.property as GuestProperty; // from our own server, trusted like its frames
  } catch {
    return null; // offline: the next connection brings it
  }
}
