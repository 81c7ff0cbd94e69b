import type { Intent } from '../../../shared/domain/intents.ts';
import { frameQuestion } from '../../knowledge/facts/answering/frame-question.ts';
import { readParty } from '../../knowledge/facts/answering/party.ts';
import type { Question } from '../../knowledge/facts/answering/question.ts';
import { findEntities } from '../../language/entities/find-entities.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Topic } from '../types.ts';
import type { Utterance } from './utterance.ts';

/** The time, time zone and last topic of a message. */
interface Around {
  topic: Topic | null;
  now: Date;
  timezone: string;
}

/** Returns the questions to the house's facts in a message, clause by clause if it asks for more than one thing. */
export function frameQuestions(
  utterance: Utterance,
  intent: Intent | null,
  others: readonly Intent[],
  { topic, now, timezone }: Around,
): Question[] {
  const { language } = utterance;
  const { pack } = languageFor(language);
  const clauses = others.length === 0 ? [] : utterance.clauses.map(({ text }) => text);
  const texts = clauses.length === 0 ? [utterance.text] : clauses;
  const before = topic !== null && topic.intent === intent && clauses.length === 0 ? topic.words : '';
  return texts.flatMap((text) => {
    const question = frameQuestion({
      text,
      previousText: before,
      language,
      intent,
      entities: findEntities(text, pack, now, timezone),
      party: readParty(text, language, now, timezone),
      otherClauses: clauses.filter((clause) => clause !== text),
    });
    return question === null ? [] : [question];
  });
}
