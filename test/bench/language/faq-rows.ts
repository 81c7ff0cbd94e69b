import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { halfOf, readJsonLines } from './halves.ts';

/** A question and the ids of the entries that answer it; empty if the hotel's FAQs do not answer it. */
export interface FaqRow {
  text: string;
  lang: string;
  faq: string[];
  /**
   * `fit` and `own` were written for this project, `hotel` and `locales` come from the development data, `far` has no hotel
   * topic.
   */
  set: 'fit' | 'own' | 'hotel' | 'locales' | 'far';
  part: 'fit' | 'held-out';
}

const OWN = new URL('own/', import.meta.url);

/** Reads the invented hotel's 57 entries. */
export function readEntries(folder: string): FaqEntry[] {
  return readJsonLines<FaqEntry>(join(folder, 'faq_hotel.jsonl')).map(({ id, question, answer }) => ({
    id,
    question,
    answer,
  }));
}

/** Reads all questions, each with the half that it belongs to. */
export function readFaqRows(folder: string): FaqRow[] {
  const readGiven = (name: string, set: FaqRow['set']): FaqRow[] =>
    readJsonLines<{ text: string; lang: string; faq?: string[] }>(join(folder, name)).map(({ text, lang, faq }) => ({
      text,
      lang,
      faq: faq ?? [],
      set,
      part: halfOf(text),
    }));
  return [
    ...readOwn('faq-fit.txt').map((row) => ({ ...row, set: 'fit' as const, part: 'fit' as const })),
    ...readOwn('faq-questions.txt').map((row) => ({ ...row, set: 'own' as const, part: halfOf(row.text) })),
    ...readGiven('faq.jsonl', 'hotel'),
    ...readGiven('faq_multi.jsonl', 'locales'),
    ...readGiven('oos_en.jsonl', 'far'),
  ];
}

/** Reads our own lines: `entry,entry | question`, with "-" if no entry answers. */
function readOwn(name: string): { text: string; lang: string; faq: string[] }[] {
  return readFileSync(new URL(name, OWN), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [names = '', text = ''] = line.split(' | ');
      return { text, lang: 'en', faq: names === '-' ? [] : names.split(',') };
    });
}
