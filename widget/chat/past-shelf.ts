import { storageKey } from '../launcher/contract.ts';

/** An earlier conversation of this browser: its token, when it ended, and the guest's first words. */
export interface PastChat {
  readonly session: string;
  readonly at: string;
  readonly words: string;
}

/** Earlier conversations of this browser, newest first. */
export interface PastShelf {
  list(): PastChat[];
  keep(chat: PastChat): void;
  drop(chat: PastChat): void;
}

const KEPT_MAX = 5;
/** A token is valid for thirty days. */
const KEPT_MS_MAX = 30 * 86_400_000;
const WORDS_MAX = 80;

export function createPastShelf(propertyId: string): PastShelf {
  const key = `${storageKey(propertyId)}:past`;
  const write = (chats: readonly PastChat[]): void => {
    try {
      if (chats.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(chats));
    } catch {
      // Storage is forbidden or full: they last until the page is closed.
    }
  };
  const shelf: PastShelf = {
    list() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        const oldest = Date.now() - KEPT_MS_MAX;
        return Array.isArray(stored) ? stored.filter(isPastChat).filter(({ at }) => Date.parse(at) > oldest) : [];
      } catch {
        return []; // unreadable storage must not keep the chat from opening
      }
    },
    keep: ({ words, ...chat }) =>
      write([{ ...chat, words: words.slice(0, WORDS_MAX) }, ...shelf.list()].slice(0, KEPT_MAX)),
    drop: ({ session }) => write(shelf.list().filter((one) => one.session !== session)),
  };
  return shelf;
}

function isPastChat(value: unknown): value is PastChat {
  return (
    typeof value === 'object' &&
    value !== null &&
    'session' in value &&
    typeof value.session === 'string' &&
    'at' in value &&
    typeof value.at === 'string' &&
    'words' in value &&
    typeof value.words === 'string'
  );
}
