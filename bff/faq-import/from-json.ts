import { z } from 'zod';
import { ServiceError } from '../base/errors.ts';
import type { FoundFaq } from './found.ts';

const entry = z.object({ question: z.string(), answer: z.string() });
const namedFaq = z.union([
  entry,
  z.object({ q: z.string(), a: z.string() }).transform(({ q, a }) => ({ question: q, answer: a })),
]);
const list = z.array(z.unknown());
const wrapped = z.union([list, z.object({ faqs: list }).transform(({ faqs }) => faqs)]);

/**
 * Reads questions and answers of a JSON list (`[{ "question", "answer" }]`, also below `faqs`), or of a FAQPage in JSON-LD
 * (schema.org/FAQPage). Throws `validation_failed` if it is neither.
 */
export function readJsonFaqs(content: string): FoundFaq[] {
  const value = parseJson(content);
  const page = readFaqPage(value);
  if (page.length > 0) return page;
  const given = wrapped.safeParse(value);
  if (!given.success)
    throw new ServiceError('validation_failed', 'The JSON holds no list of entries with question and answer');
  return given.data.map((item, index) => {
    const read = namedFaq.safeParse(item);
    return { ...(read.success ? read.data : { question: '', answer: '' }), where: `entry ${index + 1}` };
  });
}

const answerOf = z.union([z.object({ text: z.string() }), z.array(z.object({ text: z.string() })).min(1)]);
const questionOf = z.object({ '@type': z.literal('Question'), name: z.string(), acceptedAnswer: answerOf });

/** The questions of a FAQPage anywhere in a JSON-LD document. */
export function readFaqPage(value: unknown): FoundFaq[] {
  if (Array.isArray(value)) return value.flatMap(readFaqPage);
  const question = questionOf.safeParse(value);
  if (question.success) {
    const { name, acceptedAnswer } = question.data;
    const answer = Array.isArray(acceptedAnswer) ? (acceptedAnswer[0]?.text ?? '') : acceptedAnswer.text;
    return [{ question: name, answer, where: 'the page’s own data' }];
  }
  const graph = z.object({ '@graph': z.unknown().optional(), mainEntity: z.unknown().optional() }).safeParse(value);
  return graph.success ? [graph.data['@graph'], graph.data.mainEntity].filter(Boolean).flatMap(readFaqPage) : [];
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ServiceError('validation_failed', 'This is not JSON', { cause: error });
  }
}
