import type { Outgoing } from '../state.ts';

/** Words begun in so many places are kept; of more, the oldest go. */
const BEGUN_MAX = 50;
const PREFIX = 'service-chat-unsent';

interface Kept {
  begun: [place: string, words: string][];
  outgoing: Outgoing[];
}

/**
 * What a colleague has begun or sent at one property and the server does not have yet. Kept in this tab's storage, so that
 * loading the page again loses nothing, and apart for each colleague and property; gone when they sign out.
 */
export class Unsent {
  readonly #storage: Storage | null;
  #key: string | null = null;
  #begun = new Map<string, string>();
  #outgoing: readonly Outgoing[] = [];

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** Opens what this colleague left at this property; answers the replies that were on their way. */
  open(userId: string, propertyId: string): readonly Outgoing[] {
    this.#key = `${PREFIX}:${userId}:${propertyId}`;
    const { begun, outgoing } = this.#read(this.#key);
    this.#begun = new Map(begun);
    this.#outgoing = outgoing;
    return outgoing;
  }

  /** The words begun at a place, such as the reply field of a conversation; '' where there are none. */
  begun(place: string): string {
    return this.#begun.get(place) ?? '';
  }

  /** The places words are begun at whose names start so. */
  placesOf(prefix: string): string[] {
    return [...this.#begun.keys()].filter((place) => place.startsWith(prefix));
  }

  /** Keeps the words begun at a place; '' forgets them. */
  begin(place: string, words: string): void {
    this.#begun.delete(place);
    if (words !== '') this.#begun.set(place, words);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > BEGUN_MAX && oldest !== undefined) this.#begun.delete(oldest);
    this.#write();
  }

  /** Keeps the replies that the server does not have yet. */
  keep(outgoing: readonly Outgoing[]): void {
    if (outgoing === this.#outgoing) return;
    this.#outgoing = outgoing;
    this.#write();
  }

  /** Nothing is open any more; what was kept stays for its owner. */
  close(): void {
    this.#key = null;
    this.#begun = new Map();
    this.#outgoing = [];
  }

  /** Forgets everything of everyone in this tab. */
  clear(): void {
    this.close();
    if (this.#storage === null) return;
    for (const key of Object.keys(this.#storage)) if (key.startsWith(PREFIX)) this.#storage.removeItem(key);
  }

  #write(): void {
    if (this.#key === null) return;
    const kept: Kept = { begun: [...this.#begun], outgoing: [...this.#outgoing] };
    try {
      if (kept.begun.length + kept.outgoing.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full or refused storage: the words live as long as the page.
    }
  }

  #read(key: string): Kept {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(key) ?? '{}');
      const { begun, outgoing } = Object(kept) as Record<string, unknown>;
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

/** Nobody knows whether what was being sent arrived: it is sent again, and its key keeps it from being said twice. */
function toWaiting(line: Outgoing): Outgoing {
  return line.state === 'sending' ? { ...line, state: 'waiting' } : line;
}
