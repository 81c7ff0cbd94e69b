import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_PER_MESSAGE_MAX } from '../../../shared/domain/attachment.ts';
import type { SentFile } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import { fileWords } from './file-words.ts';

/** A file that a colleague chose for a reply: uploading, uploaded or refused. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  readonly file: File;
  /** The uploaded file; null during the upload. */
  readonly sent: SentFile | null;
  /** The reason why the server refused the file; '' if it did not. */
  readonly fault: string;
}

/** The files of each conversation's next reply. Each file is uploaded as soon as it is chosen. */
export class ReplyFiles {
  readonly #upload: (file: File, key: string) => Promise<SentFile>;
  readonly #changed: () => void;
  readonly #byPlace = new Map<string, readonly PickedFile[]>();
  /** The callbacks that wait for the next change. */
  #waiting: (() => void)[] = [];

  constructor(upload: (file: File, key: string) => Promise<SentFile>, changed: () => void) {
    this.#upload = upload;
    this.#changed = changed;
  }

  filesOf(place: string): readonly PickedFile[] {
    return this.#byPlace.get(place) ?? [];
  }

  /** Whether a reply may be sent with these files: all of them are uploaded. */
  areAllUploaded(place: string): boolean {
    return this.filesOf(place).every(({ sent }) => sent !== null);
  }

  /** Waits until every upload has ended or a file was removed. Returns whether all chosen files are uploaded. */
  async waitForUploads(place: string): Promise<boolean> {
    let awaited = this.filesOf(place);
    while (awaited.some(isUploading)) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
      const now = this.filesOf(place);
      if (!awaited.every(({ key }) => now.some((one) => one.key === key))) return false;
      awaited = now;
    }
    return this.areAllUploaded(place);
  }

  add(place: string, given: Iterable<File>): void {
    const room = ATTACHMENTS_PER_MESSAGE_MAX - this.filesOf(place).length;
    for (const file of [...given].slice(0, room)) {
      const fault = file.size > ATTACHMENT_BYTES_MAX ? fileWords.tooLarge() : '';
      const picked = { key: crypto.randomUUID(), name: file.name, file, sent: null, fault };
      this.#put(place, [...this.filesOf(place), picked]);
      if (fault === '') void this.#handOver(place, picked);
    }
  }

  remove(place: string, key: string): void {
    this.#put(
      place,
      this.filesOf(place).filter((one) => one.key !== key),
    );
  }

  /** Uploads a file again. */
  retry(place: string, key: string): void {
    const picked = this.filesOf(place).find((one) => one.key === key);
    if (picked === undefined) return;
    this.#change(place, key, { fault: '' });
    void this.#handOver(place, picked);
  }

  /** Removes and returns the uploaded files of a reply. */
  take(place: string): SentFile[] {
    const files = this.filesOf(place).flatMap(({ sent }) => sent ?? []);
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
      this.filesOf(place).map((one) => (one.key === key ? { ...one, ...change } : one)),
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

/** Whether the file is still uploading. */
export function isUploading({ sent, fault }: PickedFile): boolean {
  return sent === null && fault === '';
}
