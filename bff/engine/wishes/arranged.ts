import type { Wish } from '../../../shared/domain/decision.ts';
import type { Dialogue } from '../types.ts';

/** The most requests that can still be corrected or withdrawn by name. */
const ARRANGED_MAX = 6;

/** Lists the requests passed on in this conversation, newest first. */
export function listArranged({ last, earlier }: Dialogue): Wish[] {
  return last === null ? [...earlier] : [last, ...earlier];
}

/** Keeps a request as the last one. `instead`: its earlier version. */
export function keepArranged(dialogue: Dialogue, wish: Wish, instead?: Wish): Dialogue {
  const others = listArranged(dialogue).filter((other) => other !== instead);
  return { ...dialogue, last: wish, earlier: others.slice(0, ARRANGED_MAX - 1) };
}

/** Removes a withdrawn request. */
export function dropArranged(dialogue: Dialogue, wish: Wish): Dialogue {
  const [last = null, ...earlier] = listArranged(dialogue).filter((other) => other !== wish);
  return { ...dialogue, last, earlier };
}
