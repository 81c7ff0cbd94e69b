import type { FaqImport, FaqImportFormat } from '../../shared/api/house/faq-import.ts';
import type { Faq } from '../../shared/api/house/training.ts';
import { type FoundFaq, tidy } from './found.ts';
import { readCsv } from './from-csv.ts';
import { readHtml } from './from-html.ts';
import { readJsonFaqs } from './from-json.ts';
import { readText } from './from-text.ts';

const QUESTION_CHARACTERS_MAX = 500;
const ANSWER_CHARACTERS_MAX = 4_000;
const FOUND_MAX = 1_000;

const READERS: Record<FaqImportFormat, (content: string) => FoundFaq[]> = {
  csv: readCsv,
  json: readJsonFaqs,
  text: readText,
  html: readHtml,
};

/**
 * Reads questions and answers from a hotel's file or page, for review by staff; nothing is stored. Entries that cannot be
 * used are returned with their position and the reason. Throws `validation_failed` if the content cannot be read at all.
 */
export function readFaqs(format: FaqImportFormat, content: string, present: readonly Faq[]): FaqImport {
  return siftFaqs(READERS[format](content), present);
}

/** Separates the usable entries from the others. */
export function siftFaqs(given: readonly FoundFaq[], present: readonly Faq[]): FaqImport {
  const known = new Map(present.map(({ id, question }) => [sameKey(question), id]));
  const answer: FaqImport = { faqs: [], skipped: [] };
  const seen = new Set<string>();
  for (const found of given) {
    const faq = { question: tidy(found.question), answer: tidy(found.answer) };
    const reason = faultOf(faq, seen, answer.faqs.length);
    if (reason !== null) answer.skipped.push({ where: found.where, question: faq.question.slice(0, 120), reason });
    else answer.faqs.push({ ...faq, replaces: known.get(sameKey(faq.question)) ?? null });
    seen.add(sameKey(faq.question));
  }
  return answer;
}

function faultOf(
  { question, answer }: Pick<Faq, 'question' | 'answer'>,
  seen: ReadonlySet<string>,
  count: number,
): FaqImport['skipped'][number]['reason'] | null {
  if (question === '') return 'no_question';
  if (answer === '') return 'no_answer';
  if (question.length > QUESTION_CHARACTERS_MAX || answer.length > ANSWER_CHARACTERS_MAX) return 'too_long';
  if (seen.has(sameKey(question))) return 'twice';
  return count >= FOUND_MAX ? 'too_many' : null;
}

/** The key of a question. Questions that differ only in case and diacritics are the same. */
function sameKey(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
