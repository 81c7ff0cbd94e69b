import type { Faq } from '../../../shared/api/training.ts';
import type { Desk } from '../data/desk.ts';
import { fields, list, maybeText, text } from '../data/read.ts';

export interface PropertyInfo {
  checkIn: string;
  checkOut: string;
  policies: string;
  specialties: string;
}

/** An entry as it is being written has no id yet. */
export type FaqEntry = Omit<Faq, 'id'> & { id?: string };

/** What the house taught, and which matters of guests it covers. */
export interface Taught {
  propertyInfo: PropertyInfo;
  faqs: readonly FaqEntry[];
  coverage: { answered: readonly string[]; missing: readonly string[] };
}

type Teaching = Pick<Taught, 'propertyInfo' | 'faqs'>;
const PATH = '/api/ai/training';

/**
 * What the house taught, as one book: the server takes it as a whole, so each change is made on its newest state and
 * one after the other; what a colleague has just added stays. `changed` is called after each step.
 */
export class TrainingBook {
  taught: Taught | null = null;
  readonly #desk: Desk;
  readonly #changed: () => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(desk: Desk, changed: () => void) {
    this.#desk = desk;
    this.#changed = changed;
  }

  async load(signal?: AbortSignal): Promise<Taught> {
    const stored = await this.#desk.world.send('GET', PATH, signal && { signal });
    return this.#take(stored);
  }

  /** Makes a change; shown at once, taken back where the server refuses it, and then it rejects with the server's word. */
  change(edit: (taught: Teaching) => Teaching): Promise<void> {
    if (this.taught !== null) this.#show({ ...this.taught, ...edit(this.taught) });
    const done = this.#last.then(() => this.#write(edit));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #write(edit: (taught: Teaching) => Teaching): Promise<void> {
    const before = readTaught(await this.#desk.world.send('GET', PATH));
    try {
      const { propertyInfo, faqs } = edit(before);
      this.#take(await this.#desk.world.send('PUT', PATH, { body: { propertyInfo, faqs } }));
    } catch (error) {
      this.#show(before);
      throw error;
    }
  }

  #take(stored: unknown): Taught {
    const taught = readTaught(stored);
    this.#show(taught);
    return taught;
  }

  #show(taught: Taught): void {
    this.taught = taught;
    this.#changed();
  }
}

function readTaught(stored: unknown): Taught {
  const from = fields(stored);
  const info = fields(from?.['propertyInfo']) ?? {};
  const coverage = fields(from?.['coverage']);
  return {
    propertyInfo: {
      checkIn: text(info['checkIn']),
      checkOut: text(info['checkOut']),
      policies: text(info['policies']),
      specialties: text(info['specialties']),
    },
    faqs: list(from?.['faqs'], readFaq),
    coverage: { answered: list(coverage?.['answered'], maybeText), missing: list(coverage?.['missing'], maybeText) },
  };
}

/** An entry of the book, or null where the value is none. */
export function readFaq(value: unknown): FaqEntry | null {
  const from = fields(value);
  if (from === null) return null;
  const id = maybeText(from['id']);
  return { ...(id !== null && { id }), question: text(from['question']), answer: text(from['answer']) };
}
