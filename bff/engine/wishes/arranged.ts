import type { Wish } from '../../../shared/domain/decision.ts';
import type { Dialogue } from '../types.ts';

/** So many requests can still be corrected or taken back by name. */
const ARRANGED_MAX = 6;

/** What was passed on in this conversation and may still be spoken of, the newest first. */
export function listArranged({ last, earlier }: Dialogue): Wish[] {
  return last === null ? [...earlier] : [last, ...earlier];
}

/** Keeps a request as the last one. `instead`: the one it was before it was changed. */
export function keepArranged(dialogue: Dialogue, wish: Wish, instead?: Wish): Dialogue {
  const others = listArranged(dialogue).filter((other) => other !== instead);
  return { ...dialogue, last: wish, earlier: others.slice(0, ARRANGED_MAX - 1) };
}

/** Lets go of a request that was taken back. */
export function dropArranged(dialogue: Dialogue, wish: Wish): Dialogue {
  const [last = null, ...earlier] = listArranged(dialogue).filter((other) => other !== wish);
  return { ...dialogue, last, earlier };
}
