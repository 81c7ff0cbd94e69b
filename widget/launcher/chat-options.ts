import { ReactiveElement } from '@lit/reactive-element';
import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import { LOCALES } from '../locales/launcher-texts.ts';
import { chooseLocale } from '../locales/locale-codes.ts';

/** Attributes that a page may also set as properties of the same name. */
export const MIRRORED = ['locale', 'theme', 'accent', 'position', 'offset', 'mode', 'greeting'] as const;

/** The options of `<service-chat>`, as attributes or properties. A property set to undefined counts as not set. */
export class ChatOptions extends ReactiveElement {
  static override readonly properties = {
    propertyId: { attribute: 'property-id', reflect: true },
    baseUrl: { attribute: 'base-url', reflect: true },
    ...Object.fromEntries(MIRRORED.map((name) => [name, { reflect: true }])),
    preview: { attribute: false },
  };

  declare propertyId: string | null;
  declare baseUrl: string | URL | null | undefined;
  declare locale: string | null | undefined;
  declare theme: string | null | undefined;
  declare accent: string | null | undefined;
  declare position: string | null | undefined;
  declare offset: string | number | null | undefined;
  declare mode: string | null | undefined;
  declare greeting: string | null | undefined;
  /** Shows these settings instead of asking the server, and sends nothing. For previews. */
  declare preview: GuestProperty | null | undefined;

  constructor() {
    super();
    for (const name of ['propertyId', 'baseUrl', ...MIRRORED, 'preview'] as const) this[name] = null;
  }

  /** The locale of the texts now shown. */
  get activeLocale(): string {
    return chooseLocale([this.locale, document.documentElement.lang, ...navigator.languages], LOCALES);
  }

  protected get isInline(): boolean {
    return this.mode === 'inline';
  }
}
