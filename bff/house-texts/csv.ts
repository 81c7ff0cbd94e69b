import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ServiceError } from '../base/errors.ts';
import type { ReadRow, TextRow } from './rows.ts';

const COLUMNS = [
  'id',
  'sourceLanguage',
  'question',
  'text',
  'language',
  'translatedQuestion',
  'translation',
  'status',
] as const satisfies readonly (keyof TextRow)[];
const NEEDED = ['id', 'language', 'translation'] as const;
/** Spreadsheets need it to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const ROWS_MAX = 100_000;

const parsed = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }));

/** The table for translators, with a row per text and language. */
export function writeCsv(rows: readonly TextRow[]): string {
  const lines = [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))];
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Reads the table with commas, semicolons or tabs. Throws `validation_failed` if it is not such a table. */
export function readCsv(content: string): ReadRow[] {
  const [head = ''] = content.replace(BYTE_ORDER_MARK, '').split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const names = head.split(delimiter).map((name) => name.replaceAll('"', '').trim());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new ServiceError(
      'validation_failed',
      `The table has no column ${missing.join(', ')}: keep those it was exported with`,
    );
  const read = parsed.parse(parseRecords(content, delimiter));
  return read.map(({ record, info }) => {
    const own = (name: keyof TextRow) => record[name] ?? '';
    // `lines` is the record's last line; a record with line breaks begins that many lines earlier.
    const line =
      info.lines - Object.values(record).reduce((breaks, value) => breaks + (value.match(/\n/g)?.length ?? 0), 0);
    return {
      id: own('id'),
      sourceLanguage: own('sourceLanguage'),
      question: own('question'),
      text: own('text'),
      language: own('language'),
      translatedQuestion: own('translatedQuestion'),
      translation: own('translation'),
      status: own('status'),
      line,
    };
  });
}

function parseRecords(content: string, delimiter: string): unknown {
  try {
    return parse(content, {
      delimiter,
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: ROWS_MAX,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    throw new ServiceError('validation_failed', `The table could not be read: ${why}`, { cause: error });
  }
}

function cell(value: string): string {
  return /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
