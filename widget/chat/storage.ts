import { storageKey } from '../launcher/contract.ts';

/** One entry of text that a page keeps. */
export interface Shelf {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** The conversation's entry in `localStorage`. Nothing is written until `open`: the guest has said something. */
export function createShelf(propertyId: string): Shelf & { open(): void; readonly isKept: boolean } {
  const key = storageKey(propertyId);
  let text = attempt(() => localStorage.getItem(key)) ?? null;
  let kept = text !== null;
  return {
    get isKept() {
      return kept;
    },
    read: () => text,
    write(next) {
      text = next;
      if (kept) attempt(() => localStorage.setItem(key, next));
    },
    clear() {
      text = null;
      kept = false;
      attempt(() => localStorage.removeItem(key));
    },
    open() {
      if (kept) return;
      kept = true;
      const now = text;
      if (now !== null) attempt(() => localStorage.setItem(key, now));
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
