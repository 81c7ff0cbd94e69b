import { type DeskLocale, toDeskLocale } from '../../localization.ts';

/** What one colleague likes, kept in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  density: 'cosy' | 'compact';
  sound: boolean;
  /** Browser notifications while the desk is out of sight; only with the browser's own permission. */
  notify: boolean;
  /** Single-key shortcuts; some assistive software needs them off. */
  shortcuts: boolean;
  propertyId: string | null;
  /** How the board of tasks is looked at. */
  boardBy: 'department' | 'state' | 'person';
  boardMine: boolean;
  /** The desk's language, once chosen by hand. */
  locale: DeskLocale | null;
}

const KEY = 'service-chat-desk';
/** What holds until somebody chooses. */
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

/** Reads the kept preferences; where storage is refused or spoiled, the defaults hold. */
export function loadPreferences(storage: Storage | null): Preferences {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULT_PREFERENCES;
    const { theme, density, sound, notify, shortcuts, propertyId, boardBy, boardMine, locale } = kept as Record<
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

/** Keeps the preferences; a full or refused storage only means they are forgotten with the page. */
export function savePreferences(storage: Storage | null, preferences: Preferences): void {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows refuse storage; nothing else depends on it.
  }
}
