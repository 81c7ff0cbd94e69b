import type { DeskCore } from '../data/core.ts';
import { HeldFiles } from './held-files.ts';

/** Called with the draft key of a reply that has just left; without one when anything else changed. */
type Listener = (left?: string) => void;

/** The files of replies and the replies that wait for them, by draft key. The desk holds them, so that leaving the inbox loses nothing. */
export class RepliesUnderWay {
  readonly files: HeldFiles;
  /** Replies that are sent once their files are uploaded: the text that is meant. */
  readonly #meant = new Map<string, string>();
  readonly #listeners = new Set<Listener>();

  constructor(desk: DeskCore) {
    this.files = new HeldFiles(
      (file, key) => desk.world.api.upload(file, key),
      () => this.#changed(),
    );
  }

  /** Tells of every change until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The text that goes once its files are uploaded; undefined where nothing waits. */
  meant(key: string): string | undefined {
    return this.#meant.get(key);
  }

  /** This text goes once its files are uploaded. */
  mean(key: string, words: string): void {
    this.#meant.set(key, words);
    this.#changed();
  }

  /** Nothing waits there any more. */
  end(key: string): void {
    this.#meant.delete(key);
    this.#changed();
  }

  /** The reply has left. */
  leave(key: string): void {
    this.#changed(key);
  }

  #changed(left?: string): void {
    for (const listener of this.#listeners) listener(left);
  }
}

const byDesk = new WeakMap<DeskCore, { userId: string | undefined; replies: RepliesUnderWay }>();

/** What is under way at this desk. Whoever signs in after another sees nothing of theirs. */
export function repliesUnderWay(desk: DeskCore): RepliesUnderWay {
  const userId = desk.state.user?.id;
  const held = byDesk.get(desk);
  if (held !== undefined && held.userId === userId) return held.replies;
  const replies = new RepliesUnderWay(desk);
  byDesk.set(desk, { userId, replies });
  return replies;
}
