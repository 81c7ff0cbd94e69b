import type { Outgoing } from '../chat-link.ts';
import { type FileStore, type KeptLine, openFileStore } from './file-store.ts';
import type { LocalFile } from './local-file.ts';
import { upload } from './upload.ts';

const RETRY_MS = 5_000;
/** Answers that say the same however often one asks. */
const FINAL = [
  'payload_too_large',
  'unsupported_media_type',
  'upload_refused',
  'bad_request',
  'forbidden',
  'origin_refused',
  'consent_required',
];

/** What the queue needs of the page and tells it. */
export interface FileQueueWorld {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  /** The session's token; undefined while there is no connection. */
  session(): string | undefined;
  /** A line that waits with its files, to be drawn. */
  pending(kept: KeptLine, delivery: 'waiting' | 'sending' | 'failed'): void;
  /** How much of a line's files is through, from 0 to 1. */
  progress(id: string, part: number): void;
  /** A content that the server has under this id now: it need not be fetched to be shown. */
  known(uploadId: string, blob: Blob): void;
  /** A line may not be sent like this; `code` says why. */
  refused(id: string, code: string): void;
  /** Every file is handed over: the line may go. */
  send(line: Outgoing): void;
}

/**
 * Lines with files on their way: kept in this browser until the server has them, over reloads and lost connections. The files
 * are handed over one after another, then the line is sent like any other.
 */
export class FileQueue {
  readonly #world: FileQueueWorld;
  readonly #store: FileStore;
  readonly #waiting = new Map<string, KeptLine>();
  readonly #failed = new Set<string>();
  #underWay = new AbortController();
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(world: FileQueueWorld, store: FileStore = openFileStore(world.propertyId)) {
    this.#world = world;
    this.#store = store;
  }

  /** Is nothing kept here any more? */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  find(id: string): KeptLine | undefined {
    return this.#waiting.get(id);
  }

  /** Takes up what an earlier page left. */
  async load(): Promise<void> {
    for (const kept of (await this.#store.all()).sort((one, other) => one.at.localeCompare(other.at))) {
      if (this.#waiting.has(kept.line.id)) continue;
      this.#waiting.set(kept.line.id, kept);
      this.#world.pending(kept, 'waiting');
    }
    this.wake();
  }

  async add(line: Outgoing, files: readonly LocalFile[]): Promise<void> {
    const kept: KeptLine = { line, files, uploads: [], at: new Date().toISOString() };
    this.#waiting.set(line.id, kept);
    this.#world.pending(kept, this.#world.session() === undefined ? 'waiting' : 'sending');
    await this.#store.keep(kept);
    this.wake();
  }

  /** There is a connection: hands over what waits. */
  wake(): void {
    if (!this.#isBusy) void this.#work();
  }

  /** Tries a line again that was refused, from the beginning. Says whether it is one of these. */
  retry(id: string): boolean {
    const kept = this.#waiting.get(id);
    if (kept === undefined) return false;
    this.#failed.delete(id);
    this.#put({ ...kept, uploads: [] });
    this.#world.pending(kept, 'sending');
    this.wake();
    return true;
  }

  /** The server has the line: its files need not be kept here. */
  settled(id: string): void {
    if (this.#waiting.delete(id)) void this.#store.forget(id);
  }

  /** Forgets everything, as with the conversation. */
  clear(): void {
    for (const id of [...this.#waiting.keys()]) this.settled(id);
  }

  /** The connection ends: nothing goes on until the next `wake`. */
  close(): void {
    clearTimeout(this.#timer);
    this.#underWay.abort();
    this.#underWay = new AbortController();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        const { signal } = this.#underWay;
        const waitMs = await this.#handOver(next, signal);
        if (waitMs === null || signal.aborted) continue;
        this.#timer = setTimeout(() => this.wake(), waitMs);
        return;
      }
    } finally {
      this.#isBusy = false;
    }
  }

  #next(): KeptLine | undefined {
    if (this.#world.session() === undefined) return undefined;
    return [...this.#waiting.values()].find(
      ({ line, files, uploads }) => uploads.length < files.length && !this.#failed.has(line.id),
    );
  }

  /** Hands one file over; null where the next may follow at once, else how long to wait. */
  async #handOver(kept: KeptLine, signal: AbortSignal): Promise<number | null> {
    const { line, files, uploads } = kept;
    const file = files[uploads.length];
    const session = this.#world.session();
    if (file === undefined || session === undefined) return null;
    this.#world.pending(kept, 'sending');
    const tell = (part: number): void => this.#world.progress(line.id, (uploads.length + part) / files.length);
    const handed = await upload(`${this.#world.baseUrl}uploads`, session, file, tell, signal);
    if (!this.#waiting.has(line.id)) return null; // forgotten meanwhile
    if ('id' in handed) {
      this.#world.known(handed.id, file.blob);
      const more = { ...kept, uploads: [...uploads, handed.id] };
      this.#put(more);
      if (more.uploads.length === files.length) this.#world.send({ ...line, attachments: more.uploads });
      return null;
    }
    if (FINAL.includes(handed.code)) {
      this.#failed.add(line.id);
      this.#world.refused(line.id, handed.code);
      return null;
    }
    this.#world.pending(kept, 'waiting');
    return Math.max(RETRY_MS, handed.retryAfterMs ?? 0);
  }

  #put(kept: KeptLine): void {
    this.#waiting.set(kept.line.id, kept);
    void this.#store.keep(kept);
  }
}
