import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Row, trainingRows, withPlainSpelling } from './rows.ts';

const PACKS = join(import.meta.dirname, '../../../bff/language/data');
/** Guests' talk counts for as much more than what people write elsewhere. */
const GUEST_WEIGHT = 2;
/** What is hotel talk already. */
const AT_HOME = new Set(['own', 'guest']);

/**
 * What the browser's weights are fitted on: what the server's are, and the sentences of guests that the engine learns from, in
 * every language alike. A small model cannot know everything, so it is taught most of what it will hear.
 */
export function browserRows(folder: string): Row[] {
  const elsewhere = trainingRows(folder).map((row) =>
    AT_HOME.has(row.source) ? row : { ...row, weight: row.weight / 2 },
  );
  return elsewhere.concat(withPlainSpelling(packRows('train')));
}

/** The sentences of one part of all packs: those that are learnt from, or those that nothing is. */
export function packRows(part: 'train' | 'test'): Row[] {
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
