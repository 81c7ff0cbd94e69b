import { storageKey } from '../launcher/contract.ts';
import { choicesKey } from './choices.ts';

/** The conversation's entry of text in this browser, shared by its tabs. */
export interface Shelf {
  readonly key: string;
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Backed by `localStorage`; its user writes only once the guest has said something. */
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

/** How far the guest has read, so that a reload counts only what is new. Kept only beside a conversation. */
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

/** The mark that files wait in this browser. */
export function createFileMark(propertyId: string): { read(): boolean; write(on: boolean): void } {
  const key = `${storageKey(propertyId)}:files`;
  return {
    read: () => attempt(() => localStorage.getItem(key)) != null,
    write(on) {
      attempt(() => (on ? localStorage.setItem(key, '1') : localStorage.removeItem(key)));
    },
  };
}

/** Storage may be forbidden or full: the chat then lasts as long as its page. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
