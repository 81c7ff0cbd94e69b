import { parse } from 'csv-parse/sync';
import { ServiceError } from '../base/errors.ts';
import { listOfAll } from '../language/pack/packs.ts';
import type { FoundFaq } from './found.ts';

const heading = (part: 'question' | 'answer') =>
  new RegExp(`^(?:${listOfAll(({ cues }) => cues.faqLabels?.[part] ?? null)})$`, 'iu');
const [QUESTION, ANSWER] = [heading('question'), heading('answer')];
/** The ones spreadsheets write: a comma, a semicolon where a comma divides decimals, a tab when copied. */
const DELIMITERS = [',', ';', '\t'];

/**
 * Questions and answers of a table: of the columns that are headed so, in any order, or else of the first two.
 * Throws `validation_failed` where it is no table.
 */
export function readCsv(content: string): FoundFaq[] {
  const rows = parseRows(content);
  const head = rows[0] ?? [];
  const [question, answer] = [
    head.findIndex((cell) => QUESTION.test(cell)),
    head.findIndex((cell) => ANSWER.test(cell)),
  ];
  const headed = question >= 0 && answer >= 0;
  const first = headed ? 1 : 0;
  return rows.slice(first).map((row, index) => ({
    question: row[headed ? question : 0] ?? '',
    answer: row[headed ? answer : 1] ?? '',
    where: `row ${index + first + 1}`,
  }));
}

function parseRows(content: string): string[][] {
  const [firstLine = ''] = content.split('\n', 1);
  const delimiter = DELIMITERS.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  try {
    return parse(content, { delimiter, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    throw new ServiceError('validation_failed', `The table could not be read: ${why}`, { cause: error });
  }
}
