import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { answerQuestion } from '../../knowledge/facts/answering/answer-question.ts';
import type { FactSource } from '../../knowledge/facts/fact.ts';
import { sayAnswer } from '../../knowledge/facts/saying/say-answer.ts';
import { frameQuestions } from '../utterance/fact-questions.ts';
import type { Turn } from '../utterance/turn.ts';
import { findOpenKinds } from './same-question.ts';

/** Texts that are no entry of the FAQs, as a decision names them. */
const LABELS: Record<string, Pick<Source, 'type' | 'label'>> = {
  policies: { type: 'training', label: 'Policies' },
  specialties: { type: 'training', label: 'Specialties' },
  checkIn: { type: 'training', label: 'Check-in' },
  checkOut: { type: 'training', label: 'Check-out' },
};

/** An answer computed from facts, and why it is one. */
interface FactsTold {
  step: Extract<DecisionStep, { kind: 'answer' }>;
  reason: string;
}

/**
 * The answer computed from the facts of the house, in the guest's language; null where they hold none. What the hotel wrote in
 * that very language is told as it stands, unless a day, an age or a measure is asked for, or its owner has seen the fact;
 * `hasOwnEntry`: it wrote an entry in it.
 */
export function findFactAnswer(
  intent: Intent | null,
  others: readonly Intent[],
  context: Turn,
  hasOwnEntry = false,
): FactsTold | null {
  const { facts = [], now, property, said, conversation } = context;
  if (facts.length === 0) return null;
  const { language } = said;
  const { timezone } = property;
  for (const question of frameQuestions(said, intent, others, { topic: conversation.dialogue.topic, now, timezone })) {
    const answer = answerQuestion(question, facts, { now, timezone });
    if (answer === null) continue;
    const isOwn = hasOwnEntry || answer.sources.every((source) => source.language === language);
    // How many there are changes what the hotel says of it only where a sum is asked for.
    const cases = Object.keys(question.conditions).filter((name) => name !== 'count' || question.kind === 'price');
    // What its owner has seen is told always: the words around it may say less, or something older.
    if (!answer.isSeen && isOwn && (cases.length === 0 || (hasOwnEntry && cases.every((name) => name === 'count'))))
      continue;
    if (answer.sources.some(({ label, quote }) => findOpenKinds(said, `${label}\n${quote}`).length > 0)) continue;
    const told = sayAnswer(answer, language);
    if (told === null) return null;
    return {
      step: { kind: 'answer', intent, sources: answer.sources.map(toSource), told: { text: told, language } },
      reason: `Computed from facts: ${question.subject}, ${question.kind}.`,
    };
  }
  return null;
}

function toSource({ id, label, quote, language, type = 'faq' }: FactSource): Source {
  const own = LABELS[id];
  if (own !== undefined) return { ...own, id, quote, language };
  return { type: type === 'faq' ? 'faq' : 'training', id, label, quote, language };
}
