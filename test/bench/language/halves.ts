import { readFileSync } from 'node:fs';

/** One half of the rows is for fitting, the other only for reporting. The text of a row decides its half. */
export function halfOf(text: string): 'fit' | 'held-out' {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return ((hash >>> 13) & 1) === 1 ? 'held-out' : 'fit';
}

/** Reads a file of JSON Lines. Its shape is not validated, because the data folder is ours. */
export function readJsonLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line));
}
