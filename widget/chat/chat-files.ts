import type { ShownAttachment } from '../../shared/protocol/attachment.ts';
import type { Outgoing } from './chat-link.ts';
import type { Delivery, Line } from './chat-state.ts';
import { Blobs } from './files/blobs.ts';
import type { FileQueue } from './files/file-queue.ts';
import type { KeptLine } from './files/file-store.ts';
import type { LocalFile } from './files/local-file.ts';

/** The part of the page that the file queue uses. The mark says that files wait in storage, so that storage is opened only then. */
export interface FilePlace {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  mark: { read(): boolean; write(on: boolean): void };
}

/** Callbacks of the conversation. */
export interface FileEvents {
  session(): string | undefined;
  send(line: Outgoing): void;
  draw(kept: KeptLine, shown: readonly ShownAttachment[], delivery: Delivery): void;
  note(id: string, note: Pick<Line, 'progress' | 'refusal'>): void;
}

/** The files of one conversation. Their code is loaded with the first file. */
export class ChatFiles {
  readonly blobs: Blobs;
  readonly #place: FilePlace;
  readonly #events: FileEvents;
  #queue: Promise<FileQueue> | null = null;
  /** Null until the code for files is loaded. */
  #present: FileQueue | null = null;

  constructor(place: FilePlace, events: FileEvents) {
    this.#place = place;
    this.#events = events;
    this.blobs = new Blobs((url) => this.#fetch(url));
  }

  send(line: Outgoing, files: readonly LocalFile[]): void {
    this.#place.mark.write(true);
    void this.#open().then((queue) => queue.add(line, files));
  }

  /** Call when connected: uploads the files that wait, also those of an earlier page. */
  wake(): void {
    if (this.#present !== null) this.#present.wake();
    else if (this.#place.mark.read()) void this.#open();
  }

  /** Sends a refused line again. False when it has no files here. */
  retry(id: string): boolean {
    return this.#present?.retry(id) ?? false;
  }

  settled(id: string): void {
    const queue = this.#present;
    if (queue === null) return;
    queue.settled(id);
    if (queue.isEmpty) this.#place.mark.write(false);
  }

  clear(): void {
    this.blobs.clear();
    this.#present?.clear();
    this.#place.mark.write(false);
  }

  close(): void {
    this.#present?.close();
  }

  #open(): Promise<FileQueue> {
    this.#queue ??= this.#load();
    this.#queue.catch(() => {
      this.#queue = null; // loading failed: the next file tries again
    });
    return this.#queue;
  }

  async #load(): Promise<FileQueue> {
    const { FileQueue } = await import('./files/module.ts');
    const { propertyId, baseUrl } = this.#place;
    const queue = new FileQueue({
      propertyId,
      baseUrl,
      session: this.#events.session,
      send: this.#events.send,
      pending: (kept, delivery) => this.#events.draw(kept, this.#toShown(kept), delivery),
      progress: (id, progress) => this.#events.note(id, { progress }),
      known: (id, blob) => this.blobs.keep(id, blob),
      refused: (id, refusal) => {
        const line = queue.find(id);
        if (line !== undefined) this.#events.draw(line, this.#toShown(line), 'failed');
        this.#events.note(id, { refusal });
      },
    });
    this.#present = queue;
    await queue.load();
    return queue;
  }

  /** Files not uploaded yet, in the form in which uploaded ones are shown. */
  #toShown({ line, files }: KeptLine): ShownAttachment[] {
    return files.map(({ kind, name, blob }, index) => {
      const id = `${line.id}/${index}`;
      this.blobs.keep(id, blob);
      return { id, kind, name, type: blob.type, bytes: blob.size, state: 'here', url: '' };
    });
  }

  async #fetch(url: string): Promise<Blob> {
    const session = this.#events.session();
    if (session === undefined) throw new Error('There is no connection');
    const response = await fetch(new URL(url, this.#place.baseUrl), {
      headers: { authorization: `Bearer ${session}` },
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
    return response.blob();
  }
}
