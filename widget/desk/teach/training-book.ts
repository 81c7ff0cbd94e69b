import type { Faq } from '../../../shared/api/house/training.ts';
import type { Desk } from '../data/desk.ts';
import { count, fields, list, maybeText, text } from '../data/read/read.ts';
import { DeskError } from '../data/request.ts';

export interface PropertyInfo {
  checkIn: string;
  checkOut: string;
  policies: string;
  specialties: string;
}

/** An entry being written has no id yet. */
export type FaqEntry = Omit<Faq, 'id'> & { id?: string };

/** The hotel's entries and the intents that they cover. */
export interface Taught {
  propertyInfo: PropertyInfo;
  faqs: readonly FaqEntry[];
  coverage: { answered: readonly string[]; missing: readonly string[] };
  revision: number;
}

/** Thrown by an edit that conflicts with a colleague's: `theirs` is their entry, or null if they deleted it. */
export class ColleagueWrote extends Error {
  override readonly name = 'ColleagueWrote';
  readonly theirs: FaqEntry | null;

  constructor(theirs: FaqEntry | null) {
    super('A colleague changed this meanwhile');
    this.theirs = theirs;
  }
}

type Teaching = Pick<Taught, 'propertyInfo' | 'faqs'>;
const PATH = '/api/ai/training';
/** Most retries when colleagues save at the same time; after that an error is shown. */
const TRIES_MAX = 5;

/**
 * All the hotel's training as one document: the server stores it as a whole, based on its newest revision. Changes are applied
 * one after another to the newest state, and again if a colleague was faster, so their changes stay. `changed` is called after
 * each step.
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

  /**
   * Makes a change: shown at once, undone if the server refuses it, and then rejected with the server's error. An edit may throw
   * {@link ColleagueWrote} if the entry differs from when editing began.
   */
  change(edit: (taught: Teaching) => Teaching): Promise<void> {
    this.#showEdited(edit);
    const done = this.#last.then(() => this.#write(edit));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #write(edit: (taught: Teaching) => Teaching): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const before = readTaught(await this.#desk.world.send('GET', PATH));
      try {
        const { propertyInfo, faqs } = edit(before);
        const body = { propertyInfo, faqs, revision: before.revision };
        this.#take(await this.#desk.world.send('PUT', PATH, { body }));
        return;
      } catch (error) {
        this.#show(before);
        const wasBeaten = error instanceof DeskError && error.code === 'conflict';
        if (!wasBeaten || tries === TRIES_MAX) throw error;
      }
    }
  }

  #showEdited(edit: (taught: Teaching) => Teaching): void {
    if (this.taught === null) return;
    try {
      this.#show({ ...this.taught, ...edit(this.taught) });
    } catch (error) {
      if (!(error instanceof ColleagueWrote)) throw error; // saving finds the same conflict and reports it
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
    revision: count(from?.['revision']),
  };
}

/** Reads an entry; null if the value is invalid. */
export function readFaq(value: unknown): FaqEntry | null {
  const from = fields(value);
  if (from === null) return null;
  const id = maybeText(from['id']);
  return { ...(id !== null && { id }), question: text(from['question']), answer: text(from['answer']) };
}
