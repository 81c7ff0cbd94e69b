import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_PER_MESSAGE_MAX } from '../../../shared/domain/attachment.ts';
import type { SentFile } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import { fileWords } from './file-words.ts';

/** A file that a colleague chose: on its way to the server, there, or refused. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  readonly file: File;
  /** As the server has it; null: not yet. */
  readonly sent: SentFile | null;
  /** Why it is not taken; '' where nothing is wrong. */
  readonly fault: string;
}

/** The files that go with the next reply of each conversation, handed over as soon as they are chosen. */
export class HeldFiles {
  readonly #upload: (file: File, key: string) => Promise<SentFile>;
  readonly #changed: () => void;
  readonly #byPlace = new Map<string, readonly PickedFile[]>();
  /** The callbacks that wait for the next change. */
  #waiting: (() => void)[] = [];

  constructor(upload: (file: File, key: string) => Promise<SentFile>, changed: () => void) {
    this.#upload = upload;
    this.#changed = changed;
  }

  at(place: string): readonly PickedFile[] {
    return this.#byPlace.get(place) ?? [];
  }

  /** Whether a reply may be sent with these files: all of them are uploaded. */
  areReady(place: string): boolean {
    return this.at(place).every(({ sent }) => sent !== null);
  }

  /** Waits until nothing is on its way any more, or one is removed; answers whether all that were to go are there. */
  async arrival(place: string): Promise<boolean> {
    let awaited = this.at(place);
    while (awaited.some(isOnItsWay)) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
      const now = this.at(place);
      if (!awaited.every(({ key }) => now.some((one) => one.key === key))) return false;
      awaited = now;
    }
    return this.areReady(place);
  }

  add(place: string, given: Iterable<File>): void {
    const room = ATTACHMENTS_PER_MESSAGE_MAX - this.at(place).length;
    for (const file of [...given].slice(0, room)) {
      const fault = file.size > ATTACHMENT_BYTES_MAX ? fileWords.tooLarge() : '';
      const picked = { key: crypto.randomUUID(), name: file.name, file, sent: null, fault };
      this.#put(place, [...this.at(place), picked]);
      if (fault === '') void this.#handOver(place, picked);
    }
  }

  remove(place: string, key: string): void {
    this.#put(
      place,
      this.at(place).filter((one) => one.key !== key),
    );
  }

  /** Hands a file over once more. */
  again(place: string, key: string): void {
    const picked = this.at(place).find((one) => one.key === key);
    if (picked === undefined) return;
    this.#change(place, key, { fault: '' });
    void this.#handOver(place, picked);
  }

  /** Gives what is there, to be sent, and forgets it. */
  take(place: string): SentFile[] {
    const files = this.at(place).flatMap(({ sent }) => sent ?? []);
    this.#put(place, []);
    return files;
  }

  async #handOver(place: string, { key, file }: PickedFile): Promise<void> {
    try {
      this.#change(place, key, { sent: await this.#upload(file, key) });
    } catch (error) {
      this.#change(place, key, { fault: reasonOf(error) });
    }
  }

  #change(place: string, key: string, change: Partial<PickedFile>): void {
    this.#put(
      place,
      this.at(place).map((one) => (one.key === key ? { ...one, ...change } : one)),
    );
  }

  #put(place: string, files: readonly PickedFile[]): void {
    if (files.length === 0) this.#byPlace.delete(place);
    else this.#byPlace.set(place, files);
    this.#changed();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const tell of waiting) tell();
  }
}

/** Neither at the server nor refused. */
export function isOnItsWay({ sent, fault }: PickedFile): boolean {
  return sent === null && fault === '';
}
