import type { Outgoing } from '../chat-link.ts';
import { type FileStore, type KeptLine, openFileStore } from './file-store.ts';
import type { LocalFile } from './local-file.ts';
import { upload } from './upload.ts';

const RETRY_MS = 5_000;
/** Error codes that a retry cannot change. */
const FINAL = [
  'payload_too_large',
  'unsupported_media_type',
  'upload_refused',
  'bad_request',
  'forbidden',
  'origin_refused',
  'consent_required',
];

/** The part of the page that the queue uses, and the queue's callbacks. */
export interface FileQueueWorld {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  /** The session token, or undefined when not connected. */
  session(): string | undefined;
  /** Called to draw an unsent line with its files. */
  pending(kept: KeptLine, delivery: 'waiting' | 'sending' | 'failed'): void;
  /** Called with a line's upload progress, from 0 to 1. */
  progress(id: string, part: number): void;
  /** Called once a file is uploaded: it need not be fetched to be shown. */
  known(uploadId: string, blob: Blob): void;
  /** Called when the server refuses a line; `code` says why. */
  refused(id: string, code: string): void;
  /** Called when all files of a line are uploaded: the line can be sent. */
  send(line: Outgoing): void;
}

/**
 * Queue of messages with files. They are kept in this browser until the server has them, across reloads and lost connections.
 * Files are uploaded one at a time, then the message is sent like any other.
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

  /** True when the queue is empty. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  find(id: string): KeptLine | undefined {
    return this.#waiting.get(id);
  }

  /** Loads what an earlier page left unsent. */
  async load(): Promise<void> {
    for (const pending of (await this.#store.all()).sort((one, other) => one.at.localeCompare(other.at))) {
      if (this.#waiting.has(pending.line.id)) continue;
      this.#waiting.set(pending.line.id, pending);
      this.#world.pending(pending, 'waiting');
    }
    this.wake();
  }

  async add(line: Outgoing, files: readonly LocalFile[]): Promise<void> {
    const pending: KeptLine = { line, files, uploads: [], at: new Date().toISOString() };
    this.#waiting.set(line.id, pending);
    this.#world.pending(pending, this.#world.session() === undefined ? 'waiting' : 'sending');
    await this.#store.keep(pending);
    this.wake();
  }

  /** Call when connected: continues uploading. */
  wake(): void {
    if (!this.#isBusy) void this.#work();
  }

  /** Uploads a refused line again from the start. False when the line is not in this queue. */
  retry(id: string): boolean {
    const pending = this.#waiting.get(id);
    if (pending === undefined) return false;
    this.#failed.delete(id);
    this.#put({ ...pending, uploads: [] });
    this.#world.pending(pending, 'sending');
    this.wake();
    return true;
  }

  /** Call when the server has stored the line: its files are deleted here. */
  settled(id: string): void {
    if (this.#waiting.delete(id)) void this.#store.forget(id);
  }

  /** Deletes all files, together with the conversation. */
  clear(): void {
    for (const id of [...this.#waiting.keys()]) this.settled(id);
  }

  /** Disconnected: stops uploading until the next `wake`. */
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

  /** Uploads one file. Null: continue with the next at once, else the milliseconds to wait. */
  async #handOver(pending: KeptLine, signal: AbortSignal): Promise<number | null> {
    const { line, files, uploads } = pending;
    const file = files[uploads.length];
    const session = this.#world.session();
    if (file === undefined || session === undefined) return null;
    this.#world.pending(pending, 'sending');
    const tell = (part: number): void => this.#world.progress(line.id, (uploads.length + part) / files.length);
    const handed = await upload(`${this.#world.baseUrl}uploads`, session, file, tell, signal);
    if (!this.#waiting.has(line.id)) return null; // deleted during the upload
    if ('id' in handed) {
      this.#world.known(handed.id, file.blob);
      const more = { ...pending, uploads: [...uploads, handed.id] };
      this.#put(more);
      if (more.uploads.length === files.length) this.#world.send({ ...line, attachments: more.uploads });
      return null;
    }
    if (FINAL.includes(handed.code)) {
      this.#failed.add(line.id);
      this.#world.refused(line.id, handed.code);
      return null;
    }
    this.#world.pending(pending, 'waiting');
    return Math.max(RETRY_MS, handed.retryAfterMs ?? 0);
  }

  #put(pending: KeptLine): void {
    this.#waiting.set(pending.line.id, pending);
    void this.#store.keep(pending);
  }
}
