import type { DeskCore } from '../core.ts';

/** Begins to choose conversations, or ends it. */
export function turnPicking(desk: DeskCore): void {
  desk.store.update((state) => ({ ...state, picked: state.picked === null ? new Set<string>() : null }));
}

/** Chooses conversations, or drops them where `on` is false; begins to choose where nobody did. */
export function pick(desk: DeskCore, ids: readonly string[], on: boolean): void {
  desk.store.update((state) => {
    const picked = new Set(state.picked);
    for (const id of ids) {
      if (on) picked.add(id);
      else picked.delete(id);
    }
    return { ...state, picked };
  });
}

/** Chooses nothing any more. */
export function endPicking(desk: DeskCore): void {
  desk.store.update((state) => (state.picked === null ? state : { ...state, picked: null }));
}
