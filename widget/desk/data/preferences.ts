import { type DeskLocale, toDeskLocale } from '../localization.ts';

/** What one colleague likes, kept in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** Single-key shortcuts; some assistive software needs them off. */
  shortcuts: boolean;
  propertyId: string | null;
  /** The desk's language, once chosen by hand. */
  locale: DeskLocale | null;
}

const KEY = 'service-chat-desk';
const DEFAULTS: Preferences = { theme: 'auto', sound: false, shortcuts: true, propertyId: null, locale: null };

/** Reads the kept preferences; where storage is refused or spoiled, the defaults hold. */
export function loadPreferences(storage: Storage | null): Preferences {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULTS;
    const { theme, sound, shortcuts, propertyId, locale } = kept as Record<string, unknown>;
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      sound: sound === true,
      shortcuts: shortcuts !== false,
      propertyId: typeof propertyId === 'string' ? propertyId : null,
      locale: toDeskLocale(locale),
    };
  } catch {
    return DEFAULTS;
  }
}

/** Keeps the preferences; a full or refused storage only means they are forgotten with the page. */
export function savePreferences(storage: Storage | null, preferences: Preferences): void {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows refuse storage; nothing else depends on it.
  }
}
