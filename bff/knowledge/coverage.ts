import { INTENTS, type Intent } from '../../shared/domain/intents.ts';
import { detect } from '../../shared/language/detect/server.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { classify } from '../language/reading/classify.ts';

/** Intents that need an answer from the property's data or an FAQ; tasks and small talk need none. */
export const QUESTIONS: readonly Intent[] = INTENTS.slice(0, INTENTS.indexOf('towels_linen'));

/** Lists which common questions the property's data answers and which it does not. */
export function coverage(
  training: { checkIn: string; checkOut: string; policies: string },
  faqs: readonly { question: string; answer: string }[],
): { answered: Intent[]; missing: Intent[] } {
  const answered = new Set<Intent>(['address_directions']);
  if (training.checkIn !== '') answered.add('check_in_time');
  if (training.checkOut !== '') answered.add('check_out_time');
  if (training.policies !== '') answered.add('policies');
  for (const { question, answer } of faqs) {
    const { code } = detect(`${question} ${answer}`);
    for (const { name } of classify(question, languageFor(code)).intents) answered.add(name);
  }
  return {
    answered: QUESTIONS.filter((intent) => answered.has(intent)),
    missing: QUESTIONS.filter((intent) => !answered.has(intent)),
  };
}
