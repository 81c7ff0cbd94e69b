import { type DeskLocale, toDeskLocale } from '../../localization.ts';

/** A staff member's settings, stored in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  density: 'cosy' | 'compact';
  sound: boolean;
  /** Browser notifications while the desk is hidden; also needs the browser's permission. */
  notify: boolean;
  /** Single-key shortcuts; they disturb some assistive software. */
  shortcuts: boolean;
  propertyId: string | null;
  /** The grouping of the task board. */
  boardBy: 'department' | 'state' | 'person';
  boardMine: boolean;
  /** The desk's language, if chosen by hand. */
  locale: DeskLocale | null;
}

const KEY = 'service-chat-desk';
/** The default settings. */
export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'auto',
  density: 'cosy',
  sound: true,
  notify: false,
  shortcuts: true,
  propertyId: null,
  boardBy: 'department',
  boardMine: false,
  locale: null,
};

/** Loads the settings; the defaults if storage is unavailable or unreadable. */
export function loadPreferences(storage: Storage | null): Preferences {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return DEFAULT_PREFERENCES;
    const { theme, density, sound, notify, shortcuts, propertyId, boardBy, boardMine, locale } = stored as Record<
      string,
      unknown
    >;
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      density: density === 'compact' ? density : 'cosy',
      sound: sound !== false,
      notify: notify === true,
      shortcuts: shortcuts !== false,
      propertyId: typeof propertyId === 'string' ? propertyId : null,
      boardBy: boardBy === 'state' || boardBy === 'person' ? boardBy : 'department',
      boardMine: boardMine === true,
      locale: toDeskLocale(locale),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Stores the settings; if storage is unavailable, they last until the page is closed. */
export function savePreferences(storage: Storage | null, preferences: Preferences): void {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows refuse storage.
  }
}
