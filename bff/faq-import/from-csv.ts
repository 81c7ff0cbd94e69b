import { parse } from 'csv-parse/sync';
import { ServiceError } from '../base/errors.ts';
import { listOfAll } from '../language/pack/packs.ts';
import type { FoundFaq } from './found.ts';

const headingPattern = (part: 'question' | 'answer') =>
  new RegExp(`^(?:${listOfAll(({ cues }) => cues.faqLabels?.[part] ?? null)})$`, 'iu');
const [QUESTION, ANSWER] = [headingPattern('question'), headingPattern('answer')];
/** Spreadsheets write commas, semicolons (in countries with decimal commas) or, when copied, tabs. */
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads the questions and answers of a table: from the columns with these headings, in any order, or else from the first two
 * columns. Throws `validation_failed` if the content is not a table.
 */
export function readCsv(content: string): FoundFaq[] {
  const rows = parseRows(content);
  const head = rows[0] ?? [];
  const [question, answer] = [
    head.findIndex((cell) => QUESTION.test(cell)),
    head.findIndex((cell) => ANSWER.test(cell)),
  ];
  const hasHeadings = question >= 0 && answer >= 0;
  const firstIndex = hasHeadings ? 1 : 0;
  return rows.slice(firstIndex).map((row, index) => ({
    question: row[hasHeadings ? question : 0] ?? '',
    answer: row[hasHeadings ? answer : 1] ?? '',
    where: `row ${index + firstIndex + 1}`,
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
