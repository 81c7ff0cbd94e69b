import type { DeskCore } from '../core.ts';

/** Turns selecting conversations on or off. */
export function turnPicking(desk: DeskCore): void {
  desk.store.update((state) => ({ ...state, picked: state.picked === null ? new Set<string>() : null }));
}

/** Selects conversations, or deselects them; turns selecting on if needed. */
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

/** Ends selecting. */
export function endPicking(desk: DeskCore): void {
  desk.store.update((state) => (state.picked === null ? state : { ...state, picked: null }));
}
