import { msg } from '@lit/localize';
import type { FaqImport, FaqImportFormat } from '../../../shared/api/house/faq-import.ts';
import { fields, list, maybeText, oneOf, text } from '../data/read/read.ts';

/** Repeated here, because importing them would also load the whole schema library. */
export const FORMATS = ['csv', 'json', 'text', 'html'] as const satisfies readonly FaqImportFormat[];
const SKIP_REASONS = ['no_question', 'no_answer', 'too_long', 'twice', 'too_many'] as const;

/** Reads the entries that the server found in a file or on a page. */
export function readImport(value: unknown): FaqImport {
  const from = fields(value);
  return {
    faqs: list(from?.['faqs'], (item) => {
      const { question, answer, replaces } = fields(item) ?? {};
      return { question: text(question), answer: text(answer), replaces: maybeText(replaces) };
    }),
    skipped: list(from?.['skipped'], (item) => {
      const { where, question, reason } = fields(item) ?? {};
      return { where: text(where), question: text(question), reason: oneOf(SKIP_REASONS, reason, 'no_answer') };
    }),
  };
}

export function formatWord(format: FaqImportFormat): string {
  switch (format) {
    case 'csv':
      return msg('A table (CSV)', { id: 'desk-format-csv' });
    case 'json':
      return 'JSON';
    case 'text':
      return msg('Plain text', { id: 'desk-format-text' });
    case 'html':
      return msg('A web page (HTML)', { id: 'desk-format-html' });
    default:
      return format satisfies never;
  }
}

export function skipWord(reason: (typeof SKIP_REASONS)[number]): string {
  switch (reason) {
    case 'no_question':
      return msg('the question is missing', { id: 'desk-skip-question' });
    case 'no_answer':
      return msg('the answer is missing', { id: 'desk-skip-answer' });
    case 'too_long':
      return msg('it is too long', { id: 'desk-skip-long' });
    case 'twice':
      return msg('it is there twice', { id: 'desk-skip-twice' });
    case 'too_many':
      return msg('there is no room for more', { id: 'desk-skip-many' });
    default:
      return reason satisfies never;
  }
}
