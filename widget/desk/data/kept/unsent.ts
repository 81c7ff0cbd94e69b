import type { Outgoing } from '../state.ts';

/** Most drafts kept; the oldest are dropped. */
const BEGUN_MAX = 50;
const PREFIX = 'service-chat-unsent';

interface Kept {
  begun: [place: string, words: string][];
  outgoing: Outgoing[];
}

/**
 * Replies and drafts that the server does not have yet, of one colleague at one property. Kept in this tab's storage to survive a
 * reload; deleted on sign-out.
 */
export class Unsent {
  readonly #storage: Storage | null;
  #key: string | null = null;
  #begun = new Map<string, string>();
  #outgoing: readonly Outgoing[] = [];

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** Loads what this colleague left at this property; returns the unsent replies. */
  open(userId: string, propertyId: string): readonly Outgoing[] {
    this.#key = `${PREFIX}:${userId}:${propertyId}`;
    const { begun, outgoing } = this.#read(this.#key);
    this.#begun = new Map(begun);
    this.#outgoing = outgoing;
    return outgoing;
  }

  /** The draft stored under a key, such as that of a conversation's reply field; '' if none. */
  begun(key: string): string {
    return this.#begun.get(key) ?? '';
  }

  /** The keys with this prefix that have a draft. */
  placesOf(prefix: string): string[] {
    return [...this.#begun.keys()].filter((key) => key.startsWith(prefix));
  }

  /** Stores a draft; '' deletes it. */
  begin(key: string, words: string): void {
    this.#begun.delete(key);
    if (words !== '') this.#begun.set(key, words);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > BEGUN_MAX && oldest !== undefined) this.#begun.delete(oldest);
    this.#write();
  }

  /** Stores the replies that the server does not have yet. */
  keep(outgoing: readonly Outgoing[]): void {
    if (outgoing === this.#outgoing) return;
    this.#outgoing = outgoing;
    this.#write();
  }

  /** Closes the store; what is stored stays for its owner. */
  close(): void {
    this.#key = null;
    this.#begun = new Map();
    this.#outgoing = [];
  }

  /** Deletes everything of everyone in this tab. */
  clear(): void {
    this.close();
    if (this.#storage === null) return;
    for (const key of Object.keys(this.#storage)) if (key.startsWith(PREFIX)) this.#storage.removeItem(key);
  }

  #write(): void {
    if (this.#key === null) return;
    const stored: Kept = { begun: [...this.#begun], outgoing: [...this.#outgoing] };
    try {
      if (stored.begun.length + stored.outgoing.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(stored));
    } catch {
      // Storage is full or refused: drafts last until the page is closed.
    }
  }

  #read(key: string): Kept {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(key) ?? '{}');
      const { begun, outgoing } = Object(stored) as Record<string, unknown>;
      return {
        begun: Array.isArray(begun) ? begun.filter(isPair) : [],
        outgoing: Array.isArray(outgoing) ? outgoing.filter(isOutgoing).map(toWaiting) : [],
      };
    } catch {
      return { begun: [], outgoing: [] };
    }
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function isOutgoing(value: unknown): value is Outgoing {
  const { key, conversationId, text, internal, at, state, reason } = Object(value) as Record<string, unknown>;
  const words = [key, conversationId, text, at, reason];
  const isState = state === 'sending' || state === 'waiting' || state === 'failed';
  return isState && typeof internal === 'boolean' && words.every((word) => typeof word === 'string');
}

/** Marks a line as waiting, so that it is sent again after a reload. Its idempotency key prevents a duplicate. */
function toWaiting(line: Outgoing): Outgoing {
  return line.state === 'sending' ? { ...line, state: 'waiting' } : line;
}
