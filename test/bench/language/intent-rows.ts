import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIntent } from '../../../shared/domain/intents.ts';
import { halfOf, readJsonLines } from './halves.ts';

/** A line and its expected labels; `alt` counts as right too. Lines out of scope have no label. */
export interface IntentRow {
  text: string;
  lang: string;
  intents: string[];
  alt: string[];
}

export type Half = 'fit' | 'held-out';

/** Reads one file of the development data. */
export function readIntentRows(folder: string, name: string): IntentRow[] {
  return readJsonLines<Partial<IntentRow> & { text: string; lang: string }>(join(folder, name)).map((row) => ({
    intents: [],
    alt: [],
    ...row,
  }));
}

/** Reads the lines written for this project: `label,label | line`, with "-" for out of scope. */
export function readOwnIntents(): IntentRow[] {
  return readFileSync(new URL('own/intents.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [labels = '', text = ''] = line.split(' | ');
      return { text, lang: 'en', intents: labels === '-' ? [] : labels.split(','), alt: [] };
    });
}

/** Selects the rows of one half. */
export function rowsOf<T extends { text: string }>(rows: readonly T[], half: Half): T[] {
  return rows.filter(({ text }) => halfOf(text) === half);
}

/** Maps each intent of the engine to the labels of the data that it stands for. */
export function readLabels(folder: string): (intent: string) => readonly string[] {
  const labels: Record<string, string[]> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
  return (name) => (isIntent(name) ? (labels[name] ?? []) : [name]);
}
