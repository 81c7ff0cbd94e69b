import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { answerQuestion } from '../../knowledge/facts/answering/answer-question.ts';
import { frameQuestion } from '../../knowledge/facts/answering/frame-question.ts';
import { readParty } from '../../knowledge/facts/answering/party.ts';
import type { Question } from '../../knowledge/facts/answering/question.ts';
import type { FactSource } from '../../knowledge/facts/fact.ts';
import { sayAnswer } from '../../knowledge/facts/saying/say-answer.ts';
import { findEntities } from '../../language/entities/find-entities.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import type { TurnContext } from '../types.ts';
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
  context: TurnContext,
  language: string,
  hasOwnEntry = false,
): FactsTold | null {
  const { facts = [], now, property, message } = context;
  if (facts.length === 0) return null;
  const { text } = message;
  for (const question of frame(intent, others, context, language)) {
    const answer = answerQuestion(question, facts, { now, timezone: property.timezone });
    if (answer === null) continue;
    const isOwn = hasOwnEntry || answer.sources.every((source) => source.language === language);
    // How many there are changes what the hotel says of it only where a sum is asked for.
    const cases = Object.keys(question.conditions).filter((name) => name !== 'count' || question.kind === 'price');
    // What its owner has seen is told always: the words around it may say less, or something older.
    if (!answer.isSeen && isOwn && (cases.length === 0 || (hasOwnEntry && cases.every((name) => name === 'count'))))
      continue;
    if (answer.sources.some(({ label, quote }) => findOpenKinds(text, `${label}\n${quote}`).length > 0)) continue;
    const said = sayAnswer(answer, language);
    if (said === null) return null;
    return {
      step: { kind: 'answer', intent, sources: answer.sources.map(toSource), told: { text: said, language } },
      reason: `Computed from facts: ${question.subject}, ${question.kind}.`,
    };
  }
  return null;
}

/** The questions that the message may ask of this wish: its own clauses where it asks for more than one thing. */
function frame(intent: Intent | null, others: readonly Intent[], context: TurnContext, code: string): Question[] {
  const { now, property, message, conversation } = context;
  const language = languageFor(code);
  const { text } = message;
  const clauses = others.length === 0 ? [] : splitClauses(text, language);
  const texts = clauses.length === 0 ? [text] : clauses;
  const { topic } = conversation.dialogue;
  const before = topic !== null && topic.intent === intent && clauses.length === 0 ? topic.words : '';
  return texts.flatMap((one) => {
    const entities = findEntities(one, language.pack, now, property.timezone);
    const question = frameQuestion({
      text: one,
      before,
      language: code,
      intent,
      entities,
      party: readParty(one, code, now, property.timezone),
      beside: clauses.filter((clause) => clause !== one),
    });
    return question === null ? [] : [question];
  });
}

function toSource({ id, label, quote, language, type = 'faq' }: FactSource): Source {
  const own = LABELS[id];
  if (own !== undefined) return { ...own, id, quote, language };
  return { type: type === 'faq' ? 'faq' : 'training', id, label, quote, language };
}
