import { type DeskState, emptyState } from './state.ts';

/** Holds the state and notifies watchers. */
export class DeskStore {
  #state: DeskState = emptyState();
  readonly #watchers = new Set<() => void>();

  get state(): DeskState {
    return this.#state;
  }

  /** Replaces the state; watchers are called only if it changed. */
  update(change: (state: DeskState) => DeskState): void {
    const next = change(this.#state);
    if (next === this.#state) return;
    this.#state = next;
    for (const watcher of this.#watchers) watcher();
  }

  /** Calls `watcher` after each change. Returns its undo. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}
