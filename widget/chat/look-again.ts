import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import type { PanelSetup } from '../launcher/contract.ts';
import { getLocale } from './localization.ts';

/** Pages that are told at one time that something changed do not ask at one time. */
const SOON_MS_MAX = 1_500;

/** Asks the server how the property is described by now, in the language of the page. What cannot be had stays as it is. */
export class LookAgain {
  readonly #from: () => PanelSetup | null;
  readonly #show: (property: GuestProperty) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `from` gives null while there is nobody to ask for. */
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

/** What the server says of the property in this language; null where it cannot be had. */
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
    return body.property as GuestProperty; // our own server's words, taken as its frames are
  } catch {
    return null; // offline: the next connection brings it
  }
}
