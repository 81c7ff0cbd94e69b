import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { halfOf, readJsonLines } from './halves.ts';

/** A question and the entries that answer it; none for what the hotel's FAQs say nothing about. */
export interface FaqRow {
  text: string;
  lang: string;
  faq: string[];
  /** `fit` and `own` are ours, `hotel` and `locales` the development data's, `far` is about no hotel at all. */
  set: 'fit' | 'own' | 'hotel' | 'locales' | 'far';
  part: 'fit' | 'held-out';
}

const OWN = new URL('own/', import.meta.url);

/** The invented hotel's 57 entries. */
export function readEntries(folder: string): FaqEntry[] {
  return readJsonLines<FaqEntry>(join(folder, 'faq_hotel.jsonl')).map(({ id, question, answer }) => ({
    id,
    question,
    answer,
  }));
}

/** Every question there is, each with the half it belongs to. */
export function readFaqRows(folder: string): FaqRow[] {
  const given = (name: string, set: FaqRow['set']): FaqRow[] =>
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
    ...given('faq.jsonl', 'hotel'),
    ...given('faq_multi.jsonl', 'locales'),
    ...given('oos_en.jsonl', 'far'),
  ];
}

/** Our own lines: `entry,entry | question`, "-" where none answers. */
function readOwn(name: string): { text: string; lang: string; faq: string[] }[] {
  return readFileSync(new URL(name, OWN), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [names = '', text = ''] = line.split(' | ');
      return { text, lang: 'en', faq: names === '-' ? [] : names.split(',') };
    });
}
