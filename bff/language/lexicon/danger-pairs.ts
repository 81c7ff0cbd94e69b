import type { Concept } from '../pack/concepts.ts';
import type { LanguagePack } from '../pack/pack.ts';

/**
 * The entries of a concept that are pairs: a part of the body and what befalls it, a stranger and what they do. A pack
 * lists what is said as one; of pairs each word of one list goes with each of the other, more than anybody writes out.
 */
export function listPairs({ safety, script }: LanguagePack, concept: Concept): string[] {
  const rows: string | null | undefined = Object.entries(safety.phrases).find(([name]) => name === concept)?.[1];
  return rows?.split(', ').flatMap((row) => expandPairs(row, script.unspaced ? '' : ' ')) ?? [];
}

/** `a|b + c|d` is each of the first with each of the second, joined by `joint`. */
export function expandPairs(row: string, joint: string): string[] {
  return row
    .split(' + ')
    .map((words) => words.split('|').map((word) => word.trim()))
    .reduce((left, right) => left.flatMap((one) => right.map((other) => `${one}${joint}${other}`)));
}
