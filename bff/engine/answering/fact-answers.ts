import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { answerQuestion } from '../../knowledge/facts/answering/answer-question.ts';
import type { FactSource } from '../../knowledge/facts/fact.ts';
import { sayAnswer } from '../../knowledge/facts/saying/say-answer.ts';
import { frameQuestions } from '../utterance/fact-questions.ts';
import type { Turn } from '../utterance/turn.ts';
import { findOpenKinds } from './same-question.ts';

/** Labels of texts that are no FAQ entries. */
const LABELS: Record<string, Pick<Source, 'type' | 'label'>> = {
  policies: { type: 'training', label: 'Policies' },
  specialties: { type: 'training', label: 'Specialties' },
  checkIn: { type: 'training', label: 'Check-in' },
  checkOut: { type: 'training', label: 'Check-out' },
};

/** An answer computed from facts, and the reason for it. */
interface FactAnswerStep {
  step: Extract<DecisionStep, { kind: 'answer' }>;
  reason: string;
}

/**
 * Answers from the facts of the house, in the guest's language; null if they do not cover the question. A text in the
 * guest's language is used as it is, unless the question names a day, an age or a measure, or the owner has confirmed
 * the fact. `hasOwnEntry`: there is an entry in that language.
 */
export function findFactAnswer(
  intent: Intent | null,
  others: readonly Intent[],
  context: Turn,
  hasOwnEntry = false,
): FactAnswerStep | null {
  const { facts = [], now, property, utterance, conversation } = context;
  if (facts.length === 0) return null;
  const { language } = utterance;
  const { timezone } = property;
  for (const question of frameQuestions(utterance, intent, others, {
    topic: conversation.dialogue.topic,
    now,
    timezone,
  })) {
    const answer = answerQuestion(question, facts, { now, timezone });
    if (answer === null) continue;
    const isInGuestLanguage = hasOwnEntry || answer.sources.every((source) => source.language === language);
    // A number of persons changes the answer only if a sum is asked for.
    const conditionNames = Object.keys(question.conditions).filter(
      (name) => name !== 'count' || question.kind === 'price',
    );
    // Confirmed facts are always used: the text around them may be incomplete or older.
    if (
      !answer.isConfirmed &&
      isInGuestLanguage &&
      (conditionNames.length === 0 || (hasOwnEntry && conditionNames.every((name) => name === 'count')))
    )
      continue;
    if (answer.sources.some(({ label, quote }) => findOpenKinds(utterance, `${label}\n${quote}`).length > 0)) continue;
    const answerText = sayAnswer(answer, language);
    if (answerText === null) return null;
    return {
      step: { kind: 'answer', intent, sources: answer.sources.map(toSource), told: { text: answerText, language } },
      reason: `Computed from facts: ${question.subject}, ${question.kind}.`,
    };
  }
  return null;
}

function toSource({ id, label, quote, language, type = 'faq' }: FactSource): Source {
  const fixedLabel = LABELS[id];
  if (fixedLabel !== undefined) return { ...fixedLabel, id, quote, language };
  return { type: type === 'faq' ? 'faq' : 'training', id, label, quote, language };
}
