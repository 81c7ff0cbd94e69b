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

/** An entry as it is being written has no id yet. */
export type FaqEntry = Omit<Faq, 'id'> & { id?: string };

/** What the house taught, and which matters of guests it covers. */
export interface Taught {
  propertyInfo: PropertyInfo;
  faqs: readonly FaqEntry[];
  coverage: { answered: readonly string[]; missing: readonly string[] };
  revision: number;
}

/** Thrown by an edit that a colleague's words stand in the way of: `theirs` is the entry they wrote, null where there is none. */
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
/** So often a change is made again because somebody was faster; whoever is unluckier than that is told. */
const TRIES_MAX = 5;

/**
 * What the house taught, as one book: the server takes it as a whole and only from who has seen its newest revision. So
 * each change is made on the newest state, one after the other, and made again where a colleague was faster: what they
 * wrote stays. `changed` is called after each step.
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
   * Makes a change; shown at once, taken back where the server refuses it, and then it rejects with the server's word.
   * An edit may throw {@link ColleagueWrote} where it finds other words than those it began with.
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
      if (!(error instanceof ColleagueWrote)) throw error; // The write finds the same, and tells.
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

/** An entry of the book, or null where the value is none. */
export function readFaq(value: unknown): FaqEntry | null {
  const from = fields(value);
  if (from === null) return null;
  const id = maybeText(from['id']);
  return { ...(id !== null && { id }), question: text(from['question']), answer: text(from['answer']) };
}
