import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIntent } from '../../../shared/domain/intents.ts';
import { halfOf, readJsonLines } from './halves.ts';

/** A line and the labels it should get; `alt` counts as right too. None for what is out of scope. */
export interface IntentRow {
  text: string;
  lang: string;
  intents: string[];
  alt: string[];
}

export type Half = 'fit' | 'held-out';

/** One file of the development data. */
export function readIntentRows(folder: string, name: string): IntentRow[] {
  return readJsonLines<Partial<IntentRow> & { text: string; lang: string }>(join(folder, name)).map((row) => ({
    intents: [],
    alt: [],
    ...row,
  }));
}

/** The lines written for this project: `label,label | line`, "-" for out of scope. */
export function readOwnIntents(): IntentRow[] {
  return readFileSync(new URL('own/intents.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [labels = '', text = ''] = line.split(' | ');
      return { text, lang: 'en', intents: labels === '-' ? [] : labels.split(','), alt: [] };
    });
}

/** The rows of one half. */
export function rowsOf<T extends { text: string }>(rows: readonly T[], half: Half): T[] {
  return rows.filter(({ text }) => halfOf(text) === half);
}

/** The labels of the data that one of the engine's intents stands for. */
export function readLabels(folder: string): (intent: string) => readonly string[] {
  const labels: Record<string, string[]> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
  return (name) => (isIntent(name) ? (labels[name] ?? []) : [name]);
}
