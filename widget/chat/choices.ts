import { storageKey } from '../launcher/contract.ts';

/** What a guest has set for themselves: the language of the chat, and whether it makes a sound. */
export interface Choices {
  locale?: string;
  sound?: boolean;
}

/** Keeps a guest's choices in this browser: from their first message on, and gone with the conversation. */
export class ChoiceShelf {
  readonly #propertyId: string;
  #choices: Choices;

  constructor(propertyId: string) {
    this.#propertyId = propertyId;
    this.#choices = read(this.#key);
  }

  get(): Choices {
    return this.#choices;
  }

  set(choice: Choices): void {
    this.#choices = { ...this.#choices, ...choice };
    this.keep();
  }

  /** Nothing is stored before the guest has written. */
  keep(): void {
    try {
      if (Object.keys(this.#choices).length === 0 || localStorage.getItem(storageKey(this.#propertyId)) === null)
        return;
      localStorage.setItem(this.#key, JSON.stringify(this.#choices));
    } catch {
      // Storage is forbidden or full: they last as long as the page.
    }
  }

  get #key(): string {
    return choicesKey(this.#propertyId);
  }
}

export function choicesKey(propertyId: string): string {
  return `${storageKey(propertyId)}:choices`;
}

function read(key: string): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { locale, sound } = kept as Record<string, unknown>;
    return {
      ...(typeof locale === 'string' && { locale }),
      ...(typeof sound === 'boolean' && { sound }),
    };
  } catch {
    return {}; // whatever a storage holds, the chat opens
  }
}
