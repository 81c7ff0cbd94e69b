import { readFileSync } from 'node:fs';

/** Half of the rows is fitted on, half is only reported on; which one a row is in, its text decides. */
export function halfOf(text: string): 'fit' | 'held-out' {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return ((hash >>> 13) & 1) === 1 ? 'held-out' : 'fit';
}

/** A file of JSON Lines. Its shape is the writer's word: the data folder is ours. */
export function readJsonLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line));
}
