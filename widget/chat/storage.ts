import { storageKey } from '../launcher/contract.ts';
import { choicesKey } from './choices.ts';

/** The conversation's stored text in this browser, shared by its tabs. */
export interface Shelf {
  readonly key: string;
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Uses `localStorage`. Callers write only once the guest has sent something. */
export function createShelf(propertyId: string): Shelf {
  const key = storageKey(propertyId);
  let text = attempt(() => localStorage.getItem(key)) ?? null;
  return {
    key,
    read: () => attempt(() => localStorage.getItem(key)) ?? text,
    write(next) {
      text = next;
      attempt(() => localStorage.setItem(key, next));
    },
    clear() {
      text = null;
      attempt(() => localStorage.removeItem(key));
      for (const gone of [seenKey(propertyId), choicesKey(propertyId)]) attempt(() => localStorage.removeItem(gone));
    },
  };
}

/** The last message that the guest has read, so that after a reload only newer messages count as unread. */
export interface SeenMark {
  read(): number;
  write(seq: number): void;
}

export function createSeenMark(propertyId: string): SeenMark {
  return {
    read: () => Number(attempt(() => localStorage.getItem(seenKey(propertyId))) ?? 0) || 0,
    write(seq) {
      attempt(() => {
        if (localStorage.getItem(storageKey(propertyId)) === null) return;
        localStorage.setItem(seenKey(propertyId), String(seq));
      });
    },
  };
}

function seenKey(propertyId: string): string {
  return `${storageKey(propertyId)}:seen`;
}

/** A flag that files wait in this browser's storage. */
export function createFileMark(propertyId: string): { read(): boolean; write(on: boolean): void } {
  const key = `${storageKey(propertyId)}:files`;
  return {
    read: () => attempt(() => localStorage.getItem(key)) != null,
    write(on) {
      attempt(() => (on ? localStorage.setItem(key, '1') : localStorage.removeItem(key)));
    },
  };
}

/** Storage may be forbidden or full: the chat then lasts until the page is closed. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
