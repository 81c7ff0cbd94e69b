import type { DeskCore } from '../data/core.ts';
import { ReplyFiles } from './reply-files.ts';

/** Called with the draft key of a reply that was just sent; without a key after any other change. */
type Listener = (left?: string) => void;

/**
 * The files of replies, and the replies that wait for an upload, by draft key. They outlive the inbox view, so that
 * leaving the view loses nothing.
 */
export class RepliesUnderWay {
  readonly files: ReplyFiles;
  /** The texts of replies that are sent once their files are uploaded. */
  readonly #waitingTexts = new Map<string, string>();
  readonly #listeners = new Set<Listener>();

  constructor(desk: DeskCore) {
    this.files = new ReplyFiles(
      (file, key) => desk.world.api.upload(file, key),
      () => this.#changed(),
    );
  }

  /** Calls the listener after every change. Returns a function that ends this. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The text that is sent once its files are uploaded; undefined if no reply waits. */
  waitingText(key: string): string | undefined {
    return this.#waitingTexts.get(key);
  }

  /** Stores a text to be sent once its files are uploaded. */
  sendAfterUpload(key: string, words: string): void {
    this.#waitingTexts.set(key, words);
    this.#changed();
  }

  /** Deletes the text that waits for an upload. */
  cancelWaiting(key: string): void {
    this.#waitingTexts.delete(key);
    this.#changed();
  }

  /** Notifies the listeners that a reply was sent. */
  reportSent(key: string): void {
    this.#changed(key);
  }

  #changed(left?: string): void {
    for (const listener of this.#listeners) listener(left);
  }
}

const byDesk = new WeakMap<DeskCore, { userId: string | undefined; replies: RepliesUnderWay }>();

/** The waiting replies of the colleague who is signed in. After a sign-out, the next colleague gets a new set. */
export function repliesUnderWay(desk: DeskCore): RepliesUnderWay {
  const userId = desk.state.user?.id;
  const existing = byDesk.get(desk);
  if (existing !== undefined && existing.userId === userId) return existing.replies;
  const replies = new RepliesUnderWay(desk);
  byDesk.set(desk, { userId, replies });
  return replies;
}
