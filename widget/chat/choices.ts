import { storageKey } from '../launcher/contract.ts';

/** The guest's settings: the chat's language, and sound on or off. */
export interface Choices {
  locale?: string;
  sound?: boolean;
}

/** Stores the guest's settings in this browser once they have written; removed with the conversation. */
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

  /** Allows storing: called once the guest has written. */
  keep(): void {
    try {
      if (Object.keys(this.#choices).length === 0 || localStorage.getItem(storageKey(this.#propertyId)) === null)
        return;
      localStorage.setItem(this.#key, JSON.stringify(this.#choices));
    } catch {
      // Storage is forbidden or full: the settings last until the page is closed.
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
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { locale, sound } = stored as Record<string, unknown>;
    return {
      ...(typeof locale === 'string' && { locale }),
      ...(typeof sound === 'boolean' && { sound }),
    };
  } catch {
    return {}; // unreadable storage must not keep the chat from opening
  }
}
