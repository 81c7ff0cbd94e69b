import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Row, readTrainingRows, withPlainSpelling } from './rows.ts';

const PACKS = join(import.meta.dirname, '../../../bff/language/data');
/** The weight of guests' sentences, compared with text from elsewhere. */
const GUEST_WEIGHT = 2;
/** The rows that are guests' sentences already. */
const HOTEL_SOURCES = new Set(['own', 'guest']);

/**
 * The training rows of the browser's weights: the server's training rows, and the guests' sentences that the engine learns
 * from, in every language. A small model cannot learn everything, so it learns most about guests' sentences.
 */
export function readBrowserRows(folder: string): Row[] {
  const elsewhere = readTrainingRows(folder).map((row) =>
    HOTEL_SOURCES.has(row.source) ? row : { ...row, weight: row.weight / 2 },
  );
  return elsewhere.concat(withPlainSpelling(readPackRows('train')));
}

/** Reads the sentences of one split of all language packs: the training split or the held-out split. */
export function readPackRows(part: 'train' | 'test'): Row[] {
  return globSync('*/sentences.tsv', { cwd: PACKS })
    .sort()
    .flatMap((file) => {
      const lang = basename(dirname(file));
      const lines = readFileSync(join(PACKS, file), 'utf8').split('\n');
      return lines.flatMap((line): Row[] => {
        const [of, , , text = ''] = line.split('\t');
        const row = { text, lang, source: 'pack', bucket: '', variant: '', id: '', weight: GUEST_WEIGHT };
        return of === part && text !== '' ? [row] : [];
      });
    });
}
