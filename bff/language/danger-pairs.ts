import type { Concept } from './concepts.ts';
import { DANGER_WORDS } from './danger-words.ts';
import { isUnspaced } from './fold.ts';
import { HARM_WORDS } from './harm-words.ts';

/**
 * The entries of a concept that are pairs: a part of the body and what befalls it, a stranger and what they do. A pack
 * lists what is said as one; of pairs each word of one list goes with each of the other, more than anybody writes out.
 */
export function listPairs(code: string, concept: Concept): string[] {
  const joint = isUnspaced(code) ? '' : ' ';
  const rows = [DANGER_WORDS[code]?.[concept], HARM_WORDS[code]?.phrases[concept]].flatMap(
    (list) => list?.split(', ') ?? [],
  );
  return rows.flatMap((row) => expandPairs(row, joint));
}

/** `a|b + c|d` is each of the first with each of the second, joined by `joint`. */
export function expandPairs(row: string, joint: string): string[] {
  return row
    .split(' + ')
    .map((words) => words.split('|').map((word) => word.trim()))
    .reduce((left, right) => left.flatMap((one) => right.map((other) => `${one}${joint}${other}`)));
}
