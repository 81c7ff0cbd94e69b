import type { FaqImportFormat } from '../../../shared/api/house/faq-import.ts';

const BY_ENDING: readonly [ending: RegExp, format: FaqImportFormat][] = [
  [/\.(csv|tsv)$/i, 'csv'],
  [/\.json$/i, 'json'],
  [/\.html?$/i, 'html'],
];
/** The number of first lines that must contain a separator equally often in a table. */
const LINES_LOOKED_AT = 4;

/** Guesses the format of a text by the name of its file, or without a name by the text. */
export function guessFormat(content: string, fileName = ''): FaqImportFormat {
  const byEnding = BY_ENDING.find(([ending]) => ending.test(fileName));
  if (byEnding !== undefined) return byEnding[1];
  const start = content.trimStart();
  if (/^[[{]/.test(start)) return 'json';
  if (/<(html|body|div|p|dl|h[1-6]|details|ul|section)[\s>]/i.test(start)) return 'html';
  return looksLikeTable(start) ? 'csv' : 'text';
}

function looksLikeTable(content: string): boolean {
  const [header = '', ...rest] = content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT);
  if (rest.length === 0) return false;
  return [',', ';', '\t'].some((separator) => {
    const columns = header.split(separator).length;
    return (
      columns > 1 &&
      columns <= 8 &&
      !header.includes('?') &&
      rest.every((line) => line.split(separator).length >= columns)
    );
  });
}
