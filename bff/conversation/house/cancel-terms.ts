import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { ServiceError } from '../../base/errors.ts';
import { chooseEntry } from '../../engine/answering/answers.ts';
import { TERMS_QUESTION } from '../../engine/answering/cancel-terms.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { houseOf } from './knowledge.ts';

/** The cancellation terms in the house's own words, as guests are told them; null if it has written none or the engine is busy. */
export async function readCancelTerms(
  { db, engine }: Pick<ConversationDeps, 'db' | 'engine'>,
  propertyId: string,
): Promise<string | null> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return null;
  const question = { text: TERMS_QUESTION, language: FALLBACK_LANGUAGE };
  const [found = []] = await engine.search(houseOf(db, serving), [question]).then(({ matches }) => matches, noneIfBusy);
  const terms = found.filter(({ intents }) => intents.includes('cancellation_policy'));
  const language = serving.property.languages[0] ?? FALLBACK_LANGUAGE;
  return chooseEntry('cancellation_policy', [], terms, language)?.answer ?? null;
}

function noneIfBusy(error: unknown): [] {
  if (error instanceof ServiceError && error.code === 'overloaded') return [];
  throw error;
}
