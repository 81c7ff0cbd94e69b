import type { Concept } from '../pack/concepts.ts';
import type { LanguagePack } from '../pack/pack.ts';

/**
 * Lists a concept's phrases that are written as pairs, such as parts of the body with injuries. A pack gives two lists,
 * and every combination counts.
 */
export function listPairs({ safety, script }: LanguagePack, concept: Concept): string[] {
  const rows: string | null | undefined = Object.entries(safety.phrases).find(([name]) => name === concept)?.[1];
  return rows?.split(', ').flatMap((row) => expandPairs(row, script.unspaced ? '' : ' ')) ?? [];
}

/** Expands `a|b + c|d` to every combination of both lists, joined by `joint`. */
export function expandPairs(row: string, joint: string): string[] {
  return row
    .split(' + ')
    .map((words) => words.split('|').map((word) => word.trim()))
    .reduce((left, right) => left.flatMap((one) => right.map((other) => `${one}${joint}${other}`)));
}
