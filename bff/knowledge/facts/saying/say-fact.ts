import type { AnswerContent, FactAnswer } from '../answering/answer-question.ts';
import type { Fact } from '../fact.ts';
import { subjectNameOf } from '../settle-facts.ts';
import { sayAnswer } from './say-answer.ts';

/** Writes a whole fact as for a guest; null if the language has no texts for facts. */
export function sayFact(
  fact: Pick<Fact, 'attribute' | 'value' | 'conditions' | 'exceptions'>,
  language: string,
): string | null {
  if (fact.value.type === 'text') return fact.value.text;
  const [booking = null] = fact.conditions.map((one) => one.booking);
  const answer: FactAnswer = {
    subject: subjectNameOf(fact.attribute),
    contents: [toContent(fact)],
    booking,
    sources: [],
    isConfirmed: false,
  };
  return sayAnswer(answer, language);
}

function toContent({ attribute, value, exceptions }: Parameters<typeof sayFact>[0]): AnswerContent {
  switch (value.type) {
    case 'presence':
      return { form: 'presence', is: value.is, exceptions, only: [] };
    case 'hours':
      return { form: 'hours', rules: value.rules, day: null, date: null, time: null, state: null };
    case 'price': {
      const all = { age: null, isChild: false, day: null, date: null, sum: null, total: null, verdict: null };
      return { form: 'price', tiers: value.tiers, ...all };
    }
    case 'limit':
      return { form: 'limit', limit: value, verdict: null };
    case 'text':
      throw new Error('A text is told as it is');
    default:
      return { form: 'value', value, attribute };
  }
}
